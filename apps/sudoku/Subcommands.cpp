#include "apps/sudoku/Subcommands.h"

namespace sudokuProgram {

std::string exitStatusHelp(const std::string& success, const std::string& negative) {
  return "Exit status (the highest that applies):\n  0  " + success + '\n' +
         (negative.empty() ? "" : "  1  " + negative + '\n') +
         "  2  the command line is wrong, or `generate` found no solved board of the shape\n"
         "  3  a limit stopped a search, or memory ran out for a puzzle\n"
         "  4  some input could not be read; the rest was\n"
         "  5  the output could not be written, or an internal error occurred\n";
}

}  // namespace sudokuProgram
