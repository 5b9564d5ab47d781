// Pattern.h: a solution without search: each row is a shifted copy of the first. With its values
// renamed, it solves blank boards and boards whose few givens fit. Only boards whose units are
// rows, columns and tiles (Geometry.h) have one.

#ifndef SUDOKU_BRANCHING_PATTERN_H_
#define SUDOKU_BRANCHING_PATTERN_H_

#include <cstddef>
#include <vector>

#include "sudoku/Board.h"
#include "sudoku/Choice.h"
#include "sudoku/Geometry.h"

namespace sudoku {

// The value of a square in the pattern. Each row is the row above shifted by the width of a tile,
// and by one more square at the start of a new band. Requires tiles.
inline int patternValue(const Geometry& geometry, int square) {
  const int row = geometry.rowOf(square);
  const int height = geometry.tileHeight();
  const int shift = row % height * geometry.tileWidth() + row / height;
  return (geometry.colOf(square) + shift) % geometry.size() + 1;
}

// The decisions that complete the board to the pattern. Empty if the board has none, or if no
// renaming of the pattern's values matches the decided squares. Values without a decided square are
// renamed in ascending order.
inline std::vector<Candidate> patternDecisions(const Board& board) {
  const Geometry& geometry = board.geometry();
  if (geometry.tileHeight() == 0) return {};
  const auto names = static_cast<std::size_t>(geometry.size()) + 1;
  std::vector<int> nameOf(names, 0);   // by value of the pattern: its name, 0 if none yet
  std::vector<int> namedBy(names, 0);  // the inverse: by name, the value of the pattern
  const auto rename = [&](int patternValue, int name) {
    nameOf[static_cast<std::size_t>(patternValue)] = name;
    namedBy[static_cast<std::size_t>(name)] = patternValue;
  };
  for (int square = 0; square < geometry.squares(); ++square) {
    const int value = board.value(square);
    if (value == kUndecided) continue;
    const int pattern = patternValue(geometry, square);
    const int name = nameOf[static_cast<std::size_t>(pattern)];
    if (name == value) continue;
    if (name != 0 || namedBy[static_cast<std::size_t>(value)] != 0) return {};
    rename(pattern, value);
  }

  int free = 1;
  for (int pattern = 1; pattern <= geometry.size(); ++pattern) {
    if (nameOf[static_cast<std::size_t>(pattern)] != 0) continue;
    while (namedBy[static_cast<std::size_t>(free)] != 0) ++free;
    rename(pattern, free);
  }
  std::vector<Candidate> decisions(static_cast<std::size_t>(board.undecided()));
  Candidate* next = decisions.data();
  for (int square = 0; square < geometry.squares(); ++square) {
    if (board.value(square) != kUndecided) continue;
    const auto pattern = static_cast<std::size_t>(patternValue(geometry, square));
    *next++ = {square, nameOf[pattern]};
  }
  return decisions;
}

}  // namespace sudoku

#endif
