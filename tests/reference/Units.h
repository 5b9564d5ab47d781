// Units.h: the units of a board of any shape, computed from their definitions. It shares no code
// with the tables of the shape.

#pragma once

#include <vector>

#include "sudoku/Shape.h"

namespace reference {

using Units = std::vector<std::vector<int>>;

// Rows, columns, regions, diagonals and windows. The squares of each are in reading order.
inline Units unitsOf(const sudoku::Shape& shape) {
  const int size = shape.size();
  int order = 1;
  while (order * order < size) ++order;
  Units units;
  const auto add = [&](auto isInUnit) {
    units.emplace_back();
    for (int row = 0; row < size; ++row) {
      for (int col = 0; col < size; ++col) {
        if (isInUnit(row, col)) units.back().push_back(row * size + col);
      }
    }
  };
  for (int unit = 0; unit < size; ++unit) {
    add([&](int row, int) { return row == unit; });
    add([&](int, int col) { return col == unit; });
    if (shape.isOrdinary()) {
      add([&](int row, int col) { return row / order * order + col / order == unit; });
    } else if (shape.hasRegions()) {
      add([&](int row, int col) { return shape.regionOf(row * size + col) == unit; });
    }
  }
  if (shape.hasDiagonals()) {
    add([&](int row, int col) { return row == col; });
    add([&](int row, int col) { return row + col == size - 1; });
  }
  for (int top = 1; shape.hasWindows() && top < size; top += order + 1) {
    for (int left = 1; left < size; left += order + 1) {
      add([&](int row, int col) {
        return row >= top && row < top + order && col >= left && col < left + order;
      });
    }
  }
  return units;
}

}  // namespace reference
