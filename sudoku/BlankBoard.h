// BlankBoard.h: makes the board that suits a shape and a rule set.
//
// All fast code is behind these two functions. A program of many source files can compile it once:
// define SUDOKU_SEARCH_COMPILED for every file and add sudoku/BlankBoard.cpp to the program.

#pragma once

#include <memory>

#include "sudoku/Board.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace sudoku {

// A blank board that supports every shape and every rule, and reports its steps to a log.
std::unique_ptr<Board> blankGrid(const Shape& shape, const RuleSet& rules);

// The fastest blank board for the shape and the rules. It may not support a log.
std::unique_ptr<Board> blankBoard(const Shape& shape, const RuleSet& rules);

}  // namespace sudoku

#ifndef SUDOKU_SEARCH_COMPILED
#include "sudoku/BlankBoard.inl"
#endif
