// ReadPuzzle.h: a puzzle, and what is known about the text it was read from.

#ifndef SUDOKU_READING_READPUZZLE_H_
#define SUDOKU_READING_READPUZZLE_H_

#include <string>

#include "sudoku/Puzzle.h"
#include "sudoku/reading/Format.h"

namespace sudoku {

struct ReadPuzzle {
  Puzzle puzzle;
  Format format = Format::line;
  int line = 1;       // where it began; counts from 1
  std::string title;  // what stood behind it in its line, else the comment right above it
};

}  // namespace sudoku

#endif
