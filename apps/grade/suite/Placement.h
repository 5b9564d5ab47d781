// Placement.h: a value for a square.

#ifndef APPS_GRADE_SUITE_PLACEMENT_H_
#define APPS_GRADE_SUITE_PLACEMENT_H_

#include <cstddef>
#include <vector>

#include "sudoku/Puzzle.h"

namespace coursework {

struct Placement {
  int row = 0;  // from 0
  int col = 0;
  int value = 0;
};

inline sudoku::Puzzle blankPuzzle(int size) {
  const auto squares = static_cast<std::size_t>(size * size);
  return {size, std::vector<int>(squares, sudoku::kUndecided)};
}

inline void place(sudoku::Puzzle& puzzle, const Placement& placement) {
  puzzle.squares[static_cast<std::size_t>(placement.row * puzzle.size + placement.col)] =
      placement.value;
}

// The values of a puzzle in reading order.
inline std::vector<Placement> placementsOf(const sudoku::Puzzle& puzzle) {
  std::vector<Placement> placements;
  for (int row = 0; row < puzzle.size; ++row) {
    for (int col = 0; col < puzzle.size; ++col) {
      const int value = puzzle.at(row, col);
      if (value != sudoku::kUndecided) placements.push_back({row, col, value});
    }
  }
  return placements;
}

inline bool isUndecidedSomewhere(const sudoku::Puzzle& board) {
  return placementsOf(board).size() < board.squares.size();
}

}  // namespace coursework

#endif
