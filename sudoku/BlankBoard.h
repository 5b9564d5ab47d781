// BlankBoard.h: makes the board that suits a shape, a size and a rule set.
//
// All fast code is behind these two functions. A program of many source files can compile it once:
// define SUDOKU_SEARCH_COMPILED for every file and add sudoku/BlankBoard.cpp to the program.

#ifndef SUDOKU_BLANKBOARD_H_
#define SUDOKU_BLANKBOARD_H_

#include <memory>

#include "sudoku/Board.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace sudoku {

// A blank board that supports every shape and every rule, and reports its steps to a log. Throws
// std::invalid_argument unless the shape can have that size. An ordinary shape can have a size that
// is a perfect square from 1 to 400.
std::unique_ptr<Board> blankGrid(int size, const RuleSet& rules, const Shape& shape = Shape());

// The fastest blank board for the shape, the size and the rules. It may not support a log. Throws
// as blankGrid() does.
std::unique_ptr<Board> blankBoard(int size, const RuleSet& rules, const Shape& shape = Shape());

}  // namespace sudoku

#ifndef SUDOKU_SEARCH_COMPILED
#include "sudoku/BlankBoard.inl"
#endif

#endif
