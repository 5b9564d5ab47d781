// NineByNineBoard.h: a fast board for 9x9. It supports one set of rules, kRules. It does in vector
// registers what Grid.h does square by square: sudoku/nine/State.h draws the layout, Kernel.inl
// explains the rules.
//
// Source: Dillon showed, for another layout, that a whole board fits in a few vector registers (the
// solver tdoku, 2019).

#pragma once

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "sudoku/Board.h"
#include "sudoku/Candidate.h"
#include "sudoku/CandidateSet.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"
#include "sudoku/branching/BranchSquare.h"
#include "sudoku/nine/Guesses.h"
#include "sudoku/nine/Kernel.h"
#include "sudoku/nine/State.h"

namespace sudoku {

class NineByNineBoard final : public Board {
 public:
  // The only rules that it applies.
  static constexpr RuleSet kRules = RuleSet()
                                        .with(Rule::nakedSingle)
                                        .with(Rule::hiddenSingle)
                                        .with(Rule::nakedPair)
                                        .with(Rule::lockedCandidate);

  // A blank board. Requires that `rules` has the rules of kRules.
  explicit NineByNineBoard(const RuleSet& rules, const nine::Kernel& kernel = nine::kernel())
      : Board(nine::kSquares, rules), kernel_(&kernel), state_(nine::kBlank) {}

  std::unique_ptr<Board> clone() const override {
    return std::unique_ptr<Board>(new NineByNineBoard(*this));
  }

  const Shape& shape() const override {
    static const Shape shape(nine::kSize);
    return shape;
  }

  int value(int square) const override {
    const unsigned candidates = candidatesAt(square);
    const bool isDecided = candidates != 0 && (candidates & (candidates - 1)) == 0;
    return isDecided ? __builtin_ctz(candidates) + 1 : kUndecided;
  }

  Puzzle squares() const override {
    Puzzle result{shape(), std::vector<int>(nine::kSquares)};
    for (int i = 0; i < nine::kSquares; ++i) result.squares[static_cast<std::size_t>(i)] = value(i);
    return result;
  }

  CandidateSet candidates(int square) const override {
    return CandidateSet::ofBits(candidatesAt(square));
  }

  using Board::decide;
  bool decide(const Candidate* first, const Candidate* last, DeductionLog* log) override {
    if (log != nullptr) throw std::logic_error("a board that is made for speed keeps no log");
    if (isContradictory_) return false;
    become(kernel_->decide(state_, first, last, state_));
    return !isContradictory_;
  }

  bool remove(const Candidate* first, const Candidate* last, DeductionLog* log) override {
    for (; first != last; ++first) {
      nine::remove(state_, *first);
    }
    return decide(nullptr, nullptr, log);
  }

  int branchSquare() const override {
    if (undecided_ == 0) return -1;
    switch (rules_.branching()) {
      case Branching::firstUndecided: return firstUndecidedSquare(*this, shape());
      case Branching::fewestCandidates: return squareWithFewestCandidates(*this, shape());
      default: return kernel_->mostConstrainingSquare(state_);
    }
  }

  bool isUndecided(int square) const { return candidatesLeft(square) > 1; }
  int candidatesLeft(int square) const { return __builtin_popcount(candidatesAt(square)); }

 private:
  // A board like `other`, whose state is still to be set.
  struct WithoutState {};
  NineByNineBoard(const NineByNineBoard& other, WithoutState)
      : Board(other), kernel_(other.kernel_), excluded_(other.excluded_) {}

  std::unique_ptr<NineByNineBoard> with(const nine::State& state, int undecided) const {
    std::unique_ptr<NineByNineBoard> board(new NineByNineBoard(*this, WithoutState()));
    board->state_ = state;
    board->become(undecided);
    return board;
  }

  Boards decided() const override {
    Boards boards;
    boards.reserve(2);  // more are rare
    const int square = branchSquare();
    std::unique_ptr<NineByNineBoard> board;
    for (unsigned values = candidatesAt(square); values != 0; values &= values - 1) {
      if (!board) board.reset(new NineByNineBoard(*this, WithoutState()));
      const Candidate decision{square, __builtin_ctz(values) + 1};
      board->become(kernel_->decide(state_, &decision, &decision + 1, board->state_));
      if (!board->isContradictory_) boards.push_back(std::exchange(board, nullptr));
    }
    return boards;
  }

  Boards guessed() const override {
    if (!nine::isWorthGuessing(state_, undecided_)) return {};
    const nine::Solutions solutions = nine::Guesses(state_, *kernel_).solutions();
    if (solutions.size() == 0) return {};
    Boards boards;
    boards.reserve(static_cast<std::size_t>(solutions.size()) + 1);
    for (const nine::State& each : solutions) boards.push_back(with(each, 0));
    std::unique_ptr<NineByNineBoard> rest = with(state_, undecided_);
    rest->excluded_ = std::make_shared<const nine::Solutions>(solutions);
    boards.push_back(std::move(rest));
    return boards;
  }

  // `undecided` is what the kernel returned.
  void become(int undecided) {
    isContradictory_ = undecided < 0 || (undecided == 0 && excluded_ && isExcluded());
    if (undecided >= 0) undecided_ = undecided;
  }
  bool isExcluded() const {
    for (const nine::State& each : *excluded_) {
      if (nine::areSame(state_, each)) return true;
    }
    return false;
  }

  unsigned candidatesAt(int square) const { return nine::candidatesAt(state_, square); }

  const nine::Kernel* kernel_;
  nine::State state_;
  std::shared_ptr<const nine::Solutions> excluded_;  // returned already, or null
};

}  // namespace sudoku
