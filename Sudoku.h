// Sudoku.h: a Sudoku board of any size and shape as a Searchable. Setting a square propagates: the
// board applies its rules until nothing changes. This often solves most of the puzzle without a
// search.
//
// Rows and columns count from 0, values from 1. Propagation is implemented in sudoku/.

#if !defined(SUDOKU_H) && !defined(SUDOKU_H_)
#define SUDOKU_H
#define SUDOKU_H_

#include <cstddef>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/RequireCxx17.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Board.h"
#include "sudoku/Candidate.h"
#include "sudoku/CandidateSet.h"
#include "sudoku/Drawing.h"
#include "sudoku/Message.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace sudoku {

class Sudoku : public Searchable {
 public:
  // A blank board of size x size squares.
  // Throws std::invalid_argument unless `size` is a perfect square from 1 to 400.
  explicit Sudoku(int size, const RuleSet& rules = kFull);

  // A blank board of that shape.
  explicit Sudoku(const Shape& shape, const RuleSet& rules = kFull);

  // A board with the givens of `puzzle` set, and without the candidates that it removes. The board
  // is contradictory if the givens are. Throws std::invalid_argument unless there are size x size
  // squares, and std::out_of_range for a value that is neither kUndecided nor from 1 to the size,
  // and for a removed candidate that does not exist.
  explicit Sudoku(const Puzzle& puzzle, const RuleSet& rules = kFull);

  // Copies are independent: changing or searching one has no effect on the other. A board that was
  // moved from may only be assigned to or destroyed.
  Sudoku(const Sudoku& other) : board_(other.board_->clone()) {}
  Sudoku& operator=(const Sudoku& other) {
    board_ = other.board_->clone();
    return *this;
  }
  Sudoku(Sudoku&&) = default;
  Sudoku& operator=(Sudoku&&) = default;

  int size() const { return board_->shape().size(); }

  // The shape; see sudoku/Shape.h. That of Sudoku(int) is ordinary.
  const Shape& shape() const { return board_->shape(); }

  // The value of a square, from 1 to the size, or -1 while it is undecided. Every function that
  // takes a row and a column throws std::out_of_range if there is no such square.
  int getSquare(int row, int col) const;

  // The candidates of a square: the values that it can still have.
  CandidateSet candidates(int row, int col) const;

  // The values of all squares and the shape as plain data.
  Puzzle squares() const { return board_->squares(); }

  // Sets a square and propagates. Returns false if no solution can have that value there; the board
  // then stays contradictory. Throws std::out_of_range unless the value is from 1 to size().
  bool setSquare(int row, int col, int value);

  // Removes a candidate of a square and propagates. Returns as setSquare() does; a candidate that
  // the square no longer has is ignored.
  bool removeCandidate(int row, int col, int value);

  // True once a contradiction was found: the board has no solution.
  bool isContradictory() const { return board_->isContradictory(); }

  // True if all squares are decided without a contradiction.
  bool isSolution() const override;

  // The successors are copies of the board, one for each candidate of one undecided square, in
  // ascending order. Boards that propagation finds contradictory are left out. The rule set chooses
  // the square. With a rule set that guesses, the successors may instead be solutions, followed by
  // a copy of the board that excludes them.
  vector<unique_ptr<Searchable>> successors() const override;

  // The number of undecided squares.
  int heuristicValue() const override { return board_->undecided(); }

  // Draws the board. Undecided squares are blank.
  void write(ostream& out) const override;

 private:
  explicit Sudoku(unique_ptr<Board> board) : board_(std::move(board)) {}

  vector<unique_ptr<Searchable>> directSuccessors() const;
  void removeCandidates(const vector<Candidate>& candidates);
  int squareAt(int row, int col) const;
  void require(const char* what, int number, int least) const;
  [[noreturn]] void throwOutOfRange(const char* what, int number, int least) const;

  unique_ptr<Board> board_;
};

inline Sudoku::Sudoku(int size, const RuleSet& rules) : board_(blankBoard(size, rules)) {}

inline Sudoku::Sudoku(const Shape& shape, const RuleSet& rules)
    : board_(blankBoard(shape, rules)) {}

inline Sudoku::Sudoku(const Puzzle& puzzle, const RuleSet& rules)
    : board_(blankBoard(puzzle.shape, rules)) {
  const int squares = puzzle.shape.squares();
  if (puzzle.squares.size() != static_cast<std::size_t>(squares)) {
    throw std::invalid_argument(message(
        {"a puzzle of size ", size(), " has ", squares, " squares, not ", puzzle.squares.size()}));
  }
  const vector<Candidate> givens = givensOf(puzzle);
  for (const Candidate& given : givens) {
    if (given.value < 1 || given.value > puzzle.size()) throwOutOfRange("value", given.value, 1);
  }
  board_->decide(givens.data(), givens.data() + givens.size(), nullptr);
  if (!puzzle.removed.empty()) removeCandidates(puzzle.removed);
}

inline int Sudoku::getSquare(int row, int col) const {
  return board_->value(squareAt(row, col));
}

inline CandidateSet Sudoku::candidates(int row, int col) const {
  return board_->candidates(squareAt(row, col));
}

inline bool Sudoku::setSquare(int row, int col, int value) {
  require("value", value, 1);
  return board_->decide(squareAt(row, col), value);
}

inline bool Sudoku::removeCandidate(int row, int col, int value) {
  removeCandidates({{squareAt(row, col), value}});
  return !board_->isContradictory();
}

inline void Sudoku::removeCandidates(const vector<Candidate>& candidates) {
  for (const Candidate& each : candidates) {
    require("row", each.square < 0 ? -1 : each.square / size(), 0);
    require("value", each.value, 1);
  }
  board_->remove(candidates.data(), candidates.data() + candidates.size(), nullptr);
}

inline bool Sudoku::isSolution() const {
  return board_->undecided() == 0 && !board_->isContradictory();
}

inline vector<unique_ptr<Searchable>> Sudoku::successors() const {
  vector<unique_ptr<Searchable>> result = directSuccessors();
  if (!board_->rules().collapses()) return result;
  while (result.size() == 1 && !result.front()->isSolution()) {
    result = static_cast<const Sudoku&>(*result.front()).directSuccessors();
  }
  return result;
}

inline vector<unique_ptr<Searchable>> Sudoku::directSuccessors() const {
  vector<unique_ptr<Searchable>> result;
  if (board_->isContradictory() || isSolution()) return result;
  Board::Boards boards = board_->branches();
  result.reserve(boards.size());
  for (unique_ptr<Board>& board : boards) {
    result.push_back(unique_ptr<Searchable>(new Sudoku(std::move(board))));
  }
  return result;
}

inline void Sudoku::write(ostream& out) const {
  draw(out, squares());
}

inline int Sudoku::squareAt(int row, int col) const {
  require("row", row, 0);
  require("column", col, 0);
  return board_->shape().square(row, col);
}

inline void Sudoku::require(const char* what, int number, int least) const {
  if (number < least || number >= least + size()) throwOutOfRange(what, number, least);
}

inline void Sudoku::throwOutOfRange(const char* what, int number, int least) const {
  throw std::out_of_range(message({what, " ", number, " is out of range: it must be from ", least,
                                   " to ", least + size() - 1}));
}

}  // namespace sudoku
using sudoku::Sudoku;  // the name in the coursework

#endif
