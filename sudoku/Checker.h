// Checker.h: decides whether a grid is a solution of a puzzle, and lists every fault. It shares no
// code with the solvers. It works out rows, columns and boxes by itself, so that one mistake cannot
// make both agree.

#ifndef SUDOKU_CHECKER_H_
#define SUDOKU_CHECKER_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/SolutionCheck.h"

namespace sudoku {

struct Fault {
  enum class Kind {
    sizeDiffers,    // the solution and the puzzle differ in size
    undecided,      // the square has no value
    outOfRange,     // the value is not in 1..size
    givenChanged,   // the puzzle gives another value
    removed,        // the puzzle removes this candidate; in checkGivens(), a given
    twiceInRow,     // an earlier square of the row has the same value
    twiceInColumn,  // an earlier square of the column has it
    twiceInBox      // an earlier square of the box has it
  };

  Kind kind;
  int row = 0;  // rows and columns count from 0
  int col = 0;
  int value = 0;     // the value found; sizeDiffers: the size of the solution
  int otherRow = 0;  // twiceIn...: the first square of the unit, in reading order, with that value
  int otherCol = 0;
  int expected = 0;  // givenChanged: the given; sizeDiffers, outOfRange: the size of the puzzle

  // The fault as text, with rows and columns from 1: "r1c2: the puzzle gives 3, the solution has
  // 5".
  std::string message() const;

  friend bool operator==(const Fault& one, const Fault& other) {
    return one.kind == other.kind && one.row == other.row && one.col == other.col &&
           one.value == other.value && one.otherRow == other.otherRow &&
           one.otherCol == other.otherCol && one.expected == other.expected;
  }

 private:
  std::string problem() const;
};

namespace checking {

// Finds values that occur twice in one unit.
class UnitCheck {
 public:
  UnitCheck(const Puzzle& board, std::vector<Fault>& faults)
      : board_(board), faults_(faults), firstWith_(static_cast<std::size_t>(board.size) + 1) {}

  void begin() {
    for (int& first : firstWith_) first = kNone;
  }

  // Examines the next square of the unit. `kind` is the fault to report if an earlier square has
  // the same value.
  void look(int row, int col, Fault::Kind kind) {
    const int value = board_.at(row, col);
    if (!isInRange(value, board_.size)) return;
    const int square = row * board_.size + col;
    int& first = firstWith_[static_cast<std::size_t>(value)];
    if (first == kNone) {
      first = square;
    } else {
      faults_.push_back({kind, row, col, value, first / board_.size, first % board_.size});
    }
  }

 private:
  static constexpr int kNone = -1;

