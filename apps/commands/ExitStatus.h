// ExitStatus.h: the exit statuses of the program. If several apply, the highest is used.

#ifndef APPS_COMMANDS_EXITSTATUS_H_
#define APPS_COMMANDS_EXITSTATUS_H_

#include <algorithm>
#include <string>

namespace commands {

enum class ExitStatus {
  yes = 0,         // success
  no = 1,          // a puzzle has no solution, or a check failed
  usage = 2,       // the command line is wrong
  gaveUp = 3,      // a search reached a limit or ran out of memory
  unreadable = 4,  // some input could not be read
  failed = 5       // the output could not be written, or an internal error
};

constexpr ExitStatus worse(ExitStatus one, ExitStatus other) {
  return std::max(one, other);
}

// Text for --help: all statuses, with the meaning of yes and no for one subcommand. An empty `no`
// means that this status cannot occur.
std::string exitStatusHelp(const std::string& yes, const std::string& no);

}  // namespace commands

#endif
