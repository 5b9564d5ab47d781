// Drawing.h: a board as people draw it, with its boxes.
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

#include <ostream>
#include <string>

namespace sudoku {

// Writes the board. `valueAt(row, col)` is the value of a square, anything below 1 a blank; values
// are aligned to the right, as wide as the largest possible one.
template <class ValueAt>
void draw(std::ostream& out, int order, ValueAt valueAt) {
  using Length = std::string::size_type;
  const int size = order * order;
  const Length width = std::to_string(size).size();
  const std::string boxEdge(Length(order) * (width + 1) + 1, '-');
  std::string rule = "+";
  for (int box = 0; box < order; ++box) rule += boxEdge + '+';
  rule += '\n';
  for (int row = 0; row < size; ++row) {
    if (row % order == 0) out << rule;
    std::string line = "|";
    for (int col = 0; col < size; ++col) {
      const int value = valueAt(row, col);
      const std::string text = value < 1 ? "" : std::to_string(value);
      line += ' ' + std::string(width - text.size(), ' ') + text;
      if (col % order == order - 1) line += " |";
    }
    out << line << '\n';
  }
  out << rule;
}

}  // namespace sudoku

#endif
