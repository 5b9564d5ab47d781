#include "apps/grade/suite/Text.h"

#include <sstream>

namespace coursework {

std::string drawing(const std::string& caption, const sudoku::Puzzle& board,
                    const std::string& otherCaption, const sudoku::Puzzle& other) {
  return caption + '\n' + drawing(board) + otherCaption + '\n' + drawing(other);
}

std::string nameOf(int row, int col) {
  return 'r' + std::to_string(row + 1) + 'c' + std::to_string(col + 1);
}

std::string callOf(const Placement& placement) {
  std::ostringstream out;
  out << "setSquare(" << placement.row << ", " << placement.col << ", " << placement.value << ')';
  return out.str();
}

std::string said(int row, int col, int value) {
  const std::string square = nameOf(row, col);
  return value == sudoku::kUndecided ? square + " undecided"
                                     : square + " = " + std::to_string(value);
}

}  // namespace coursework
