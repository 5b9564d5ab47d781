// LoggedSudoku.h: a Sudoku that reports its deductions during a depth-first search. A state
// propagates when it leaves the frontier, not when it is generated, so that the consequences of a
// guess are reported right after the guess.

#ifndef APPS_SUDOKU_LOGGEDSUDOKU_H_
#define APPS_SUDOKU_LOGGEDSUDOKU_H_

#include <memory>
#include <ostream>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "apps/sudoku/SolvingLog.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Board.h"
#include "sudoku/Candidate.h"
#include "sudoku/Drawing.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace sudokuProgram {

// Collapse and guessing are switched off: they would skip states that have to be reported.
class LoggedSudoku final : public Searchable {
 public:
  // The log must outlive the search.
  LoggedSudoku(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules, SolvingLog& log)
      : log_(&log),
        before_(sudoku::blankGrid(puzzle.shape, rules.guessing(false))),
        removed_(puzzle.removed) {
    for (int square = 0; square < before_->shape().squares(); ++square) {
      const int value = puzzle.squares[static_cast<std::size_t>(square)];
      if (value != sudoku::kUndecided) decisions_.push_back({square, value});
    }
  }

  bool isSolution() const override {
    return board().undecided() == 0 && !board().isContradictory();
  }

  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> result;
    if (board().isContradictory() || isSolution()) return result;
    const int square = board().branchSquare();
    vector<sudoku::Candidate> left;
    for (const int value : board().candidates(square)) left.push_back({square, value});
    while (!left.empty()) {
      result.push_back(unique_ptr<Searchable>(new LoggedSudoku(*this, left)));
      left.erase(left.begin());
    }
    return result;
  }

  void write(ostream& out) const override { sudoku::draw(out, values()); }

  // The values of the squares after propagation.
  sudoku::Puzzle values() const { return board().squares(); }

 private:
  // Guesses the first of the remaining alternatives.
  LoggedSudoku(const LoggedSudoku& parent, const vector<sudoku::Candidate>& left)
      : log_(parent.log_), before_(parent.after_), decisions_{left.front()}, left_(left) {}

  // The board after propagation. Computed on the first call.
  const sudoku::Board& board() const {
    if (!after_) reason();
    return *after_;
  }

  void reason() const {
    if (left_.empty()) {
      log_->beginGivens(decisions_.size(), removed_.size());
    } else {
      log_->beginGuess(left_);
    }
    unique_ptr<sudoku::Board> board = before_->clone();
    board->decide(decisions_.data(), decisions_.data() + decisions_.size(), log_);
    if (!removed_.empty()) {
      board->remove(removed_.data(), removed_.data() + removed_.size(), log_);
    }
    after_ = std::move(board);
  }

  SolvingLog* log_;
  std::shared_ptr<const sudoku::Board> before_;
  vector<sudoku::Candidate> decisions_;  // the givens, or one guess
  vector<sudoku::Candidate> removed_;    // by the puzzle; empty for a guess
  vector<sudoku::Candidate> left_;       // for a guess: this and the remaining alternatives
  mutable std::shared_ptr<const sudoku::Board> after_;  // null before the first call of board()
};

}  // namespace sudokuProgram

#endif
