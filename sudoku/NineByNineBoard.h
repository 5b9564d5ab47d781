// NineByNineBoard.h: the board of the size that most people solve, made to be fast. It reasons with
// one set of rules, kRules, and does in registers what Grid.h does square by square; the idea is in
// sudoku/nine/Kernel.inl, the layout in sudoku/nine/Places.h.
//
// Keeping the squares of each value together, as bits of three bands, is Zhou Yundong's (the solver
// JCZSolve, 2013); that all of it fits in a few vector registers was shown by Dillon (the solver
// tdoku, 2019), for another layout.

#ifndef SUDOKU_NINEBYNINEBOARD_H_
#define SUDOKU_NINEBYNINEBOARD_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "sudoku/Board.h"
#include "sudoku/BranchSquare.h"
#include "sudoku/Deduction.h"
#include "sudoku/Geometry.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "sudoku/ValueSet.h"
#include "sudoku/nine/Guesses.h"
#include "sudoku/nine/Kernel.h"
#include "sudoku/nine/Places.h"

namespace sudoku {

class NineByNineBoard final : public Board {
 public:
  // The rules that it applies, and no others.
  static constexpr RuleSet kRules = RuleSet()
                                        .with(Rule::nakedSingle)
                                        .with(Rule::hiddenSingle)
                                        .with(Rule::nakedPair)
                                        .with(Rule::lockedCandidate);

  // A blank board. Requires that the rules, apart from how to branch, are kRules.
  explicit NineByNineBoard(const RuleSet& rules, const nine::Kernel& kernel = nine::kernel())
      : Board(Geometry::ofSize(nine::kSize), rules), kernel_(&kernel) {
    for (nine::Squares& places : places_.of) places = nine::kEverySquare;
    places_.pairs = {};
  }

  std::unique_ptr<Board> clone() const override { return std::make_unique<NineByNineBoard>(*this); }

  int value(int square) const override {
    const unsigned candidates = candidatesAt(square);
    return (candidates & (candidates - 1)) == 0 ? __builtin_ffs(static_cast<int>(candidates)) : 0;
  }

  Puzzle squares() const override {
    Puzzle result{nine::kSize, std::vector<int>(nine::kSquares, kUndecided)};
    nine::Squares open{};
    nine::Squares seen{};
    for (const nine::Squares& places : places_.of) {
      open = open | (seen & places);
      seen = seen | places;
    }
    for (int i = 0; i < nine::kSize; ++i) {
      forEach(places_.of[i] - open, [&](int position) {
        result.squares[static_cast<std::size_t>(nine::squareAt(position))] = i + 1;
      });
    }
    return result;
  }

  CandidateSet candidates(int square) const override {
    return CandidateSet::ofBits(candidatesAt(square));
  }

  using Board::decide;
  bool decide(const Candidate* first, const Candidate* last, DeductionLog* log) override {
    if (log != nullptr) throw std::logic_error("a board that is made for speed keeps no log");
    if (isContradictory_) return false;
    place(first, last);
    const int undecided = kernel_->propagate(places_);
    isContradictory_ = undecided < 0;
    if (!isContradictory_) undecided_ = undecided;
    if (undecided == 0 && excluded_ && excluded_->has(places_)) isContradictory_ = true;
    return !isContradictory_;
  }

  Boards branches() const override {
    Boards boards;
    const int square = branchSquare();
    for (const int value : candidates(square)) {
      NineByNineBoard copy(*this);
      if (copy.decide(square, value)) boards.push_back(std::make_unique<NineByNineBoard>(copy));
    }
    if (boards.size() < 2) return boards;
    const bool isToGuess =
        rules_.guesses() && !isBranch_ && nine::isWorthGuessing(places_, undecided_);
    if (!isToGuess || !guess(boards)) {
      for (auto& board : boards) at(board).isBranch_ = true;
    }
    return boards;
  }

  int branchSquare() const override {
    if (rules_.branching() == Branching::mostConstraining && undecided_ > 0) {
      return kernel_->mostConstrainingSquare(places_);
    }
    return branchSquareOf(*this, geometry_, rules_.branching());
  }
  static std::uint64_t failures(int) { return 0; }
  bool isUndecided(int square) const { return candidatesLeft(square) > 1; }
  int candidatesLeft(int square) const { return __builtin_popcount(candidatesAt(square)); }
  int commonCandidates(int square, int other) const {
    return __builtin_popcount(candidatesAt(square) & candidatesAt(other));
  }

 private:
  unsigned candidatesAt(int square) const {
    return nine::candidatesAt(places_, nine::positionOf(square));
  }

  // Leaves each of the squares its value alone.
  void place(const Candidate* first, const Candidate* last) {
    nine::Squares all{};
    nine::Squares of[nine::kSize] = {};
    for (; first != last; ++first) {
      insert(all, nine::positionOf(first->square));
      insert(of[first->value - 1], nine::positionOf(first->square));
    }
    for (int i = 0; i < nine::kSize; ++i) places_.of[i] = places_.of[i] - (all - of[i]);
  }

  static NineByNineBoard& at(std::unique_ptr<Board>& board) {
    return static_cast<NineByNineBoard&>(*board);
  }

  // Looks for solutions of the first board. They come first then, and that board, which is left
  // without them, last; the others may be guessed at in turn. False if there are none near.
  [[gnu::cold]] bool guess(Boards& boards) const {
    NineByNineBoard& first = at(boards.front());
    if (first.undecided_ == 0) return false;
    nine::Guesses guesses(first.places_, first.undecided_, *kernel_);
    const auto solutions = std::make_shared<const nine::Solutions>(guesses.solutions());
    if (solutions->count == 0) return false;
    first.excluded_ = solutions;
    first.isBranch_ = true;
    std::rotate(boards.begin(), boards.begin() + 1, boards.end());
    Boards all;
    all.reserve(boards.size() + nine::Solutions::kMost);
    for (int i = 0; i < solutions->count; ++i) {
      all.push_back(std::make_unique<NineByNineBoard>(*this));
      at(all.back()).places_ = solutions->of[i];
      at(all.back()).undecided_ = 0;
    }
    for (auto& board : boards) all.push_back(std::move(board));
    boards = std::move(all);
    return true;
  }

  const nine::Kernel* kernel_;
  nine::Places places_;
  std::shared_ptr<const nine::Solutions> excluded_;  // what is not to become a solution
  bool isBranch_ = false;  // branches are not guessed at: a search would do it again and again
};

}  // namespace sudoku

#endif
