// ReadPuzzle.h: a puzzle, with its format, line and title in the text that it was read from.

#ifndef SUDOKU_READING_READPUZZLE_H_
#define SUDOKU_READING_READPUZZLE_H_

#include <string>

#include "sudoku/Puzzle.h"
#include "sudoku/reading/Letters.h"

namespace sudoku {

enum class Format {
  line,             // size x size characters in one line
  sdm,              // the same, digits only, as in an .sdm file
  rows,             // one row per line
  spacedRows,       // one row per line, spaces for blanks, as in the coursework
  numbers,          // numbers with separators, in one line or one row per line
  orderAndNumbers,  // the order, a line that is ignored, then numbers, one row per line
  drawing,          // rows with bars between the boxes, or between the squares
  simpleSudoku,     // the drawing of an .ss file
  sdk,              // a section of an .sdk file
  table,            // a column of a table, such as a CSV file
  jigsaw,           // size x size characters, then as many for the regions
  candidates,       // 729 characters: the candidates of each square
  pencilMarks,      // the candidates of each square, as a drawing or one row a line
  hodoku            // a line of HoDoKu's library
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
    case Format::table: return "column of a table";
    case Format::jigsaw: return "squares, then regions";
    case Format::candidates: return "729 candidates";
    case Format::pencilMarks: return "pencil marks";
    case Format::hodoku: return "HoDoKu library";
  }
  return "";
}

struct ReadPuzzle {
  Puzzle puzzle;
  Format format = Format::line;
  int line = 1;       // of its first line; counts from 1
  std::string title;  // the text after the puzzle in its line, or else the comment right above
  Letters letters = Letters::automatic;  // those of its values; automatic if there are none
  bool saysShape = false;                // the text says the shape: otherwise it is the usual one,
                                         // or that of the options
  bool areBlanksZeros = false;           // it has blanks, and all are written as 0
  bool haveMixedBlanks = false;          // it begins its line, and its blanks may have two signs
  std::string notice = {};  // what was not read though the text names it, as PuzzleError::what()
};

}  // namespace sudoku

#endif
