// Grid.h: a board of any size, with its sets of candidates as words of bits.
//
//   candidates       a Set for each square: what it can still be
//   places           a Set for each unit and value: the positions in the unit that can still have
//                    it
//   candidatesLeft   a Count for each square: how many candidates it has
//   placesLeft       a Count for each unit and value: how many places it has
//   values           a Count for each square: its value once decided, else 0
//
// The places are the candidates seen from the other side. They are kept up to date with every
// candidate removed, so that a hidden single is noticed when it arises and nobody has to look for
// it, and what else is about a value goes through its places alone. Rule sets that do not ask for
// places do without.

#ifndef SUDOKU_GRID_H_
#define SUDOKU_GRID_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "sudoku/Board.h"
#include "sudoku/BranchSquare.h"
#include "sudoku/Failures.h"
#include "sudoku/Pattern.h"
#include "sudoku/PlaceEffects.h"
#include "sudoku/PlainArray.h"
#include "sudoku/Propagation.h"

namespace sudoku {

// Set: a ValueSet that holds 1..size; Count: an unsigned type that holds more than `size`.
template <class SetType, class CountType>
class Grid final : public Board {
 public:
  using Set = SetType;
  using Count = CountType;
  using Values = PlainArray<Count>;

  // Stands for the number of places of a value that has found its place in the unit.
  static constexpr Count kSettled = std::numeric_limits<Count>::max();

  // A blank board.
  Grid(const Geometry& geometry, const RuleSet& rules)
      : Board(geometry, rules),
        placesFrom_(index(geometry.squares())),
        sets_(placesFrom_ + index(rules.countsPlaces() ? geometry.units() * geometry.size() : 0),
              Set::upTo(geometry.size())),
        left_(sets_.size(), Count(geometry.size())),
        values_(index(geometry.squares()), Count(0)) {
    if (rules.learnsFromFailures()) {
      failures_ = std::make_shared<Failures>(geometry.squares());
    }
  }

  std::unique_ptr<Board> clone() const override { return std::make_unique<Grid>(*this); }

  int value(int square) const override { return values_[index(square)]; }

  CandidateSet candidates(int square) const override { return CandidateSet(candidatesAt(square)); }

  bool decide(const Candidate* first, const Candidate* last, DeductionLog* log) override {
    if (!isContradictory_) {
      Propagation<Grid> propagation(*this, log);
      if (log == nullptr && undecided_ == geometry_.squares() && first != last) {
        propagation.decideOnBlankBoard(first, last);
      } else {
        for (; first != last; ++first) propagation.decideFromOutside(*first);
      }
      propagation.run();
      if (undecided_ == 0 && excluded_ && *excluded_ == values_) isContradictory_ = true;
    }
    return !isContradictory_;
  }

  std::vector<std::unique_ptr<Board>> patternAndRest() const override {
    std::vector<std::unique_ptr<Board>> boards;
    if (!rules_.triesPattern() || excluded_) return boards;
    const std::vector<Candidate> decisions = patternDecisions(*this);
    if (decisions.empty()) return boards;
    auto solution = std::make_unique<Grid>(*this);
    solution->decide(decisions.data(), decisions.data() + decisions.size(), nullptr);
    if (solution->isContradictory()) return boards;
    auto rest = std::make_unique<Grid>(*this);
    rest->excluded_ = std::make_shared<Values>(solution->values_);
    boards.push_back(std::move(solution));
    boards.push_back(std::move(rest));
    return boards;
  }

  int branchSquare() const override { return branchSquareOf(*this, geometry_, rules_.branching()); }
  bool isUndecided(int square) const { return values_[index(square)] == 0; }
  std::uint64_t failures(int square) const { return failures_ ? failures_->at(square) : 0; }
  int candidatesLeft(int square) const { return left_[index(square)]; }
  int commonCandidates(int square, int other) const {
    return (candidatesAt(square) & candidatesAt(other)).size();
  }

  // The positions of a unit that can still have a value. Requires rules that count places.
  const Set& placesAt(int unit, int value) const { return sets_[placesIndex(unit, value)]; }
  const Set& candidatesAt(int square) const { return sets_[index(square)]; }

 private:
  friend class Propagation<Grid>;

  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  std::size_t placesIndex(int unit, int value) const {
    return placesFrom_ + index(unit * geometry_.size() + value - 1);
  }

  std::size_t placesFrom_;  // where in the two that follow the places begin
  PlainArray<Set> sets_;    // candidates, then places, unit by unit, value by value
  PlainArray<Count> left_;  // how many are in each set
  Values values_;
  std::shared_ptr<const Values> excluded_;  // what is not to become a solution; null if nothing
  std::shared_ptr<Failures> failures_;      // null if nobody wants to know
};

template <class Set, class Count>
auto effects(const Grid<Set, Count>& grid, const Geometry& geometry) {
  return [&grid, &geometry, places = PlaceEffects(grid)](int square) {
    return grid.rules().countsPlaces() ? places(square) : effectOf(grid, geometry, square);
  };
}

}  // namespace sudoku

#endif
