// Checker.h: decides whether a grid is a solution of a puzzle, and lists every fault. It shares no
// code with the solvers. It works out the units by itself, from the data of the puzzle's shape, so
// that one mistake cannot make both agree.

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
    twiceInBox,     // an earlier square of the box has it
    twiceInRegion,  // an earlier square of the region, which is no box, has it
    twiceInDiagonal,
    twiceInWindow
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

// Finds values that occur twice in one unit. unitOf(row, col) is the number of the square's unit,
// less than `units`, or -1 if it is in none. `kind` is the fault to report.
template <class UnitOf>
void findTwiceIn(const Puzzle& board, Fault::Kind kind, int units, UnitOf unitOf,
                 std::vector<Fault>& faults) {
  std::vector<std::vector<int>> squaresOf(static_cast<std::size_t>(units));
  for (int row = 0; row < board.size; ++row) {
    for (int col = 0; col < board.size; ++col) {
      const int unit = unitOf(row, col);
      if (unit >= 0) squaresOf[static_cast<std::size_t>(unit)].push_back(row * board.size + col);
    }
  }
  constexpr int kNone = -1;
  for (const std::vector<int>& squares : squaresOf) {
    std::vector<int> firstWith(static_cast<std::size_t>(board.size) + 1, kNone);  // by value
    for (const int square : squares) {
      const int value = board.squares[static_cast<std::size_t>(square)];
      if (!isInRange(value, board.size)) continue;
      int& first = firstWith[static_cast<std::size_t>(value)];
      if (first == kNone) {
        first = square;
      } else {
        faults.push_back({kind, square / board.size, square % board.size, value, first / board.size,
                          first % board.size});
      }
    }
  }
}

// Finds values that the puzzle removes from the candidates of their squares.
inline void findRemoved(const Puzzle& puzzle, const Puzzle& board, std::vector<Fault>& faults) {
  for (const Candidate& each : puzzle.removed) {
    if (board.squares.at(static_cast<std::size_t>(each.square)) != each.value) continue;
    const int row = each.square / puzzle.size, col = each.square % puzzle.size;
    faults.push_back({Fault::Kind::removed, row, col, each.value});
  }
}

// Finds values that occur twice in a unit: rows first, then columns, regions, diagonals, windows.
inline void findTwice(const Puzzle& board, const Units& units, std::vector<Fault>& faults) {
  using Kind = Fault::Kind;
  const int size = board.size;
  const auto find = [&](Kind kind, auto unitOf) { findTwiceIn(board, kind, size, unitOf, faults); };
  find(Kind::twiceInRow, [](int row, int) { return row; });
  find(Kind::twiceInColumn, [](int, int col) { return col; });
  find(units.hasBoxes() ? Kind::twiceInBox : Kind::twiceInRegion,
       [&](int row, int col) { return units.regionOf(row, col); });
  if (units.hasDiagonals()) {
    find(Kind::twiceInDiagonal, [](int row, int col) { return row == col ? 0 : -1; });
    find(Kind::twiceInDiagonal, [=](int row, int col) { return row + col == size - 1 ? 0 : -1; });
  }
  find(Kind::twiceInWindow, [&](int row, int col) { return units.windowOf(row, col); });
}

// A fast test for the usual case: true if the board is surely a solution of the puzzle, that is,
// keeps the givens and has every value in every row, column and box. Always false for boards larger
// than 64x64, because a set of values is one word, for puzzles that remove candidates, and for
// other shapes than the ordinary one.
inline bool isSmallSolution(const Puzzle& puzzle, const Puzzle& board) {
  constexpr int kLargestSize = 64;
  const int size = board.size, order = orderOf(size);
  if (size > kLargestSize || !puzzle.removed.empty() || !puzzle.shape.isOrdinary()) return false;
  for (std::size_t square = 0; square < board.squares.size(); ++square) {
    const int given = puzzle.squares[square], value = board.squares[square];
    if (!isInRange(value, size) || (given != kUndecided && given != value)) return false;
  }
  using Values = std::uint64_t;  // a set, with one bit for each value
  const Values all = ~Values{0} >> (kLargestSize - size);
  const auto valueAt = [&](int row, int col) { return Values{1} << (board.at(row, col) - 1); };
  for (int row = 0; row < size; ++row) {
    Values values = 0;
    for (int col = 0; col < size; ++col) values |= valueAt(row, col);
    if (values != all) return false;
  }
  for (int col = 0; col < size; ++col) {
    Values values = 0;
    for (int row = 0; row < size; ++row) values |= valueAt(row, col);
    if (values != all) return false;
  }
  for (int box = 0; box < size; ++box) {
    const int top = box / order * order, left = box % order * order;
    Values values = 0;
    for (int row = top; row < top + order; ++row) {
      for (int col = left; col < left + order; ++col) values |= valueAt(row, col);
    }
    if (values != all) return false;
  }
  return true;
}

}  // namespace checking

// Every fault of `solution` as a solution of `puzzle`; none if it is one. The shape is that of the
// puzzle. Faults of single squares come first, in reading order, then values that occur twice in a
// unit. Throws std::invalid_argument if either argument is not a board: its shape cannot have its
// size, or it does not have size x size squares; std::out_of_range if the puzzle removes a
// candidate of a square that does not exist.
inline std::vector<Fault> check(const Puzzle& puzzle, const Puzzle& solution) {
  using Kind = Fault::Kind;
  const checking::Units units(puzzle);
  const int size = puzzle.size;
  if (solution.size != size) {
    checking::requireBoard(solution);
    return {{Kind::sizeDiffers, 0, 0, solution.size, 0, 0, size}};
  }
  checking::requireSquares(solution);
  if (checking::isSmallSolution(puzzle, solution)) return {};

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
  checking::findTwice(solution, units, faults);
  return faults;
}

// Every fault of the givens of a puzzle: values out of range, values that the puzzle itself
// removes, and values that occur twice in a unit. A puzzle without faults may still
// have no solution. Throws std::invalid_argument as check() does.
inline std::vector<Fault> checkGivens(const Puzzle& puzzle) {
  const checking::Units units(puzzle);
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
  checking::findTwice(puzzle, units, faults);
  return faults;
}

inline std::string Fault::message() const {
  if (kind == Kind::sizeDiffers) {
    return sudoku::message({"the puzzle has size ", expected, ", the solution has size ", value});
  }
  return sudoku::message({"r", row + 1, "c", col + 1, problem()});
}

// The text of a fault of one square, to be appended to the name of the square.
inline std::string Fault::problem() const {
  if (kind == Kind::undecided) return " is undecided";
  if (kind == Kind::outOfRange) {
    return sudoku::message({": ", value, " is out of range: it must be from 1 to ", expected});
  }
  if (kind == Kind::givenChanged) {
    const std::string found = value == kUndecided ? "nothing" : sudoku::message({value});
    return sudoku::message({": the puzzle gives ", expected, ", the solution has ", found});
  }
  if (kind == Kind::removed) {
    return sudoku::message({": the puzzle removes ", value, " from its candidates"});
  }
  const char* const unit = kind == Kind::twiceInRow        ? "row"
                           : kind == Kind::twiceInColumn   ? "column"
                           : kind == Kind::twiceInBox      ? "box"
                           : kind == Kind::twiceInRegion   ? "region"
                           : kind == Kind::twiceInDiagonal ? "diagonal"
                                                           : "window";
  return sudoku::message(
      {": its ", unit, " has ", value, " already, at r", otherRow + 1, "c", otherCol + 1});
}

}  // namespace sudoku

#endif
