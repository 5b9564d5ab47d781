// Placement.h: a value in a square of a board, as setSquare gets it, and what students read of it.

#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

#include "apps/solving/BoardText.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"

namespace coursework {

struct Placement {
  int row = 0;  // from 0
  int col = 0;
  int value = 0;
};

using Placements = std::vector<Placement>;

using sudoku::blankPuzzle;

inline void place(sudoku::Puzzle& puzzle, const Placement& placement) {
  puzzle.squares[static_cast<std::size_t>(placement.row * puzzle.size() + placement.col)] =
      placement.value;
}

// The values of a puzzle in reading order.
inline std::vector<Placement> placementsOf(const sudoku::Puzzle& puzzle) {
  std::vector<Placement> placements;
  for (int row = 0; row < puzzle.size(); ++row) {
    for (int col = 0; col < puzzle.size(); ++col) {
      const int value = puzzle.at(row, col);
      if (value != sudoku::kUndecided) placements.push_back({row, col, value});
    }
  }
  return placements;
}

inline bool isUndecidedSomewhere(const sudoku::Puzzle& board) {
  return placementsOf(board).size() < board.squares.size();
}

// "r1c5 = 3", or "r1c5 undecided".
inline std::string said(int row, int col, int value) {
  const std::string square = sudoku::squareName(row, col);
  return value == sudoku::kUndecided ? square + " undecided"
                                     : square + " = " + std::to_string(value);
}

// "setSquare(0, 4, 3)", as in the student's code.
inline std::string callOf(const Placement& placement) {
  return fmt::format("setSquare({}, {}, {})", placement.row, placement.col, placement.value);
}

using apps::drawing;

// Two boards, each below its caption.
inline std::string drawing(const std::string& caption, const sudoku::Puzzle& board,
                           const std::string& otherCaption, const sudoku::Puzzle& other) {
  return caption + '\n' + drawing(board) + otherCaption + '\n' + drawing(other);
}

inline std::string picture(const sudoku::Puzzle& asked, const sudoku::Puzzle& came) {
  return drawing("What was set:", asked, "What getSquare() gives:", came);
}

}  // namespace coursework
