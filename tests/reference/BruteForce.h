// BruteForce.h: all solutions of a small board, found by trying every value in every square. The
// units are given, so boards may have any shape.

#ifndef TESTS_REFERENCE_BRUTEFORCE_H_
#define TESTS_REFERENCE_BRUTEFORCE_H_

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

  BruteForce(int size, const Units& units)
      : size_(size), peers_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size)) {
    for (const std::vector<int>& unit : units) {
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
      if (squares[square] != sudoku::kUndecided && !canBe(squares, square, squares[square])) {
        return found;
      }
    }
    complete(squares, most, found);
    return found;
  }

 private:
  bool canBe(const std::vector<int>& squares, std::size_t square, int value) const {
    return std::none_of(peers_[square].begin(), peers_[square].end(),
                        [&](int peer) { return squares[static_cast<std::size_t>(peer)] == value; });
  }

  // Tries the square with the fewest possible values.
  void complete(std::vector<int>& squares, std::size_t most, Solutions& found) const {
    std::size_t best = squares.size();
    std::vector<bool> excluded;
    std::ptrdiff_t fewest = size_ + 1;
    for (std::size_t square = 0; square < squares.size(); ++square) {
      if (squares[square] != sudoku::kUndecided) continue;
      std::vector<bool> values(static_cast<std::size_t>(size_) + 1);
      for (const int peer : peers_[square]) {
        const int value = squares[static_cast<std::size_t>(peer)];
        if (value != sudoku::kUndecided) values[static_cast<std::size_t>(value)] = true;
      }
      const std::ptrdiff_t left = std::count(values.begin() + 1, values.end(), false);
      if (left >= fewest) continue;
      best = square;
      fewest = left;
      excluded = values;
    }
    if (best == squares.size()) {
      found.insert(squares);
      return;
    }
    for (int value = 1; value <= size_ && found.size() < most; ++value) {
      if (excluded[static_cast<std::size_t>(value)]) continue;
      squares[best] = value;
      complete(squares, most, found);
    }
    squares[best] = sudoku::kUndecided;
  }

  int size_;
  std::vector<std::vector<int>> peers_;  // by square; some stand twice
};

}  // namespace reference

#endif
