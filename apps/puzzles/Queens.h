// Queens.h: place n queens on a board of n x n squares so that none attacks another.
// A successor has one queen more, in the first row without one.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/Moved.h"

class Queens : public Searchable, public search::Moved {
 public:
  // An empty board of size x size squares. Throws std::invalid_argument if size is less than 1.
  explicit Queens(int size) {
    if (size < 1) {
      throw std::invalid_argument("the size of a board is 1 or more, not " + std::to_string(size));
    }
    queens_.resize(static_cast<std::size_t>(size), kNone);
  }

  int size() const { return static_cast<int>(queens_.size()); }

  // Rows and columns count from 0.
  bool hasQueen(int row, int col) const { return queens_[static_cast<std::size_t>(row)] == col; }

  // Takes the place of the queen of the row, if there is one.
  void place(int row, int col) {
    queens_[static_cast<std::size_t>(row)] = col;
    latestRow_ = row;
  }

  bool isSolution() const override {
    if (heuristicValue() > 0) return false;
    for (int row = 0; row < size(); ++row) {
      if (isAttacked(row, queens_[static_cast<std::size_t>(row)])) return false;
    }
    return true;
  }

  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    const auto next = std::find(queens_.begin(), queens_.end(), kNone);
    if (next == queens_.end()) return states;
    const int row = static_cast<int>(next - queens_.begin());
    for (int col = 0; col < size(); ++col) {
      if (isAttacked(row, col)) continue;
      auto state = std::make_unique<Queens>(*this);
      state->place(row, col);
      states.push_back(std::move(state));
    }
    return states;
  }

  void write(ostream& out) const override {
    for (int row = 0; row < size(); ++row) {
      for (int col = 0; col < size(); ++col) out << (hasQueen(row, col) ? " Q" : " .");
      out << '\n';
    }
  }

  // The number of queens still to be placed.
  int heuristicValue() const override {
    return static_cast<int>(std::count(queens_.begin(), queens_.end(), kNone));
  }

  std::string move() const override {
    const int queen = queens_[static_cast<std::size_t>(latestRow_)];
    return "r" + std::to_string(latestRow_ + 1) + "c" + std::to_string(queen + 1);
  }

 private:
  // True if another queen attacks the one on this square, or would attack it.
  bool isAttacked(int row, int col) const {
    for (int other = 0; other < size(); ++other) {
      const int queen = queens_[static_cast<std::size_t>(other)];
      if (queen == kNone || other == row) continue;
      if (queen == col || std::abs(queen - col) == std::abs(other - row)) return true;
    }
    return false;
  }

  static constexpr int kNone = -1;

  vector<int> queens_;  // by row: the column of its queen, or kNone
  int latestRow_ = 0;   // of the queen placed last
};
