// ExplainedQueens.h: Queens for search/ConflictDrivenSearch.h. An example of a puzzle that explains
// itself. Fact i: there is a queen on square i, where squares are numbered row by row from 0.

#pragma once

#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "apps/puzzles/Queens.h"
#include "search/Explained.h"
#include "search/learning/Known.h"
#include "search/learning/Literal.h"

class ExplainedQueens : public Queens, public search::Explained {
 public:
  explicit ExplainedQueens(Queens start) : Queens(std::move(start)) {}

  int facts() const override { return size() * size(); }

  bool begin(search::Known& known) override {
    for (int square = 0; square < facts(); ++square) {
      if (hasQueen(square / size(), square % size()) && !known.add(search::Literal(square))) {
        return false;
      }
    }
    return size() > 1 || known.add(search::Literal(0));
  }

  // A queen excludes the squares that it attacks; this follows from the queen alone. In a row or
  // column without another place, the last square has a queen; explain() says why.
  bool follow(search::Literal news, search::Known& known) override {
    const int square = news.fact();
    if (!news.holds()) {
      return placeLast(square / size(), known) && placeLast(size() + square % size(), known);
    }
    for (int other = 0; other < facts(); ++other) {
      if (attack(square, other) && !known.add(!search::Literal(other), news)) return false;
    }
    return true;
  }

  // `line` is a row, or the size plus a column.
  void explain(search::Literal consequence, int line, const search::Known&,
               std::vector<search::Literal>& because) const override {
    for (int i = 0; i < size(); ++i) {
      const search::Literal other(squareOf(line, i));
      if (other != consequence) because.push_back(!other);
    }
  }

  std::unique_ptr<Searchable> state(const search::Known& known) const override {
    auto board = std::make_unique<Queens>(size());
    for (int square = 0; square < facts(); ++square) {
      if (known.isTrue(search::Literal(square))) board->place(square / size(), square % size());
    }
    return board;
  }

  std::string text(search::Literal literal) const override {
    return "r" + std::to_string(literal.fact() / size() + 1) + "c" +
           std::to_string(literal.fact() % size() + 1) +
           (literal.holds() ? " has a queen" : " has no queen");
  }

 private:
  bool attack(int one, int other) const {
    const int rows = std::abs(one / size() - other / size());
    const int cols = std::abs(one % size() - other % size());
    return one != other && (rows == 0 || cols == 0 || rows == cols);
  }

  int squareOf(int line, int i) const {
    return line < size() ? line * size() + i : i * size() + line - size();
  }

  // If no square is left, adding the last one is the contradiction.
  bool placeLast(int line, search::Known& known) const {
    int last = squareOf(line, 0);
    int left = 0;
    for (int i = 0; i < size() && left < 2; ++i) {
      const int square = squareOf(line, i);
      if (known.isFalse(search::Literal(square))) continue;
      last = square;
      ++left;
    }
    return left > 1 || known.add(search::Literal(last), line);
  }
};
