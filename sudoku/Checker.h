// Checker.h: decides whether a grid is a solution of a puzzle, and lists every fault. It shares no
// code with the solvers. It works out the units by itself, from the data of the puzzle's shape, so
// that one mistake cannot make both agree.

#ifndef SUDOKU_CHECKER_H_
#define SUDOKU_CHECKER_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "sudoku/Candidate.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"

namespace sudoku {

struct Fault {
  enum class Kind {
    sizeDiffers,  // the solution and the puzzle differ in size
    undecided,
    outOfRange,
    givenChanged,
    removed,  // the puzzle removes this candidate
    // An earlier square of the unit has the same value; a region is not a box.
    twiceInRow,
    twiceInColumn,
    twiceInBox,
    twiceInRegion,
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
};

// The units of a board's squares: rows, then columns, regions, two diagonals and windows.
class CheckedUnits {
 public:
  // Throws std::invalid_argument unless there are size x size squares.
  explicit CheckedUnits(const Puzzle& board) : size_(board.size()), shape_(board.shape) {
    while (order_ < kMaxOrder && order_ * order_ < size_) ++order_;
    const std::size_t squares = static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_);
    if (board.squares.size() != squares) {
      throwWith<std::invalid_argument>({"cannot check a board of size ", size_, " that has ",
                                        board.squares.size(), " squares: it must have ", squares});
    }
    boxHeight_ = shape_.boxHeight();
    boxWidth_ = shape_.boxWidth();
  }

  int units() const { return 4 * size_ + 2; }

