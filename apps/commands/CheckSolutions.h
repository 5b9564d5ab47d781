// CheckSolutions.h: the part of `sudoku check` that verifies solutions of puzzles.

#ifndef APPS_COMMANDS_CHECKSOLUTIONS_H_
#define APPS_COMMANDS_CHECKSOLUTIONS_H_

#include <string>

#include "apps/commands/ExitStatus.h"
#include "sudoku/PuzzleReader.h"

namespace commands {

// Checks solution N of `solutions` against puzzle N of `puzzles`, for each N, and writes the
// results to standard output.
ExitStatus checkSolutions(const std::string& puzzles, const std::string& solutions,
                          const sudoku::ReadOptions& reading);

}  // namespace commands

#endif
