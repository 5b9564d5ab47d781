// SudokuPuzzle.h: a Sudoku as a puzzle of a comparison.

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "apps/compare/searches/AnyPuzzle.h"
#include "sudoku/Puzzle.h"

namespace comparing {

// True if some of these rule sets, but not all, have a faster 9x9 board than the general one. Their
// times compare only if all searches are on general boards. "" and kYours are no rule sets.
bool haveSeveralBoards(const std::vector<std::string>& rules);

// Traces have the decision that led to a board, its values, and the candidates that were removed by
// deduction: docs/trace.md. Rule sets are named as in apps/solving/SudokuArguments.h; searches with
// others throw std::invalid_argument.
std::shared_ptr<const AnyPuzzle> sudokuPuzzle(sudoku::Puzzle puzzle,
                                              bool isOnGeneralBoards = false);

}  // namespace comparing
