// ExplainedSudoku.h: a Sudoku for search/ConflictDrivenSearch.h. The facts are the candidates of
// the board. Only this header knows both Sudoku.h and search/Explained.h, so that programs that do
// not learn do not compile it.
//
//   search::ConflictDrivenSearch search(std::make_unique<ExplainedSudoku>(Sudoku(puzzle)));

#ifndef SUDOKU_LEARNING_EXPLAINEDSUDOKU_H_
#define SUDOKU_LEARNING_EXPLAINEDSUDOKU_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "search/Explained.h"
#include "search/learning/Known.h"
#include "search/learning/Literal.h"
#include "search/learning/OneOf.h"
#include "sudoku/Choice.h"
#include "sudoku/Geometry.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "sudoku/SquareName.h"
#include "sudoku/learning/CandidateSets.h"

class ExplainedSudoku : public Sudoku, public search::Explained {
 public:
  explicit ExplainedSudoku(Sudoku board)
      : Sudoku(std::move(board)), values_(squares()), candidates_(computeSets()), sets_(facts()) {
    for (const sudoku::CandidateSets::Set& set : candidates_.sets) {
      sets_.add(set.candidates, set.hasOne);
    }
  }

  // The candidate that a fact is about.
  const sudoku::Candidate& candidate(int fact) const {
    return candidates_.candidates[static_cast<std::size_t>(fact)];
  }

  const sudoku::CandidateSets& candidateSets() const { return candidates_; }

  int facts() const override { return static_cast<int>(candidates_.candidates.size()); }

  bool begin(search::Known& known) override { return !isContradictory() && sets_.begin(known); }

  bool follow(search::Literal news, search::Known& known) override {
    return sets_.follow(news, known);
  }

  void explain(search::Literal consequence, int hint, const search::Known&,
               std::vector<search::Literal>& because) const override {
    sets_.explain(consequence, hint, because);
  }

  // A board without rules, so that nothing else is decided.
  std::unique_ptr<Searchable> state(const search::Known& known) const override {
    sudoku::Puzzle squares = values_;
    for (int fact = 0; fact < facts(); ++fact) {
      const sudoku::Candidate& candidate = this->candidate(fact);
      if (known.isTrue(search::Literal(fact))) {
        squares.squares[static_cast<std::size_t>(candidate.square)] = candidate.value;
      }
    }
    return std::make_unique<Sudoku>(squares, sudoku::RuleSet());
  }

  std::string text(search::Literal literal) const override {
    const sudoku::Candidate& candidate = this->candidate(literal.fact());
    return sudoku::message(
        {sudoku::squareName(candidate.square / size(), candidate.square % size()),
         literal.holds() ? " is " : " is not ", candidate.value});
  }

 private:
  sudoku::CandidateSets computeSets() const {
    const sudoku::Geometry& geometry = sudoku::Geometry::of(values_.shape, size());
    std::vector<sudoku::Geometry::Squares> units;
    units.reserve(static_cast<std::size_t>(geometry.units()));
    for (int unit = 0; unit < geometry.units(); ++unit) units.push_back(geometry.squaresOf(unit));
    return sudoku::candidateSets(
        size(), geometry.squares(), units,
        [&](int square) { return values_.squares[static_cast<std::size_t>(square)]; },
        [&](int square) { return candidates(geometry.rowOf(square), geometry.colOf(square)); });
  }

  sudoku::Puzzle values_;
  sudoku::CandidateSets candidates_;
  search::OneOf sets_;
};

#endif
