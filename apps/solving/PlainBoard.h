// PlainBoard.h: a board as the coursework asks for, propagating the plainest way, with or without
// one of the usual mistakes. A mistake is named in a report only if this board with it gives every
// answer that was seen.

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/Puzzle.h"

namespace apps {

// The order in which squares are looked at. Of a right board, it changes nothing that can be seen.
enum class Way {
  overSquares,  // passes over all squares, until nothing changes
  overUnits,    // passes over all rows, all columns and all boxes
  recursion,    // what is decided is told at once
  queue,        // what has changed waits, the oldest leaves first
  stack         // the newest leaves first
};

// How the box of a square is computed. `diagonal`: i % side is added to its first row and column.
// `itsDiagonal`: so in a list of the squares of each box, in which each of the diagonal is there
// several times, and loses its own value. `bands`: all squares in its rows or in its columns.
enum class Box {
  right,
  modulo,
  divided,
  columnsFromRow,
  rowsFromColumn,
  exchanged,
  diagonal,
  itsDiagonal,
  bands
};

// The loops of setSquare, and what they leave out.
enum Loop : unsigned {
  kAlongRow = 1,
  kAlongColumn = 2,
  kBoxRows = 4,
  kBoxColumns = 8,
  kBoxSquares = 16,  // in one loop
  kAllRows = 32,     // over the decided squares
  kAllColumns = 64
};
enum class LeavesOut { first, last, behindItself, beforeItself };

// Whether a pass changed something is forgotten.
enum class Forgets { nothing, eachUnit, singles };

// Where a pass over all squares begins: at the first, at the set one in reading order, or at its
// row and, in each row, at its column.
enum class Begin { first, set, corner };

// Rules beside naked singles: of two squares of a unit that have the same two candidates, and of a
// value that has one place left in a unit. `unknown` ones decide or refuse anything, but only where
// two squares of a unit have two candidates.
enum class Pairs { none, right, unknown, byCount, byLastCount, withItself, superset, clearsTwin };
enum class Hidden { none, right, ignoresDecided };

inline constexpr unsigned kUnitsOfAllKinds = 7;  // bits: rows 1, columns 2, boxes 4

// A way to write setSquare. The defaults are a right one.
struct Habits {
  // May differ between right boards.
  Way way = Way::overSquares;
  bool takesTurns = false;  // a square of the row, of the column, of the box, and so on
  Pairs pairs = Pairs::none;
  unsigned pairUnits = kUnitsOfAllKinds;
  Hidden hidden = Hidden::none;

  // Mistakes.
  unsigned units = kUnitsOfAllKinds;  // from which a value is taken
  Box box = Box::right;
  int side = 0;  // of boxes, on all sizes; -1: a third of the size; 0: right
  unsigned shortLoops = 0;
  LeavesOut leavesOut = LeavesOut::first;
  int lastValue = 0;  // the largest candidate of a blank board; -1: size - 1; 0: right
  int missing = 0;    // this value is no candidate
  int passes = 0;     // at most; 0: until nothing changes
  Forgets forgets = Forgets::nothing;
  unsigned untold = 0;         // what these units decide is not told to others
  bool decidesSingles = true;  // a square that has one candidate left, and was not set
  unsigned unnoticed = 0;      // a square that these units leave without candidates
  bool noticesFirst = false;   // such a square only if the value that was set empties it
  Begin begin = Begin::first;  // of a pass over squares
  bool looks = true;           // whether the square can have the value
  bool setsAgain = true;       // the value that the square has already
  bool takesOwn = false;       // a value is taken from its own square, too
  bool isInverted = false;     // the result
};

class PlainBoard {
 public:
  PlainBoard(int size, const Habits& habits);

  // What setSquare returns. After false, the board is not used any more.
  bool set(int square, int value);

  // What getSquare gives.
  sudoku::Puzzle squares() const;

  int size() const { return size_; }

  // Bits 1 to size.
  std::uint32_t candidates(int square) const {
    return candidates_[static_cast<std::size_t>(square)];
  }

  bool isDecided(int square) const { return isOne(candidates(square)); }

  // With unknown pairs: whether some two squares of a unit have had two candidates each.
  bool hasHadPairs() const { return hasHadPairs_; }

 private:
  struct Peer {
    int square;
    unsigned unit;  // its kind
  };

  // Of each square, those that its value leaves, in the order of the loops.
  using Peers = std::vector<std::vector<Peer>>;

  static const Peers& peersOf(int size, const Habits& habits);
  static const std::vector<std::vector<int>>& unitsOf(int size, bool hasDiagonals);
  static unsigned kindOf(int unit, int size) { return 1U << unit / size; }

  static bool isOne(std::uint32_t values) { return values != 0 && (values & (values - 1)) == 0; }
  static bool isTwo(std::uint32_t values) { return isOne(values & (values - 1)); }

  bool hasPairRule() const {
    return habits_.pairs != Pairs::none && habits_.pairs != Pairs::unknown;
  }
  bool hasList() const { return habits_.way == Way::queue || habits_.way == Way::stack; }
  void remove(int square, std::uint32_t values, unsigned unit);
  void follow(int square);
  void tell(int square, unsigned units = kUnitsOfAllKinds);
  void tellWaiting();
  void passOverSquares();
  void passOverUnits();
  void findPairs(int unit, std::size_t first);
  void findHidden(int unit);
  void notePairs();
  void propagateFrom(int square);

  int size_;
  Habits habits_;
  const Peers* peers_;
  const std::vector<std::vector<int>>* units_;  // rows, columns, boxes
  std::vector<std::uint32_t> candidates_;
  std::vector<char> isSet_;
  std::vector<int> waiting_;
  int telling_ = -1;  // this square
  int set_ = -1;      // the square of the latest call
  bool isChanged_ = false;
  bool isRefused_ = false;
  bool hasHadPairs_ = false;
};

}  // namespace apps
