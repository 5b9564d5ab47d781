// Puzzle.h: the values of a board's squares and the board's shape as plain data: a puzzle or a
// solution. A puzzle can also restrict the candidates of its squares, as pencil marks do.

#pragma once

#include <cstddef>
#include <vector>

#include "sudoku/Candidate.h"
#include "sudoku/Shape.h"

namespace sudoku {

// The value of an undecided square.
constexpr int kUndecided = -1;

struct Puzzle {
  Shape shape;
  std::vector<int> squares;  // size x size values row by row: 1..size, or kUndecided

  // Candidates that no solution has, although no given excludes them. Empty for most puzzles.
  std::vector<Candidate> removed = {};

  int size() const { return shape.size(); }

  // Rows and columns count from 0.
  int at(int row, int col) const {
    return squares[static_cast<std::size_t>(shape.square(row, col))];
  }

  friend bool operator==(const Puzzle& one, const Puzzle& other) {
    return one.shape == other.shape && one.squares == other.squares && one.removed == other.removed;
  }
  friend bool operator!=(const Puzzle& one, const Puzzle& other) { return !(one == other); }
};

inline Puzzle blankPuzzle(const Shape& shape) {
  return {shape, std::vector<int>(static_cast<std::size_t>(shape.squares()), kUndecided)};
}

// The decided squares in reading order.
inline std::vector<Candidate> givensOf(const Puzzle& puzzle) {
  // Without a branch, because processors cannot predict which squares are decided: each square is
  // written, and an undecided one is overwritten by the next.
  std::vector<Candidate> givens(puzzle.squares.size());
  std::size_t count = 0;
  for (std::size_t square = 0; square < puzzle.squares.size(); ++square) {
    const int value = puzzle.squares[square];
    givens[count] = {static_cast<int>(square), value};
    count += value != kUndecided;
  }
  givens.resize(count);
  return givens;
}

}  // namespace sudoku
