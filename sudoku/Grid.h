// Grid.h: the general board, of any size, shape and rules. GridState.h is what it knows,
// Propagation.h applies the rules.

#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "sudoku/Board.h"
#include "sudoku/Candidate.h"
#include "sudoku/GridState.h"
#include "sudoku/Propagation.h"
#include "sudoku/Shape.h"
#include "sudoku/branching/BranchSquare.h"
#include "sudoku/nine/Guesses.h"
#include "sudoku/nine/State.h"

namespace sudoku {

class Grid final : public Board {
 public:
  // A blank board.
  Grid(const Shape& shape, const RuleSet& rules)
      : Board(shape.squares(), rules), state_(shape, rules.countsPlaces()) {}

  std::unique_ptr<Board> clone() const override { return copy(); }

  const Shape& shape() const override { return state_.shape(); }

  int value(int square) const override {
    return state_.isUndecided(square) ? kUndecided : state_.value(square);
  }

  CandidateSet candidates(int square) const override {
    CandidateSet candidates;
    for (const int value : state_.candidates(square)) candidates.insert(value);
    return candidates;
  }

  bool decide(const Candidate* first, const Candidate* last, DeductionLog* log) override {
    return change(first, last, log, false);
  }
  bool remove(const Candidate* first, const Candidate* last, DeductionLog* log) override {
    return change(first, last, log, true);
  }

  int branchSquare() const override { return branchSquareOf(state_, shape(), rules_.branching()); }

 private:
  static constexpr int kSparse = 60;  // percent of undecided squares; on fuller boards guesses fail

  // Of the branches of a board together, and of the boards that a guess copies one after the other,
  // which takes about as many nanoseconds.
  static constexpr std::size_t kMostBytes = 1'500'000'000;

  // Decides or removes the candidates.
  bool change(const Candidate* first, const Candidate* last, DeductionLog* log, bool removes) {
    if (isContradictory_) return false;
    Propagation propagation(state_, rules_, log);
    if (removes) {
      propagation.removeFromOutside(first, last);
    } else if (log == nullptr && undecided_ == shape().squares() && last - first > 1) {
      propagation.decideOnBlankBoard(first, last);
    } else {
      for (; first != last; ++first) propagation.decideFromOutside(*first);
    }
    isContradictory_ = !propagation.run();
    undecided_ = state_.undecided();
    if (undecided_ == 0 && excluded_ && isExcluded()) isContradictory_ = true;
    return !isContradictory_;
  }
  bool isExcluded() const {
    return std::find(excluded_->begin(), excluded_->end(), state_.values()) != excluded_->end();
  }

  Grid(const Grid&) = default;
  std::unique_ptr<Grid> copy() const { return std::unique_ptr<Grid>(new Grid(*this)); }

  Boards decided() const override {
    Boards boards;
    if (static_cast<std::size_t>(shape().size()) * state_.bytes() > kMostBytes) {
      // Not later: to compare squares with equally many takes seconds on the largest boards.
      requireMemoryFor(squareWithFewestCandidates(state_, shape()));
    }
    const int square = branchSquare();
    requireMemoryFor(square);
    for (const int value : state_.candidates(square)) {
      std::unique_ptr<Board> board = clone();
      if (board->decide(square, value)) boards.push_back(std::move(board));
    }
    return boards;
  }

  // Throws std::bad_alloc if a board for each candidate of the square would take too much memory.
  void requireMemoryFor(int square) const {
    const int boards = state_.candidatesLeft(square);
    if (static_cast<std::size_t>(boards) * state_.bytes() > kMostBytes) throw std::bad_alloc();
  }

  // A usual 9x9 board guesses as NineByNineBoard.h does, so that counts of nodes are the same.
  Boards guessed() const override;
  Boards guessedSolutions9x9() const;

  // A solution, found by deciding one square after the other without going back; nothing if a
  // square had no candidate left. Boards with many undecided squares often have many solutions, and
  // breadth-first search would visit them all.
  Boards guessedSolution() const;

  using Values = std::vector<GridState::Count>;

  GridState state_;
  std::shared_ptr<const std::vector<Values>> excluded_;  // the values of guesses, or null
};

inline Board::Boards Grid::guessed() const {
  const bool isUsual9x9 = shape().size() == nine::kSize && shape().isOrdinary();
  Boards boards = isUsual9x9 ? guessedSolutions9x9() : guessedSolution();
  if (boards.empty()) return boards;
  std::vector<Values> found;
  for (const std::unique_ptr<Board>& board : boards) {
    found.push_back(static_cast<const Grid&>(*board).state_.values());
  }
  std::unique_ptr<Grid> rest = copy();
  rest->excluded_ = std::make_shared<const std::vector<Values>>(std::move(found));
  boards.push_back(std::move(rest));
  return boards;
}

inline Board::Boards Grid::guessedSolutions9x9() const {
  nine::State state = nine::kBlank;
  for (int square = 0; square < nine::kSquares; ++square) {
    setCandidates(state, square, state_.candidates(square).word(0));
  }
  Boards boards;
  if (!nine::isWorthGuessing(state, undecided_)) return boards;
  for (const nine::State& solution : nine::Guesses(state, nine::kernel()).solutions()) {
    std::vector<Candidate> decisions;
    for (int square = 0; square < nine::kSquares; ++square) {
      if (state_.isUndecided(square)) decisions.push_back({square, valueAt(solution, square)});
    }
    boards.push_back(copy());
    boards.back()->decide(decisions.data(), decisions.data() + decisions.size(), nullptr);
  }
  return boards;
}

inline Board::Boards Grid::guessedSolution() const {
  Boards boards;
  if (100 * undecided_ < kSparse * shape().squares()) return boards;
  if (static_cast<std::size_t>(undecided_) * state_.bytes() > kMostBytes) return boards;
  std::unique_ptr<Grid> board = copy();
  while (board->undecided_ > 0) {
    const int square = board->branchSquare();
    std::unique_ptr<Grid> next;
    for (const int value : board->state_.candidates(square)) {
      next = board->copy();
      if (next->Board::decide(square, value)) break;
      next = nullptr;
    }
    if (!next) return boards;
    board = std::move(next);
  }
  boards.push_back(std::move(board));
  return boards;
}

}  // namespace sudoku
