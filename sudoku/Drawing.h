// Drawing.h: draws a board with its boxes, for people to read.
//
//   +-----+-----+
//   | 1   | 3   |
//   |     |   2 |
//   +-----+-----+
//   |   1 |     |
//   |     | 4 1 |
//   +-----+-----+

#ifndef SUDOKU_DRAWING_H_
#define SUDOKU_DRAWING_H_

#include <cstddef>
#include <ostream>
#include <string>

#include "sudoku/Puzzle.h"

namespace sudoku {

// Draws a board. `valueAt(row, col)` is the value of a square; values below 1 are drawn as blanks.
// Values are right-aligned, in columns wide enough for the largest possible value.
template <class ValueAt>
[[gnu::cold]] void draw(std::ostream& out, int order, ValueAt valueAt) {
  const int size = order * order;
  std::size_t width = 1;
  for (int rest = size; rest >= 10; rest /= 10) ++width;
  std::string rule = "+";
  for (int box = 0; box < order; ++box) {
    rule.append(static_cast<std::size_t>(order) * (width + 1) + 1, '-') += '+';
  }
  rule += '\n';
  for (int row = 0; row < size; ++row) {
    if (row % order == 0) out << rule;
    std::string line = "|";
    for (int col = 0; col < size; ++col) {
      line.append(width + 1, ' ');
      std::size_t end = line.size();
      for (int rest = valueAt(row, col); rest > 0; rest /= 10) {
        line[--end] = static_cast<char>('0' + rest % 10);
      }
      if (col % order == order - 1) line += " |";
    }
    out << line << '\n';
  }
  out << rule;
}

// Draws a puzzle, even one that has no solution.
inline void draw(std::ostream& out, const Puzzle& puzzle) {
  int order = 1;
  while (order * order < puzzle.size) ++order;
  draw(out, order, [&puzzle](int row, int col) { return puzzle.at(row, col); });
}

}  // namespace sudoku

#endif
