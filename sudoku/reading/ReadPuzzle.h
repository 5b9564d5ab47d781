// ReadPuzzle.h: a puzzle, and what is known about the text that it was read from.

#ifndef SUDOKU_READING_READPUZZLE_H_
#define SUDOKU_READING_READPUZZLE_H_

#include <string>

#include "sudoku/Puzzle.h"

namespace sudoku {

enum class Format {
  line,             // size x size characters in one line
  sdm,              // the same, all digits, as in an .sdm file
  rows,             // one row a line
  spacedRows,       // one row a line, spaces for blanks: the coursework's nine lines
  numbers,          // numbers with separators, in one line or one row a line
  orderAndNumbers,  // the order, a line to ignore, then numbers, one row a line
  drawing,          // rows with bars between the boxes, or between the squares
  simpleSudoku,     // the drawing of an .ss file
  sdk               // a section of an .sdk file
};

constexpr const char* name(Format format) {
  switch (format) {
    case Format::line: return "one line of characters";
    case Format::sdm: return ".sdm";
    case Format::rows: return "one row a line";
    case Format::spacedRows: return "rows with spaces for blanks";
    case Format::numbers: return "numbers";
    case Format::orderAndNumbers: return "order and numbers";
    case Format::drawing: return "box drawing";
    case Format::simpleSudoku: return ".ss";
    case Format::sdk: return ".sdk";
  }
  return "";
}

struct ReadPuzzle {
  Puzzle puzzle;
  Format format = Format::line;
  int line = 1;       // of its beginning; counts from 1
  std::string title;  // the text behind the puzzle in its line, else the comment right above it
};

}  // namespace sudoku

#endif
