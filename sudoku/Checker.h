// Checker.h: is this grid a solution of this puzzle, and if not, exactly why. It shares no code
// with what solves: it works out rows, columns and boxes by itself, so that one mistake cannot make
// both agree.

#ifndef SUDOKU_CHECKER_H_
#define SUDOKU_CHECKER_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"

namespace sudoku {

struct Fault {
  enum class Kind {
    sizeDiffers,    // the solution is not as large as the puzzle
    undecided,      // the square has no value
    outOfRange,     // the value is not in 1..size
    givenChanged,   // the puzzle gives another value
    twiceInRow,     // an earlier square of the row has the value already
    twiceInColumn,  // of the column
    twiceInBox      // of the box
  };

  Kind kind;
  int row = 0;  // rows and columns count from 0
  int col = 0;
  int value = 0;     // what stands in the square; sizeDiffers: the size of the solution
  int otherRow = 0;  // twiceIn...: the first square of the unit, in reading order, with that value
  int otherCol = 0;
  int expected = 0;  // givenChanged: the given; sizeDiffers, outOfRange: the size of the puzzle

  // The fault in words, with rows and columns from 1: "r1c2: the puzzle gives 3, the solution has
  // 5".
  std::string message() const;

  friend bool operator==(const Fault& one, const Fault& other) {
    return one.kind == other.kind && one.row == other.row && one.col == other.col &&
           one.value == other.value && one.otherRow == other.otherRow &&
           one.otherCol == other.otherCol && one.expected == other.expected;
  }

