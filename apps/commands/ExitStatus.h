// ExitStatus.h: what the exit status of the program says. If several apply, the highest does.

#ifndef APPS_COMMANDS_EXITSTATUS_H_
#define APPS_COMMANDS_EXITSTATUS_H_

#include <algorithm>
#include <string>

namespace commands {

enum class ExitStatus {
  yes = 0,         // all went well
  no = 1,          // a puzzle has no solution, or is not what it was checked for
  usage = 2,       // the command line is wrong
  gaveUp = 3,      // a limit stopped a search, or memory ran out for it
  unreadable = 4,  // some input could not be read
  failed = 5       // the output could not be written, or the program is wrong
};

constexpr ExitStatus worse(ExitStatus one, ExitStatus other) {
  return std::max(one, other);
}

// For --help: all of them, where yes and no are what they are for one subcommand. `no` may be empty
// if it cannot happen.
std::string exitStatusHelp(const std::string& yes, const std::string& no);

}  // namespace commands

#endif
