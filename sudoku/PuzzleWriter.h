// PuzzleWriter.h: a puzzle in one line that PuzzleReader reads back, whatever its size.

#ifndef SUDOKU_PUZZLEWRITER_H_
#define SUDOKU_PUZZLEWRITER_H_

#include <algorithm>
#include <string>

#include "sudoku/Puzzle.h"

namespace sudoku {

// Row by row: up to size 9 a character a square, a dot for a blank; above that numbers with commas
// between them, 0 for a blank. No line end.
inline std::string toLine(const Puzzle& puzzle) {
  std::string line;
  if (puzzle.size <= 9) {
    line.reserve(puzzle.squares.size() + 1);  // often a line end follows
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
