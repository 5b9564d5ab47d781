// Queens.h: place n queens on a board of n x n squares so that none attacks another.
// A state has one queen in each of its first rows; a successor adds one in the next row.

#ifndef APPS_PUZZLES_QUEENS_H_
#define APPS_PUZZLES_QUEENS_H_

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
  explicit Queens(int size) : size_(size) {
    if (size < 1) {
      throw std::invalid_argument("the size of a board is 1 or more, not " + std::to_string(size));
    }
  }

  int size() const { return size_; }

  // Rows and columns count from 0.
  bool hasQueen(int row, int col) const {
    return row < placed() && queens_[static_cast<std::size_t>(row)] == col;
  }

  bool isSolution() const override { return placed() == size_; }

  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    for (int col = 0; col < size_ && !isSolution(); ++col) {
      if (isAttacked(col)) continue;
      auto state = std::make_unique<Queens>(*this);
      state->queens_.push_back(col);
      states.push_back(std::move(state));
    }
    return states;
  }

  void write(ostream& out) const override {
    for (int row = 0; row < size_; ++row) {
      for (int col = 0; col < size_; ++col) out << (hasQueen(row, col) ? " Q" : " .");
      out << '\n';
    }
  }

  // The number of queens still to be placed.
  int heuristicValue() const override { return size_ - placed(); }

  std::string move() const override {
    return "r" + std::to_string(placed()) + "c" + std::to_string(queens_.back() + 1);
  }

 private:
  int placed() const { return static_cast<int>(queens_.size()); }

  // True if a queen already placed attacks the square in column `col` of the next row.
  bool isAttacked(int col) const {
    int rowsApart = placed();
    for (int queen : queens_) {
      if (queen == col || std::abs(queen - col) == rowsApart) return true;
      --rowsApart;
    }
    return false;
  }

  int size_;
  vector<int> queens_;  // the column of the queen in each row, from the first row on
};

#endif
