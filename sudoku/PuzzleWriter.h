// PuzzleWriter.h: writes a puzzle of any size in one line that PuzzleReader can read.

#ifndef SUDOKU_PUZZLEWRITER_H_
#define SUDOKU_PUZZLEWRITER_H_

#include <algorithm>
#include <string>

#include "sudoku/Puzzle.h"

namespace sudoku {

// Row by row. Up to size 9: one character per square, a dot for a blank. Above: numbers separated
// by commas, 0 for a blank. No line end.
inline std::string toLine(const Puzzle& puzzle) {
  std::string line;
  if (puzzle.size <= 9) {
    line.reserve(puzzle.squares.size() + 1);  // a caller often appends a line end
    line.resize(puzzle.squares.size());
    std::transform(puzzle.squares.begin(), puzzle.squares.end(), line.begin(),
                   [](int value) { return value < 1 ? '.' : static_cast<char>('0' + value); });
    return line;
  }
  for (const int value : puzzle.squares) {
    if (!line.empty()) line += ',';
    line += std::to_string(value < 1 ? 0 : value);
  }
  return line;
}

}  // namespace sudoku

#endif
