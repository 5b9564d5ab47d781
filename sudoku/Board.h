// Board.h: a Sudoku board with propagation: decided squares, candidates, and the rules that remove
// candidates. Independent of the search. Rows and columns count from 0.

#ifndef SUDOKU_BOARD_H_
#define SUDOKU_BOARD_H_

#include <atomic>
#include <cstddef>
#include <memory>
#include <vector>

#include "sudoku/Choice.h"
#include "sudoku/Geometry.h"
#include "sudoku/PropagationLog.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"
#include "sudoku/Shared.h"
#include "sudoku/ValueSet.h"

namespace sudoku {

class Board {
 public:
  virtual ~Board() = default;
  Board& operator=(const Board&) = delete;

  // An independent copy. It does not belong to the search of this board.
  virtual std::unique_ptr<Board> clone() const = 0;

  // A copy in the search that this board belongs to. The boards of one search learn from each
  // other. A board that belongs to no search, such as a new one or a clone, starts a new search
  // with each copy.
  virtual std::unique_ptr<Board> copyInSearch() const { return clone(); }

  const Geometry& geometry() const { return geometry_; }
  virtual Shape shape() const { return Shape(); }
  const RuleSet& rules() const { return rules_; }

  // The value of a square, or kUndecided.
  virtual int value(int square) const = 0;

  // The shape, and the values of all squares, kUndecided for undecided squares.
  virtual Puzzle squares() const {
    const auto squares = static_cast<std::size_t>(geometry_.squares());
    Puzzle result{geometry_.size(), std::vector<int>(squares, kUndecided), {}, shape()};
    for (int square = 0; square < geometry_.squares(); ++square) {
      result.squares[static_cast<std::size_t>(square)] = value(square);
    }
    return result;
  }

  // The candidates of the square. A decided square has only its value; a contradictory square
  // has none.
  virtual CandidateSet candidates(int square) const = 0;

  // Decides squares, all different, then applies the rules until nothing changes. Returns false if
  // no solution is left: see isDead(). Reports each step to `log` unless it is null; boards that do
  // not support a log then throw std::logic_error.
  bool decide(int square, int value, PropagationLog* log = nullptr) {
    const Candidate decision{square, value};
    return decide(&decision, &decision + 1, log);
  }
  virtual bool decide(const Candidate* first, const Candidate* last, PropagationLog* log) = 0;

  // Removes candidates, then applies the rules and returns as decide() does. A candidate that the
  // board no longer has is ignored.
  virtual bool remove(const Candidate* first, const Candidate* last, PropagationLog* log) = 0;

  // For each alternative, a copy in the search with that decision. Dead copies are left out. If the
  // rule set guesses, the result may be solutions instead, followed by a copy that excludes them.
  // Requires an undecided square.
  using Boards = std::vector<std::unique_ptr<Board>>;
  virtual Boards branches() const;

  // True once a contradiction was found. Then no solution exists, and the other functions are
  // meaningless.
  bool isContradictory() const { return isContradictory_; }

  // True if no solution is left: the board is contradictory, or it is a solution that was excluded.
  bool isDead() const { return isContradictory_ || isExcluded_; }

  // The number of undecided squares.
  int undecided() const { return undecided_; }

  // The alternatives of the choice that the rule set branches on, in ascending order of squares and
  // values. Requires an undecided square.
  virtual std::vector<Candidate> alternatives() const = 0;

 protected:
  // Guessed solutions; none if the board does not seem to have many solutions.
  virtual Boards guessedSolutions() const = 0;

  // One copy in the search for each alternative, without the dead ones.
  virtual Boards decidedAlternatives() const = 0;

  // True if all squares have the same values as on the other board, which is of the same class.
  // Requires that both boards are full.
  virtual bool hasSameValues(const Board& other) const = 0;

  // True if the board is a solution that was excluded.
  bool isExcludedSolution() const { return undecided_ == 0 && excluded_.get() && hasExcluded(); }

  // The candidates left for a choice.
  std::vector<Candidate> remaining(const Choice& choice) const {
    Candidate left[kMaxSize];
    Candidate* last = left;
    if (choice.square >= 0) {
      const CandidateSet values = candidates(choice.square);
      for (int value = 1; value <= geometry_.size(); ++value) {
        if (values.contains(value)) *last++ = {choice.square, value};
      }
    } else {
      for (const int square : geometry_.squaresOf(choice.unit)) {
        if (candidates(square).contains(choice.value)) *last++ = {square, choice.value};
      }
    }
    return std::vector<Candidate>(left, last);
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

 private:
  // A list of solutions that were found already: the board is dead when it becomes one of them.
  struct Excluded {
    std::unique_ptr<Board> solution;
    Shared<Excluded> next;
    std::atomic<int> owners{0};
  };

  bool hasExcluded() const {
    const Excluded* each = excluded_.get();
    while (each != nullptr && !hasSameValues(*each->solution)) each = each->next.get();
    return each != nullptr;
  }

  Shared<Excluded> excluded_;
};

// A board guesses once. Its branches do not guess, except a single one, which is a forced step.
// Otherwise a search would guess at every node.
inline Board::Boards Board::branches() const {
  if (mayGuess_) {
    Boards solutions = guessedSolutions();
    if (!solutions.empty()) {
      std::unique_ptr<Board> rest = copyInSearch();
      for (const std::unique_ptr<Board>& each : solutions) {
        rest->excluded_ = Shared<Excluded>(new Excluded{each->copyInSearch(), rest->excluded_});
      }
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
