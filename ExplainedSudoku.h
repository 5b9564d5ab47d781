// ExplainedSudoku.h: a Sudoku for search/ConflictDrivenSearch.h. The facts are the candidates of
// the board. Only this header knows both Sudoku.h and search/Explained.h, so that programs that do
// not learn do not compile it.
//
//   search::ConflictDrivenSearch search(std::make_unique<sudoku::ExplainedSudoku>(Sudoku(puzzle)));

#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "search/Explained.h"
#include "search/learning/Known.h"
#include "search/learning/Literal.h"
#include "search/learning/OneOf.h"
#include "sudoku/Candidate.h"
#include "sudoku/CandidateSet.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace sudoku {

class ExplainedSudoku : public Sudoku, public search::Explained {
 public:
  explicit ExplainedSudoku(Sudoku board)
      : Sudoku(std::move(board)), values_(squares()), facts_(countCandidates()) {}

  // The candidate that a fact is about. Requires begin().
  const Candidate& candidate(int fact) const { return candidates_[index(fact)]; }

  int facts() const override { return facts_; }

  // Makes the tables, and not earlier: they are large, and a search may refuse so many facts.
  bool begin(search::Known& known) override {
    if (isContradictory()) return false;
    candidates_ = findCandidates();
    sets_ = search::OneOf(facts());
    addSets();
    return sets_.begin(known);
  }

  bool follow(search::Literal news, search::Known& known) override {
    return sets_.follow(news, known);
  }

  void explain(search::Literal consequence, int hint, const search::Known&,
               std::vector<search::Literal>& because) const override {
    sets_.explain(consequence, hint, because);
  }

  // A board without rules, so that nothing else is decided.
  std::unique_ptr<Searchable> state(const search::Known& known) const override {
    Puzzle squares = values_;
    for (int fact = 0; fact < facts(); ++fact) {
      if (!known.isTrue(search::Literal(fact))) continue;
      squares.squares[index(candidate(fact).square)] = candidate(fact).value;
    }
    return std::make_unique<Sudoku>(squares, RuleSet());
  }

  std::string text(search::Literal literal) const override {
    const Candidate& candidate = this->candidate(literal.fact());
    return message({squareName(candidate.square / size(), candidate.square % size()),
                    literal.holds() ? " is " : " is not ", candidate.value});
  }

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  int countCandidates() const {
    int count = 0;
    for (int square = 0; square < shape().squares(); ++square) {
      if (values_.squares[index(square)] != kUndecided) continue;
      count += candidates(square / size(), square % size()).size();
    }
    return count;
  }

  // Those of squares with few candidates first, because the search begins with the first facts.
  std::vector<Candidate> findCandidates() const {
    std::vector<std::vector<Candidate>> bySize(index(size()) + 1);
    for (int row = 0; row < size(); ++row) {
      for (int col = 0; col < size(); ++col) {
        if (values_.at(row, col) != kUndecided) continue;
        const CandidateSet values = candidates(row, col);
        std::vector<Candidate>& same = bySize[index(values.size())];
        for (const int value : values) same.push_back({row * size() + col, value});
      }
    }
    std::vector<Candidate> all;
    for (const auto& same : bySize) all.insert(all.end(), same.begin(), same.end());
    return all;
  }

  // Adds the sets of candidates of which exactly one is right: those of a square, and the places of
  // a value in a unit.
  void addSets() {
    std::vector<std::vector<int>> ofSquare(values_.squares.size());
    for (int fact = 0; fact < facts(); ++fact) {
      ofSquare[index(candidate(fact).square)].push_back(fact);
    }
    for (std::size_t square = 0; square < ofSquare.size(); ++square) {
      if (values_.squares[square] == kUndecided) sets_.add(ofSquare[square]);
    }
    std::vector<std::vector<int>> ofValue(index(size()) + 1);
    for (int unit = 0; unit < shape().units(); ++unit) {
      std::vector<char> isDecided(index(size()) + 1);
      for (std::vector<int>& facts : ofValue) facts.clear();
      for (const int square : shape().squaresOf(unit)) {
        const int value = values_.squares[index(square)];
        if (value != kUndecided) isDecided[index(value)] = 1;
        for (const int fact : ofSquare[index(square)]) {
          ofValue[index(candidate(fact).value)].push_back(fact);
        }
      }
      for (int value = 1; value <= size(); ++value) {
        if (!isDecided[index(value)]) sets_.add(ofValue[index(value)]);
      }
    }
  }

  Puzzle values_;
  int facts_;
  std::vector<Candidate> candidates_;  // by fact
  search::OneOf sets_{0};
};

}  // namespace sudoku
