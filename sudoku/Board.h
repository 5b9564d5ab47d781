// Board.h: a Sudoku board that reasons: what is decided, what is still possible, and the rules that
// turn the one into the other. It knows nothing of searching. Rows and columns count from 0.

#ifndef SUDOKU_BOARD_H_
#define SUDOKU_BOARD_H_

#include <cstddef>
#include <memory>
#include <vector>

#include "sudoku/Choice.h"
#include "sudoku/Deduction.h"
#include "sudoku/Geometry.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "sudoku/ValueSet.h"

namespace sudoku {

class Board {
 public:
  virtual ~Board() = default;
  Board& operator=(const Board&) = delete;

  // A copy that has nothing to do with this board any more, nor with a search that it is part of.
  virtual std::unique_ptr<Board> clone() const = 0;

  // A copy for the search that this board is part of: the boards of a search learn from each other.
  // A board that is part of none, as a new one or a clone, starts a new search with each copy.
  virtual std::unique_ptr<Board> copyInSearch() const { return clone(); }

  const Geometry& geometry() const { return geometry_; }
  const RuleSet& rules() const { return rules_; }

  // The value of a square, or 0 while it is undecided.
  virtual int value(int square) const = 0;

  // The values of all squares, kUndecided where there is none yet.
  virtual Puzzle squares() const {
    Puzzle result{geometry_.size(), {}};
    result.squares.reserve(static_cast<std::size_t>(geometry_.squares()));
    for (int square = 0; square < geometry_.squares(); ++square) {
      const int decided = value(square);
      result.squares.push_back(decided == 0 ? kUndecided : decided);
    }
    return result;
  }

  // What the square can still be: its value alone if it is decided, nothing at all in a square that
  // contradicts.
  virtual CandidateSet candidates(int square) const = 0;

  // Decides squares, none of them twice, then applies the rules until nothing changes. False if
  // that leads to a contradiction, or the board was contradictory before. `log`, if any, is told
  // every step; boards that keep none throw std::logic_error.
  bool decide(int square, int value, DeductionLog* log = nullptr) {
    const Candidate decision{square, value};
    return decide(&decision, &decision + 1, log);
  }
  virtual bool decide(const Candidate* first, const Candidate* last, DeductionLog* log) = 0;

  // A copy in the search for each of the alternatives, decided so, without those that contradict.
  // If the rule set guesses, the result may be solutions instead, followed by a copy that excludes
  // them. Requires that a square is undecided.
  using Boards = std::vector<std::unique_ptr<Board>>;
  virtual Boards branches() const;

  // True once a contradiction was found; then no solution exists, and the rest is meaningless.
  bool isContradictory() const { return isContradictory_; }

  // True if no solution is left: the board is contradictory, or it is the solution that it
  // excludes.
  bool isDead() const { return isContradictory_ || isExcluded_; }

  // How many squares are undecided.
  int undecided() const { return undecided_; }

  // What the rule set branches on: all that is left of one choice, squares and values ascending.
  // Requires that a square is undecided.
  virtual std::vector<Candidate> alternatives() const = 0;

 protected:
  // Solutions found by guessing; none if the board does not look as if it had many.
  virtual Boards guessedSolutions() const = 0;

  // From now on the board is dead once it is one of these solutions.
  virtual void exclude(const Boards& solutions) = 0;

  // A copy in the search for each of the alternatives, without those that are dead.
  virtual Boards decidedAlternatives() const = 0;

  // The candidates that are left for a choice.
  [[gnu::noinline]] std::vector<Candidate> remaining(const Choice& choice) const {
    std::vector<Candidate> result;
    if (choice.square >= 0) {
      for (const int value : candidates(choice.square)) result.push_back({choice.square, value});
      return result;
    }
    for (const int square : geometry_.squaresOf(choice.unit)) {
      if (candidates(square).contains(choice.value)) result.push_back({square, choice.value});
    }
    return result;
  }

  Board(const Geometry& geometry, const RuleSet& rules)
      : geometry_(geometry), rules_(rules), undecided_(geometry.squares()) {}
  Board(const Board&) = default;

  const Geometry& geometry_;
  RuleSet rules_;
  int undecided_;
  bool isContradictory_ = false;
  bool isExcluded_ = false;
  bool mayGuess_ = rules_.guesses();
};

// A board guesses once: its branches may guess only if there is a single one, which is a forced
// step. A search would guess again and again otherwise.
inline Board::Boards Board::branches() const {
  if (mayGuess_) {
    Boards solutions = guessedSolutions();
    if (!solutions.empty()) {
      std::unique_ptr<Board> rest = copyInSearch();
      rest->exclude(solutions);
      rest->mayGuess_ = false;
      solutions.push_back(std::move(rest));
      return solutions;
    }
  }
  Boards boards = decidedAlternatives();
  const bool mayGuess = mayGuess_ && boards.size() == 1;
  for (const std::unique_ptr<Board>& board : boards) board->mayGuess_ = mayGuess;
  return boards;
}

}  // namespace sudoku

#endif
