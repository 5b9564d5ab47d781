// ReadPuzzle.h: a puzzle, with its line and title in the text that it was read from.

#ifndef SUDOKU_READPUZZLE_H_
#define SUDOKU_READPUZZLE_H_

#include <string>

#include "sudoku/Letters.h"
#include "sudoku/Puzzle.h"

namespace sudoku {

struct ReadPuzzle {
  Puzzle puzzle;
  int line = 1;       // of its first line; counts from 1
  std::string title;  // the text after the puzzle in its line, or else the line right above
  Letters letters = Letters::automatic;  // those of its values; automatic if there are none
  bool saysShape = false;                // the text says the shape: otherwise it is the usual one,
                                         // or that of the options
  bool areBlanksZeros = false;           // it has blanks, and all are written as 0
  std::string notice = {};  // what was not read though the text names it, as PuzzleError::what()
};

}  // namespace sudoku

#endif
