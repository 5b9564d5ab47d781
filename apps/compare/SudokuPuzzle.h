// SudokuPuzzle.h: a Sudoku as a puzzle of a comparison.

#ifndef APPS_COMPARE_SUDOKUPUZZLE_H_
#define APPS_COMPARE_SUDOKUPUZZLE_H_

#include <memory>

#include "apps/compare/AnyPuzzle.h"
#include "sudoku/Puzzle.h"

namespace compareSearch {

std::shared_ptr<const AnyPuzzle> sudokuPuzzle(sudoku::Puzzle puzzle);

}  // namespace compareSearch

#endif
