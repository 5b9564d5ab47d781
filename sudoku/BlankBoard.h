// BlankBoard.h: makes the board that suits a size and a rule set.
//
// All that makes a board fast stands behind these two functions. A program of many source files can
// compile it once: every file defines SUDOKU_SEARCH_COMPILED, and sudoku/Compiled.cpp is one of
// them.

#ifndef SUDOKU_BLANKBOARD_H_
#define SUDOKU_BLANKBOARD_H_

#include <memory>

#include "sudoku/Board.h"
#include "sudoku/RuleSet.h"

namespace sudoku {

// A blank board of any size that can apply any rules and tell its steps to a log. Throws
// std::invalid_argument unless `size` is a perfect square from 1 to 400.
std::unique_ptr<Board> blankGrid(int size, const RuleSet& rules);

// The fastest blank board for the size and the rules; it may be one that keeps no log. Throws as
// blankGrid() does.
std::unique_ptr<Board> blankBoard(int size, const RuleSet& rules);

}  // namespace sudoku

#ifndef SUDOKU_SEARCH_COMPILED
#include "sudoku/BlankBoard.inl"
#endif

#endif
