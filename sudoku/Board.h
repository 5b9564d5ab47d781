// Board.h: a Sudoku board with propagation: decided squares, candidates, and the rules that remove
// candidates. Independent of the search. Squares count from 0, row by row.

#pragma once

#include <memory>
#include <vector>

#include "sudoku/Candidate.h"
#include "sudoku/CandidateSet.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace sudoku {

class DeductionLog;  // see Deduction.h

class Board {
 public:
  virtual ~Board() = default;
  Board& operator=(const Board&) = delete;

  // An independent copy.
  virtual std::unique_ptr<Board> clone() const = 0;

  virtual const Shape& shape() const = 0;
  const RuleSet& rules() const { return rules_; }

  // The value of a square, or kUndecided.
  virtual int value(int square) const = 0;

  // The shape, and the values of all squares, kUndecided for undecided squares.
  virtual Puzzle squares() const {
    Puzzle result{shape(), {}};
    for (int square = 0; square < shape().squares(); ++square) {
      result.squares.push_back(value(square));
    }
    return result;
  }

  // The candidates of the square. A decided square has only its value; a contradictory square
  // has none.
  virtual CandidateSet candidates(int square) const = 0;

  // Decides squares, all different, then applies the rules until nothing changes. Returns false if
  // no solution is left. Reports each step to `log` unless it is null; boards that do not support a
  // log then throw std::logic_error.
  bool decide(int square, int value, DeductionLog* log = nullptr) {
    const Candidate decision{square, value};
    return decide(&decision, &decision + 1, log);
  }
  virtual bool decide(const Candidate* first, const Candidate* last, DeductionLog* log) = 0;

  // Removes candidates, then applies the rules and returns as decide() does. A candidate that the
  // board no longer has is ignored.
  virtual bool remove(const Candidate* first, const Candidate* last, DeductionLog* log) = 0;

  // The square that the rule set branches on, or -1 if all are decided.
  virtual int branchSquare() const = 0;

  // For each candidate of the branch square, in ascending order, a copy with that decision. Those
  // that have no solution left are left out. If the rule set guesses, the result may be solutions
  // instead, followed by a copy for which these are no solutions. Requires an undecided square.
  using Boards = std::vector<std::unique_ptr<Board>>;
  Boards branches() const;

  // True once a contradiction was found. Then no solution is left, and the other functions are
  // meaningless.
  bool isContradictory() const { return isContradictory_; }

  // The number of undecided squares.
  int undecided() const { return undecided_; }

 protected:
  // The branches without a guess.
  virtual Boards decided() const = 0;

  // Solutions, followed by a copy of this board for which these are none; nothing if the board does
  // not seem to have many solutions.
  virtual Boards guessed() const = 0;

  Board(int squares, const RuleSet& rules) : rules_(rules), undecided_(squares) {}
  Board(const Board&) = default;

  RuleSet rules_;
  int undecided_;
  bool isContradictory_ = false;

 private:
  bool mayGuess_ = rules_.guesses();
};

// A board guesses once. Its branches do not guess, except a single one, which is a forced step.
// Otherwise a search would guess at every node.
inline Board::Boards Board::branches() const {
  Boards boards = mayGuess_ ? guessed() : Boards();
  const bool isGuessed = !boards.empty();
  if (!isGuessed) boards = decided();
  const bool mayGuess = mayGuess_ && !isGuessed && boards.size() == 1;
  for (const std::unique_ptr<Board>& board : boards) board->mayGuess_ = mayGuess;
  return boards;
}

}  // namespace sudoku
