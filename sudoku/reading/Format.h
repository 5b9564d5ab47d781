// Format.h: the ways of writing a puzzle down that PuzzleReader reads.

#ifndef SUDOKU_READING_FORMAT_H_
#define SUDOKU_READING_FORMAT_H_

namespace sudoku {

enum class Format {
  line,             // size x size characters in one line
  sdm,              // the same, all digits: what an .sdm file has
  rows,             // one row a line
  spacedRows,       // one row a line, spaces for blanks: the coursework's nine lines
  numbers,          // numbers with something between them, in one line or one row a line
  orderAndNumbers,  // the order, a line to ignore, then numbers, one row a line
  drawing,          // rows with bars between the boxes, or between the squares
  simpleSudoku,     // the drawing of an .ss file
  sdk               // a section of an .sdk file
};

// What people call the format.
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

}  // namespace sudoku

#endif