 private:
  std::string inSquare(std::initializer_list<MessagePart> problem) const;
  std::string twiceIn(const char* unit) const;
};

namespace checking {

// The side of a box. Throws std::invalid_argument unless `board` is square and made of boxes.
inline int orderOf(const Puzzle& board) {
  long long order = 1;
  while (order * order < board.size) ++order;
  if (order * order != board.size) {
    throw std::invalid_argument(message(
        {"cannot check a board of size ", board.size, ": the size has to be a perfect square"}));
  }
  const auto needed = static_cast<std::size_t>(order * order * order * order);
  if (board.squares.size() != needed) {
    throw std::invalid_argument(
        message({"cannot check a board of size ", board.size, " that has ", board.squares.size(),
                 " squares: it has to have ", needed}));
  }
  return static_cast<int>(order);
}

inline bool isInRange(int value, int size) {
  return 1 <= value && value <= size;
}

struct Square {
  int row = -1;
  int col = -1;
};

// The i-th square of a row, column or box, in reading order.
inline Square squareOf(Fault::Kind twiceInUnit, int unit, int i, int order) {
  switch (twiceInUnit) {
    case Fault::Kind::twiceInRow: return {unit, i};
    case Fault::Kind::twiceInColumn: return {i, unit};
    default: return {unit / order * order + i / order, unit % order * order + i % order};
  }
}

// Finds values that stand twice in a row, a column or a box.
inline void findTwice(Fault::Kind kind, const Puzzle& board, int order,
                      std::vector<Fault>& faults) {
  std::vector<Square> firstWith;
  for (int unit = 0; unit < board.size; ++unit) {
    firstWith.assign(static_cast<std::size_t>(board.size) + 1, Square());
    for (int i = 0; i < board.size; ++i) {
      const Square here = squareOf(kind, unit, i, order);
      const int value = board.at(here.row, here.col);
      if (!isInRange(value, board.size)) continue;
      Square& first = firstWith[static_cast<std::size_t>(value)];
      if (first.row < 0) {
        first = here;
      } else {
        faults.push_back({kind, here.row, here.col, value, first.row, first.col});
      }
    }
  }
}

inline void findTwiceInAnyUnit(const Puzzle& board, int order, std::vector<Fault>& faults) {
  using Kind = Fault::Kind;
  for (const Kind kind : {Kind::twiceInRow, Kind::twiceInColumn, Kind::twiceInBox}) {
    findTwice(kind, board, order, faults);
  }
}

// `exponent` is 0 to 30.
inline std::uint32_t powerOfTwo(unsigned exponent) {
  static_assert(std::numeric_limits<float>::is_iec559 && sizeof(float) == 4);
  constexpr unsigned kBias = 127, kBits = 23;
  const std::uint32_t bits = (exponent + kBias) << kBits;
  float power;
  std::memcpy(&power, &bits, sizeof power);
  return static_cast<std::uint32_t>(static_cast<std::int32_t>(power));
}

// The next two are asked of millions of right solutions. That every unit has every value is seen up
// to size 16, since no millions come of larger ones; it may be so where this is false.
// `order` is an int, or a constant that stands for one.
template <class Order>
bool isSeenToBeWhole(const Puzzle& board, Order order) {
  constexpr int kMostValues = 16;
  const int size = order * order;
  if (size > kMostValues) return false;

  // A bit for each value. No shift by different amounts can be made at several squares at once on
  // every processor, but a power of two can: it is the exponent of a float.
  std::uint32_t values[kMostValues * kMostValues];
  unsigned exponents = 0;
  const int* const squares = board.squares.data();
  for (int i = 0; i < size * size; ++i) {
    const unsigned exponent = static_cast<unsigned>(squares[i]) - 1;
    exponents |= exponent;
    values[i] = powerOfTwo(exponent % kMostValues);
  }
  if (exponents >= kMostValues) return false;

  std::uint32_t common = ~std::uint32_t{0};  // to all units
  std::uint32_t inColumns[kMostValues] = {};
  const std::uint32_t* row = values;
  for (int band = 0; band < order; ++band) {
    std::uint32_t ofBand[kMostValues] = {};  // by column
    for (int i = 0; i < order; ++i, row += size) {
      std::uint32_t inRow = 0;
      for (int col = 0; col < size; ++col) inRow |= row[col];
      for (int col = 0; col < size; ++col) ofBand[col] |= row[col];
      common &= inRow;
    }
    for (int col = 0; col < size; ++col) inColumns[col] |= ofBand[col];
    for (int col = 0; col < size; col += order) {
      std::uint32_t inBox = 0;
      for (int i = 0; i < order; ++i) inBox |= ofBand[col + i];
      common &= inBox;
    }
  }
  for (int col = 0; col < size; ++col) common &= inColumns[col];
  return common + 1 == std::uint32_t{1} << size;
}
inline bool isSeenToBeWhole(const Puzzle& board, int order) {
  return order == 3 ? isSeenToBeWhole<std::integral_constant<int, 3>>(board, {})
                    : isSeenToBeWhole<int>(board, order);
}

inline bool keepsGivens(const Puzzle& puzzle, const Puzzle& solution) {
  const int* const givens = puzzle.squares.data();
  const int* const values = solution.squares.data();
  int changed = 0;
  for (std::size_t i = 0; i < puzzle.squares.size(); ++i) {
    changed |= static_cast<int>(givens[i] != kUndecided) & static_cast<int>(givens[i] != values[i]);
  }
  return changed == 0;
}

}  // namespace checking

// Every fault of `solution` as a solution of `puzzle`; none if it is one. Faults of squares come
// first, in reading order, then values that stand twice in a row, column or box.
// Throws std::invalid_argument if one of the two is not a board: its size not a perfect square, or
// its squares not size x size.
inline std::vector<Fault> check(const Puzzle& puzzle, const Puzzle& solution) {
  using Kind = Fault::Kind;
  const int order = checking::orderOf(puzzle);
  checking::orderOf(solution);
  const int size = puzzle.size;
  if (solution.size != size) {
    return {{Kind::sizeDiffers, 0, 0, solution.size, 0, 0, size}};
  }

  if (checking::keepsGivens(puzzle, solution) && checking::isSeenToBeWhole(solution, order)) {
    return {};
  }

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
  checking::findTwiceInAnyUnit(solution, order, faults);
  return faults;
}

// Every fault of the givens of a puzzle: values out of range, and those that stand twice in a row,
// column or box. None does not mean that the puzzle has a solution.
// Throws std::invalid_argument as check() does.
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
  checking::findTwiceInAnyUnit(puzzle, order, faults);
  return faults;
}

inline std::string Fault::message() const {
  switch (kind) {
    case Kind::sizeDiffers:
      return sudoku::message({"the puzzle has size ", expected, ", the solution has size ", value});
    case Kind::undecided: return inSquare({" is undecided"});
    case Kind::outOfRange:
      return inSquare({": ", value, " is out of range: it has to be from 1 to ", expected});
    case Kind::givenChanged:
      return value == kUndecided
                 ? inSquare({": the puzzle gives ", expected, ", the solution has nothing"})
                 : inSquare({": the puzzle gives ", expected, ", the solution has ", value});
    case Kind::twiceInRow: return twiceIn("row");
    case Kind::twiceInColumn: return twiceIn("column");
    case Kind::twiceInBox: return twiceIn("box");
  }
  return "";
}

inline std::string Fault::twiceIn(const char* unit) const {
  return inSquare(
      {": its ", unit, " has ", value, " already, at r", otherRow + 1, "c", otherCol + 1});
}

// The text for a fault in a square.
inline std::string Fault::inSquare(std::initializer_list<MessagePart> problem) const {
  return sudoku::message({"r", row + 1, "c", col + 1, sudoku::message(problem)});
}

}  // namespace sudoku

#endif
