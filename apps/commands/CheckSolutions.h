// CheckSolutions.h: the part of `sudoku check` that holds solutions against their puzzles.

#ifndef APPS_COMMANDS_CHECKSOLUTIONS_H_
#define APPS_COMMANDS_CHECKSOLUTIONS_H_

#include <string>

#include "apps/commands/ExitStatus.h"
#include "sudoku/PuzzleReader.h"

namespace commands {

// Checks solution N of the one argument against puzzle N of the other, and writes what came of it
// to standard output.
ExitStatus checkSolutions(const std::string& puzzles, const std::string& solutions,
                          const sudoku::ReadOptions& reading);

}  // namespace commands

#endif