  // Calls visit(unit) for each unit of the square, in ascending order.
  template <class Function>
  void forEach(int row, int col, Function visit) const {
    visit(row);
    visit(size_ + col);
    if (boxHeight_ > 0) {
      visit(2 * size_ + row / boxHeight_ * boxHeight_ + col / boxWidth_);
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

  Fault::Kind twiceIn(int unit) const {
    using Kind = Fault::Kind;
    if (unit < size_) return Kind::twiceInRow;
    if (unit < 2 * size_) return Kind::twiceInColumn;
    if (unit < 3 * size_) return boxHeight_ > 0 ? Kind::twiceInBox : Kind::twiceInRegion;
    return unit < 3 * size_ + 2 ? Kind::twiceInDiagonal : Kind::twiceInWindow;
  }

 private:
  int size_;
  const Shape& shape_;
  int order_ = 1;
  int boxHeight_, boxWidth_;  // 0: no boxes
};

// A fast test for the usual case: true if each row, column and box of an ordinary board up to 49x49
// surely has every value. Requires values from 1 to the size.
inline bool hasEveryValueEverywhere(const Puzzle& board) {
  constexpr int kLargest = 49;
  if (board.size() > kLargest) return false;
  int order = 1;
  while (order * order < board.size()) ++order;
  std::uint64_t rows[kLargest] = {}, cols[kLargest] = {}, boxes[kLargest] = {};  // sets of values
  const int* value = board.squares.data();
  for (int row = 0; row < board.size(); ++row) {
    for (int col = 0, box = row - row % order; col < board.size(); ++box) {
      for (const int end = col + order; col < end; ++col) {
        const std::uint64_t bit = std::uint64_t{1} << *value++;
        rows[row] |= bit;
        cols[col] |= bit;
        boxes[box] |= bit;
      }
    }
  }
  const std::uint64_t all = (std::uint64_t{2} << board.size()) - 2;
  for (int i = 0; i < board.size(); ++i) {
    if (rows[i] != all || cols[i] != all || boxes[i] != all) return false;
  }
  return true;
}

// Adds values that `removed` removes, and values that occur twice in a unit, in the order of units.
inline void addConflicts(const CheckedUnits& units, const std::vector<Candidate>& removed,
                         const Puzzle& board, std::vector<Fault>& faults) {
  const int size = board.size();
  for (const Candidate& each : removed) {
    if (board.squares.at(static_cast<std::size_t>(each.square)) != each.value) continue;
    faults.push_back({Fault::Kind::removed, each.square / size, each.square % size, each.value});
  }
  // By unit and value: the first square with it.
  std::vector<int> first(static_cast<std::size_t>(units.units() * size), -1);
  std::vector<std::pair<int, Fault>> twice;  // with the unit
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      const int value = board.at(row, col);
      if (value < 1 || value > size) continue;
      units.forEach(row, col, [&](int unit) {
        int& other = first[static_cast<std::size_t>(unit * size + value - 1)];
        if (other < 0) {
          other = row * size + col;
        } else {
          const Fault fault{units.twiceIn(unit), row, col, value, other / size, other % size};
          twice.push_back({unit, fault});
        }
      });
    }
  }
  std::stable_sort(twice.begin(), twice.end(),
                   [](const auto& one, const auto& other) { return one.first < other.first; });
  for (const auto& [unit, fault] : twice) faults.push_back(fault);
}

// Every fault of `solution` as a solution of `puzzle`; none if it is one. The shape is that of the
// puzzle. Faults of single squares come first, in reading order, then values that occur twice in a
// unit. Throws std::invalid_argument unless there are size x size squares; std::out_of_range if the
// puzzle removes a candidate of a square that does not exist.
inline std::vector<Fault> check(const Puzzle& puzzle, const Puzzle& solution) {
  using Kind = Fault::Kind;
  const CheckedUnits units(puzzle);
  if (solution.size() != puzzle.size() || solution.squares.size() != puzzle.squares.size()) {
    const CheckedUnits ofSolution(solution);  // or throws
    return {{Kind::sizeDiffers, 0, 0, solution.size(), 0, 0, puzzle.size()}};
  }
  std::vector<Fault> faults;
  for (int row = 0; row < puzzle.size(); ++row) {
    for (int col = 0; col < puzzle.size(); ++col) {
      const int given = puzzle.at(row, col), value = solution.at(row, col);
      if (value == kUndecided) {
        faults.push_back({Kind::undecided, row, col, value});
      } else if (value < 1 || value > puzzle.size()) {
        faults.push_back({Kind::outOfRange, row, col, value, 0, 0, puzzle.size()});
      }
      if (given != kUndecided && given != value) {
        faults.push_back({Kind::givenChanged, row, col, value, 0, 0, given});
      }
    }
  }
  const bool isPlain = puzzle.shape.isOrdinary() && puzzle.removed.empty();
  if (isPlain && faults.empty() && hasEveryValueEverywhere(solution)) return faults;
  addConflicts(units, puzzle.removed, solution, faults);
  return faults;
}

// Every fault of the givens of a puzzle: values out of range, values that the puzzle itself
// removes, and values that occur twice in a unit. A puzzle without faults may still have no
// solution. Throws as check() does.
inline std::vector<Fault> checkGivens(const Puzzle& puzzle) {
  std::vector<Fault> faults = check(puzzle, puzzle);
  const auto isUndecided = [](const Fault& fault) { return fault.kind == Fault::Kind::undecided; };
  faults.erase(std::remove_if(faults.begin(), faults.end(), isUndecided), faults.end());
  return faults;
}

inline std::string Fault::message() const {
  using sudoku::message;
  const std::string square = message({"r", row + 1, "c", col + 1});
  const char* unit = "";
  switch (kind) {
    case Kind::sizeDiffers:
      return message({"the puzzle has size ", expected, ", the solution has size ", value});
    case Kind::undecided: return square + " is undecided";
    case Kind::outOfRange:
      return message({square, ": ", value, " is out of range: it must be from 1 to ", expected});
    case Kind::givenChanged:
      return message({square, ": the puzzle gives ", expected, ", the solution has ",
                      value == kUndecided ? "nothing" : std::to_string(value)});
    case Kind::removed:
      return message({square, ": the puzzle removes ", value, " from its candidates"});
    case Kind::twiceInRow: unit = "row"; break;
    case Kind::twiceInColumn: unit = "column"; break;
    case Kind::twiceInBox: unit = "box"; break;
    case Kind::twiceInRegion: unit = "region"; break;
    case Kind::twiceInDiagonal: unit = "diagonal"; break;
    case Kind::twiceInWindow: unit = "window"; break;
  }
  return message(
      {square, ": its ", unit, " has ", value, " already, at r", otherRow + 1, "c", otherCol + 1});
}

}  // namespace sudoku

#endif
