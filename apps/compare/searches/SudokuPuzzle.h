// SudokuPuzzle.h: a Sudoku as a puzzle of a comparison.

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "apps/compare/searches/AnyPuzzle.h"
#include "sudoku/Puzzle.h"

namespace comparing {

// True if the rule set has a faster board for the usual 9x9 than the general one. Times of rule
// sets compare only if all of them have it, or all searches are on general boards.
bool hasFastBoard(const std::string& rules);

// True if these rule sets compare on general boards only.
bool areOnGeneralBoards(const std::vector<std::string>& rules);

// Traces have the decision that led to a board, its values, and the candidates that were removed by
// deduction: docs/trace.md. Rule sets are named as in apps/solving/SudokuArguments.h; searches with
// others throw std::invalid_argument.
std::shared_ptr<const AnyPuzzle> sudokuPuzzle(sudoku::Puzzle puzzle,
                                              bool isOnGeneralBoards = false);

}  // namespace comparing
