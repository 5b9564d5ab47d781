#include "apps/commands/ExitStatus.h"

namespace commands {

std::string exitStatusHelp(const std::string& yes, const std::string& no) {
  return "Exit status (the highest that applies):\n  0  " + yes + '\n' +
         (no.empty() ? "" : "  1  " + no + '\n') +
         "  2  the command line is wrong\n"
         "  3  a limit stopped a search, or memory ran out for a puzzle\n"
         "  4  some input could not be read; the rest was\n"
         "  5  the output could not be written, or the program made a mistake\n";
}

}  // namespace commands
