// SudokuPuzzle.h: a Sudoku as a puzzle of a comparison.

#pragma once

#include <memory>

#include "apps/compare/searches/AnyPuzzle.h"
#include "sudoku/Puzzle.h"

namespace comparing {

// Traces have the decision that led to a board, its values, and the candidates that were removed by
// deduction: docs/trace.md. Rule sets are named as in apps/solving/SudokuArguments.h; searches with
// others throw std::invalid_argument.
std::shared_ptr<const AnyPuzzle> sudokuPuzzle(sudoku::Puzzle puzzle);

}  // namespace comparing
