// ExitStatus.h: the exit statuses of the programs. If several apply, the highest is used. A program
// that a signal ended has the status of StopOnSignal.h instead.

#ifndef APPS_SUPPORT_EXITSTATUS_H_
#define APPS_SUPPORT_EXITSTATUS_H_

#include <algorithm>

namespace apps {

enum class ExitStatus {
  success = 0,
  negative = 1,    // a puzzle has no solution, or a check failed
  usage = 2,       // the command line is wrong; CompareSearch: or a file could not be used
  incomplete = 3,  // a search reached a limit or ran out of memory
  difference = 3,  // CompareSearch: two traces differ
  unreadable = 4,  // some input could not be read
  failed = 5       // the output could not be written, or an internal error
};

constexpr ExitStatus worse(ExitStatus one, ExitStatus other) {
  return std::max(one, other);
}

}  // namespace apps

#endif
