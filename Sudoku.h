// Sudoku.h: a Sudoku board of any size as a Searchable. Setting a square makes the board think: it
// applies its rules until nothing changes, so most of the puzzle is often solved without a search.
//
// Rows and columns count from 0, values from 1. How boards think is in sudoku/.

#ifndef SUDOKU_H_
#define SUDOKU_H_

#include <cstddef>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Board.h"
#include "sudoku/Choice.h"
#include "sudoku/Drawing.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "sudoku/ValueSet.h"

class Sudoku : public Searchable {
 public:
  // A blank board of size x size squares.
  // Throws std::invalid_argument unless `size` is a perfect square from 1 to 400.
  explicit Sudoku(int size, const sudoku::RuleSet& rules = sudoku::kFull);

  // A board with the givens of a puzzle set; contradictory if they are. Throws as Sudoku(int) does,
  // std::invalid_argument if there are not size x size squares, and std::out_of_range for a value
  // that is neither kUndecided nor in 1 to the size.
  explicit Sudoku(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules = sudoku::kFull);

  Sudoku(const Sudoku& other) : board_(other.board_->clone()) {}
  Sudoku& operator=(const Sudoku& other) {
    board_ = other.board_->clone();
    return *this;
  }
  Sudoku(Sudoku&&) = default;
  Sudoku& operator=(Sudoku&&) = default;

  int size() const { return board_->geometry().size(); }

  // The value of a square, from 1 to the size, or -1 while it is undecided.
  // Throws std::out_of_range if there is no such square; so do the others that take one.
  int getSquare(int row, int col) const;

  // What the square can still be.
  sudoku::CandidateSet candidates(int row, int col) const;

  // The values of all squares as plain data.
  sudoku::Puzzle squares() const { return board_->squares(); }

  // Decides a square and all that follows from it. False: no solution can have that value there;
  // then the board stays contradictory. Throws std::out_of_range if the value is not in 1 to
  // size().
  bool setSquare(int row, int col, int value);

  // True once it is known that no solution exists.
  bool isContradictory() const { return board_->isContradictory(); }

  // True if all squares are decided without a contradiction.
  bool isSolution() const override;

  // A copy of the board for each value that one undecided square can have, in ascending order,
  // without those that lead to a contradiction. Which square that is, the rule set says. Some
  // (kFull above 16x16) may take a value instead, and the places that it can have in one unit. If
  // it guesses, there may be solutions instead, and behind them the board as it is, from which they
  // are not found again.
  vector<unique_ptr<Searchable>> successors() const override;

  // The number of undecided squares.
  int heuristicValue() const override { return board_->undecided(); }

  // Draws the board, with blanks for undecided squares.
  void write(ostream& out) const override;

 private:
  explicit Sudoku(unique_ptr<sudoku::Board> board) : board_(std::move(board)) {}

  vector<unique_ptr<Searchable>> directSuccessors() const;
  int squareAt(int row, int col) const;
  void require(const char* what, int number, int least) const;
  [[noreturn]] void throwOutOfRange(const char* what, int number, int least) const;

  unique_ptr<sudoku::Board> board_;
};

inline Sudoku::Sudoku(int size, const sudoku::RuleSet& rules)
    : board_(sudoku::blankBoard(size, rules)) {}

inline Sudoku::Sudoku(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules)
    : Sudoku(puzzle.size, rules) {
  const int squares = board_->geometry().squares();
  if (puzzle.squares.size() != static_cast<std::size_t>(squares)) {
    throw std::invalid_argument("a puzzle of size " + std::to_string(size()) + " has " +
                                std::to_string(squares) + " squares, not " +
                                std::to_string(puzzle.squares.size()));
  }
  // Whether a square is given cannot be foreseen, so none is asked: the next one overwrites it.
  const unique_ptr<sudoku::Candidate[]> givens(new sudoku::Candidate[puzzle.squares.size() + 1]);
  sudoku::Candidate* end = givens.get();
  for (int square = 0; square < squares; ++square) {
    const int value = puzzle.squares[static_cast<std::size_t>(square)];
    *end = {square, value};
    end += value != sudoku::kUndecided;
  }
  for (const sudoku::Candidate* given = givens.get(); given != end; ++given) {
    require("value", given->value, 1);
  }
  board_->decide(givens.get(), end, nullptr);
}

inline int Sudoku::getSquare(int row, int col) const {
  const int value = board_->value(squareAt(row, col));
  return value == 0 ? sudoku::kUndecided : value;
}

inline sudoku::CandidateSet Sudoku::candidates(int row, int col) const {
  return board_->candidates(squareAt(row, col));
}

inline bool Sudoku::setSquare(int row, int col, int value) {
  require("value", value, 1);
  return board_->decide(squareAt(row, col), value);
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
  if (isContradictory() || isSolution()) return result;
  sudoku::Board::Boards boards = board_->branches();
  result.reserve(boards.size());
  for (unique_ptr<sudoku::Board>& board : boards) {
    result.push_back(unique_ptr<Searchable>(new Sudoku(std::move(board))));
  }
  return result;
}

inline void Sudoku::write(ostream& out) const {
  sudoku::draw(out, board_->geometry().order(),
               [this](int row, int col) { return getSquare(row, col); });
}

inline int Sudoku::squareAt(int row, int col) const {
  require("row", row, 0);
  require("column", col, 0);
  return board_->geometry().square(row, col);
}

inline void Sudoku::require(const char* what, int number, int least) const {
  if (number < least || number >= least + size()) throwOutOfRange(what, number, least);
}

[[gnu::cold]] inline void Sudoku::throwOutOfRange(const char* what, int number, int least) const {
  throw std::out_of_range(std::string(what) + ' ' + std::to_string(number) +
                          " is out of range: it has to be from " + std::to_string(least) + " to " +
                          std::to_string(least + size() - 1));
}

#endif
