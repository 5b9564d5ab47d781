// BruteForce.h: all solutions of a small board of any shape, found by trying every value in every
// square.

#pragma once

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "sudoku/Puzzle.h"
#include "tests/reference/Units.h"

namespace reference {

class BruteForce {
 public:
  using Solutions = std::set<std::vector<int>>;

  explicit BruteForce(const sudoku::Shape& shape)
      : size_(static_cast<std::size_t>(shape.size())),
        peers_(static_cast<std::size_t>(shape.squares())) {
    for (const std::vector<int>& unit : unitsOf(shape)) {
      for (const int one : unit) {
        for (const int other : unit) {
          if (one != other) peers_[static_cast<std::size_t>(one)].push_back(other);
        }
      }
    }
  }

  // The values of all squares in each solution; at most `most` solutions.
  Solutions solutions(std::vector<int> squares, std::size_t most) const {
    Solutions found;
    for (std::size_t square = 0; square < squares.size(); ++square) {
      const int value = squares[square];
      if (value != sudoku::kUndecided && excludedAt(square, squares)[index(value)]) return found;
    }
    complete(squares, most, found);
    return found;
  }

 private:
  static std::size_t index(int value) { return static_cast<std::size_t>(value); }

  // By value: true if a peer of the square has it. That of 0 is true too.
  std::vector<bool> excludedAt(std::size_t square, const std::vector<int>& squares) const {
    std::vector<bool> excluded(size_ + 1);
    excluded[0] = true;
    for (const int peer : peers_[square]) {
      const int value = squares[static_cast<std::size_t>(peer)];
      if (value != sudoku::kUndecided) excluded[index(value)] = true;
    }
    return excluded;
  }

  // Tries the square with the fewest possible values.
  void complete(std::vector<int>& squares, std::size_t most, Solutions& found) const {
    std::size_t best = squares.size();
    std::vector<bool> excluded;
    std::ptrdiff_t fewest = static_cast<std::ptrdiff_t>(size_) + 1;
    for (std::size_t square = 0; square < squares.size(); ++square) {
      if (squares[square] != sudoku::kUndecided) continue;
      std::vector<bool> values = excludedAt(square, squares);
      const std::ptrdiff_t left = std::count(values.begin(), values.end(), false);
      if (left >= fewest) continue;
      best = square;
      fewest = left;
      excluded = std::move(values);
    }
    if (best == squares.size()) {
      found.insert(squares);
      return;
    }
    for (std::size_t value = 1; value <= size_ && found.size() < most; ++value) {
      if (excluded[value]) continue;
      squares[best] = static_cast<int>(value);
      complete(squares, most, found);
    }
    squares[best] = sudoku::kUndecided;
  }

  std::size_t size_;
  std::vector<std::vector<int>> peers_;  // by square; some stand twice
};

}  // namespace reference