  const Puzzle& board_;
  std::vector<Fault>& faults_;
  std::vector<int> firstWith_;  // by value: the first square of the unit that has it
};

// Finds values that the puzzle removes from the candidates of their squares.
[[gnu::cold]] inline void findRemoved(const Puzzle& puzzle, const Puzzle& board,
                                      std::vector<Fault>& faults) {
  for (const Candidate& each : puzzle.removed) {
    if (board.squares.at(static_cast<std::size_t>(each.square)) != each.value) continue;
    const int row = each.square / puzzle.size, col = each.square % puzzle.size;
    faults.push_back({Fault::Kind::removed, row, col, each.value});
  }
}

// Finds values that occur twice in a row, a column or a box.
inline void findTwice(const Puzzle& board, int order, std::vector<Fault>& faults) {
  const int size = board.size;
  UnitCheck unit(board, faults);
  for (int row = 0; row < size; ++row) {
    unit.begin();
    for (int col = 0; col < size; ++col) unit.look(row, col, Fault::Kind::twiceInRow);
  }
  for (int col = 0; col < size; ++col) {
    unit.begin();
    for (int row = 0; row < size; ++row) unit.look(row, col, Fault::Kind::twiceInColumn);
  }
  for (int box = 0; box < size; ++box) {
    const int top = box / order * order, left = box % order * order;
    unit.begin();
    for (int i = 0; i < size; ++i) {
      unit.look(top + i / order, left + i % order, Fault::Kind::twiceInBox);
    }
  }
}

// A fast test for the usual case: true if the board is surely a solution of the puzzle, that is,
// keeps the givens and has every value in every row, column and box. Always false for boards larger
// than 64x64, because a set of values is one word, and for puzzles that remove candidates.
inline bool isSmallSolution(const Puzzle& puzzle, const Puzzle& board, int order) {
  constexpr int kLargestSize = 64;
  const int size = board.size;
  if (size > kLargestSize || !puzzle.removed.empty()) return false;
  std::uint64_t rows[kLargestSize] = {}, columns[kLargestSize] = {}, boxes[kLargestSize] = {};
  std::size_t square = 0;
  for (int row = 0, firstBox = 0, inBand = 0; row < size; ++row) {
    for (int col = 0, box = firstBox; col < size; ++box) {
      for (int i = 0; i < order; ++i, ++col, ++square) {
        const int given = puzzle.squares[square];
        const int value = board.squares[square];
        if (!isInRange(value, size) || (given != kUndecided && given != value)) return false;
        const std::uint64_t bit = std::uint64_t{1} << (value - 1);
        rows[row] |= bit;
        columns[col] |= bit;
        boxes[box] |= bit;
      }
    }
    if (++inBand == order) {
      inBand = 0;
      firstBox += order;
    }
  }
  const std::uint64_t all = ~std::uint64_t{0} >> (kLargestSize - size);
  for (int i = 0; i < size; ++i) {
    if (rows[i] != all || columns[i] != all || boxes[i] != all) return false;
  }
  return true;
}

}  // namespace checking

// Every fault of `solution` as a solution of `puzzle`; none if it is one. Faults of single squares
// come first, in reading order, then values that occur twice in a row, column or box. Throws
// std::invalid_argument if either argument is not a board: its size is not a perfect square, or it
// does not have size x size squares; std::out_of_range if the puzzle removes a candidate of a
// square that does not exist.
inline std::vector<Fault> check(const Puzzle& puzzle, const Puzzle& solution) {
  using Kind = Fault::Kind;
  const int order = checking::orderOf(puzzle);
  checking::orderOf(solution);
  const int size = puzzle.size;
  if (solution.size != size) {
    return {{Kind::sizeDiffers, 0, 0, solution.size, 0, 0, size}};
  }
  if (checking::isSmallSolution(puzzle, solution, order)) return {};

  std::vector<Fault> faults;
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      const int given = puzzle.at(row, col);
      const int value = solution.at(row, col);
      if (value == kUndecided) {
        faults.push_back({Kind::undecided, row, col, value});
      } else if (!checking::isInRange(value, size)) {
        faults.push_back({Kind::outOfRange, row, col, value, 0, 0, size});
      }
      if (given != kUndecided && given != value) {
        faults.push_back({Kind::givenChanged, row, col, value, 0, 0, given});
      }
    }
  }
  checking::findRemoved(puzzle, solution, faults);
  checking::findTwice(solution, order, faults);
  return faults;
}

// Every fault of the givens of a puzzle: values out of range, values that the puzzle itself
// removes, and values that occur twice in a row, column or box. A puzzle without faults may still
// have no solution. Throws std::invalid_argument as check() does.
inline std::vector<Fault> checkGivens(const Puzzle& puzzle) {
  const int order = checking::orderOf(puzzle);
  std::vector<Fault> faults;
  for (int row = 0; row < puzzle.size; ++row) {
    for (int col = 0; col < puzzle.size; ++col) {
      const int given = puzzle.at(row, col);
      if (given != kUndecided && !checking::isInRange(given, puzzle.size)) {
        faults.push_back({Fault::Kind::outOfRange, row, col, given, 0, 0, puzzle.size});
      }
    }
  }
  checking::findRemoved(puzzle, puzzle, faults);
  checking::findTwice(puzzle, order, faults);
  return faults;
}

[[gnu::cold]] inline std::string Fault::message() const {
  if (kind == Kind::sizeDiffers) {
    return sudoku::message({"the puzzle has size ", expected, ", the solution has size ", value});
  }
  return sudoku::message({"r", row + 1, "c", col + 1, problem()});
}

// The text of a fault of one square, to be appended to the name of the square.
[[gnu::cold]] inline std::string Fault::problem() const {
  if (kind == Kind::undecided) return " is undecided";
  if (kind == Kind::outOfRange) {
    return sudoku::message({": ", value, " is out of range: it has to be from 1 to ", expected});
  }
  if (kind == Kind::givenChanged) {
    const std::string found = value == kUndecided ? "nothing" : sudoku::message({value});
    return sudoku::message({": the puzzle gives ", expected, ", the solution has ", found});
  }
  if (kind == Kind::removed) {
    return sudoku::message({": the puzzle removes ", value, " from its candidates"});
  }
  const char* const unit = kind == Kind::twiceInRow      ? "row"
                           : kind == Kind::twiceInColumn ? "column"
                                                         : "box";
  return sudoku::message(
      {": its ", unit, " has ", value, " already, at r", otherRow + 1, "c", otherCol + 1});
}

}  // namespace sudoku

#endif
