// Checker.h: decides whether a grid is a solution of a puzzle, and lists every fault. It shares no
// code with the solvers. It works out the units by itself, from the data of the puzzle's shape, so
// that one mistake cannot make both agree.

#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "sudoku/Candidate.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/Shape.h"

namespace sudoku {

// Faults for people to read, with rows and columns from 1: "r1c2: the puzzle gives 3, the solution
// has 5".
using Faults = std::vector<std::string>;

// The units of a board's squares: rows, then columns, regions, two diagonals and windows.
class CheckedUnits {
 public:
  explicit CheckedUnits(const Shape& shape) : shape_(shape), size_(shape.size()) {
    while (order_ * order_ < size_) ++order_;
  }

  int units() const { return 4 * size_ + 2; }

  // Calls visit(unit) for each unit of the square, in ascending order.
  template <class Function>
  void forEach(int row, int col, Function visit) const {
    visit(row);
    visit(size_ + col);
    const int height = shape_.boxHeight();
    if (height > 0) {
      visit(2 * size_ + row / height * height + col / shape_.boxWidth());
    } else if (shape_.hasRegions()) {
      visit(2 * size_ + shape_.regionOf(row * size_ + col));
    }
    if (shape_.hasDiagonals() && row == col) visit(3 * size_);
    if (shape_.hasDiagonals() && row + col == size_ - 1) visit(3 * size_ + 1);
    if (!shape_.hasWindows()) return;
    const int step = order_ + 1;  // before each window is a row or column of no window
    if (row % step == 0 || col % step == 0) return;
    visit(3 * size_ + 2 + row / step * (order_ - 1) + col / step);
  }

  const char* nameOf(int unit) const {
    if (unit < size_) return "row";
    if (unit < 2 * size_) return "column";
    if (unit < 3 * size_) return shape_.boxHeight() > 0 ? "box" : "region";
    return unit < 3 * size_ + 2 ? "diagonal" : "window";
  }

 private:
  const Shape& shape_;
  int size_;
  int order_ = 1;
};

// A fast test for the usual case: true if each row, column and box of an ordinary board up to 49x49
// surely has every value. Requires values from 1 to the size, whose root is `order`.
inline bool hasEveryValueEverywhere(const std::vector<int>& squares, int order) {
  constexpr int kLargest = 49;
  const int size = order * order;
  if (size > kLargest) return false;
  std::uint64_t rows[kLargest] = {}, cols[kLargest] = {}, boxes[kLargest] = {};  // sets of values
  const int* value = squares.data();
  for (int row = 0; row < size; ++row) {
    for (int col = 0, box = row - row % order; col < size; ++box) {
      for (const int end = col + order; col < end; ++col) {
        const std::uint64_t bit = std::uint64_t{1} << *value++;
        rows[row] |= bit;
        cols[col] |= bit;
        boxes[box] |= bit;
      }
    }
  }
  const std::uint64_t all = (std::uint64_t{2} << size) - 2;
  for (int i = 0; i < size; ++i) {
    if (rows[i] != all || cols[i] != all || boxes[i] != all) return false;
  }
  return true;
}

// Throws std::invalid_argument unless the board has as many squares as its shape.
inline void requireSquares(const Puzzle& board) {
  const auto squares = static_cast<std::size_t>(board.shape.squares());
  if (board.squares.size() == squares) return;
  throw std::invalid_argument(message({"cannot check a board of size ", board.size(), " that has ",
                                       board.squares.size(), " squares: it must have ", squares}));
}

// The faults of single squares, in reading order, except those that the puzzle removes.
inline Faults faultsOfSquares(const Puzzle& puzzle, const Puzzle& solution, bool mayBeUndecided) {
  Faults faults;
  const int size = puzzle.size();
  for (int row = 0, square = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col, ++square) {
      const int given = puzzle.squares[static_cast<std::size_t>(square)];
      const int value = solution.squares[static_cast<std::size_t>(square)];
      const bool isDecided = value != kUndecided, isValue = value >= 1 && value <= size;
      if (isValue && (given == kUndecided || given == value)) continue;
      const std::string name = squareName(row, col);
      if (!isDecided && !mayBeUndecided) faults.push_back(name + " is undecided");
      if (isDecided && !isValue) {
        faults.push_back(
            message({name, ": ", value, " is out of range: it must be from 1 to ", size}));
      }
      if (given != kUndecided && given != value) {
        faults.push_back(message({name, ": the puzzle gives ", given, ", the solution has ",
                                  isDecided ? std::to_string(value) : "nothing"}));
      }
    }
  }
  return faults;
}

// Adds values that `removed` removes, and values that occur twice in a unit, in the order of units.
inline void addConflicts(const Puzzle& board, const Shape& shape,
                         const std::vector<Candidate>& removed, Faults& faults) {
  const int size = shape.size();
  for (const Candidate& each : removed) {
    if (board.squares.at(static_cast<std::size_t>(each.square)) != each.value) continue;
    faults.push_back(message({squareName(each.square / size, each.square % size),
                              ": the puzzle removes ", each.value, " from its candidates"}));
  }
  const CheckedUnits units(shape);
  // By unit and value: the first square with it.
  std::vector<int> first(static_cast<std::size_t>(units.units() * size), -1);
  std::vector<Faults> twice(static_cast<std::size_t>(units.units()));  // by unit
  for (int square = 0; square < size * size; ++square) {
    const int value = board.squares[static_cast<std::size_t>(square)];
    if (value < 1 || value > size) continue;
    units.forEach(square / size, square % size, [&](int unit) {
      int& other = first[static_cast<std::size_t>(unit * size + value - 1)];
      if (other < 0) {
        other = square;
        return;
      }
      twice[static_cast<std::size_t>(unit)].push_back(
          message({squareName(square / size, square % size), ": its ", units.nameOf(unit), " has ",
                   value, " already, at ", squareName(other / size, other % size)}));
    });
  }
  for (const Faults& ofUnit : twice) faults.insert(faults.end(), ofUnit.begin(), ofUnit.end());
}

// Every fault of `solution` as a solution of `puzzle`; none if it is one. The shape is that of the
// puzzle. Faults of single squares come first, in reading order, then values that occur twice in a
// unit. Throws std::invalid_argument unless a board has size x size squares; std::out_of_range if
// the puzzle removes a candidate of a square that does not exist.
inline Faults check(const Puzzle& puzzle, const Puzzle& solution) {
  requireSquares(puzzle);
  requireSquares(solution);
  if (solution.size() != puzzle.size()) {
    return {message(
        {"the puzzle has size ", puzzle.size(), ", the solution has size ", solution.size()})};
  }
  Faults faults = faultsOfSquares(puzzle, solution, false);
  const bool isPlain = puzzle.shape.isOrdinary() && puzzle.removed.empty();
  if (isPlain && faults.empty() &&
      hasEveryValueEverywhere(solution.squares, puzzle.shape.boxHeight())) {
    return faults;
  }
  addConflicts(solution, puzzle.shape, puzzle.removed, faults);
  return faults;
}

// Every fault of the givens of a puzzle: values out of range, values that the puzzle itself
// removes, and values that occur twice in a unit. A puzzle without faults may still have no
// solution. Throws as check() does.
inline Faults checkGivens(const Puzzle& puzzle) {
  requireSquares(puzzle);
  Faults faults = faultsOfSquares(puzzle, puzzle, true);
  addConflicts(puzzle, puzzle.shape, puzzle.removed, faults);
  return faults;
}

}  // namespace sudoku
