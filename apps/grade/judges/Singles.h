// Singles.h: what naked singles decide, the plainest way: the reference for setSquare. It can leave
// out kinds of unit, so that a submission that forgot one is judged by the others; and simulates
// other usual mistakes.

#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "apps/grade/judges/Puzzles.h"

namespace coursework {

enum class Unit { row, column, box };

inline constexpr Unit kUnits[] = {Unit::row, Unit::column, Unit::box};

// Whether the two squares are in one unit of that kind. `order` is the side of a box.
bool areTogether(Unit kind, int order, const Placement& one, const Placement& other);

// The loops of setSquare: along the row, the column and the two sides of the box of a decided
// square, and over all squares to find the decided ones.
enum Loop : unsigned {
  kAlongRow = 1,
  kAlongColumn = 2,
  kBoxRows = 4,
  kBoxColumns = 8,
  kAllRows = 16,
  kAllColumns = 32
};

enum class BoxStart { right, modulo, divided };  // r / side * side, r % side, r / side

// A variant of setSquare. The defaults are the correct one.
struct Habits {
  bool looksAt[3] = {true, true, true};  // at these kinds of unit
  BoxStart boxStart = BoxStart::right;
  unsigned shortLoops = 0;     // these loops leave out their first number
  bool skipsLast = false;      // or their last one
  bool lacksLast = false;      // as a candidate; but the value can be set
  int passes = 0;              // over all squares; 0: until nothing changes
  bool decidesSingles = true;  // decides a square that has one candidate left
  bool goesOn = true;          // removes such a value from its units in turn

  bool has(Unit kind) const { return looksAt[static_cast<int>(kind)]; }
  std::vector<Unit> kinds() const;

  // Whether the two squares are in one unit of these kinds. `order` is the side of a box.
  bool see(int order, const Placement& one, const Placement& other) const;
};

class Singles {
 public:
  explicit Singles(int size, const Habits& habits = {}, const Placements& placements = {});

  // Sets the square and propagates. Does nothing to a board without solutions.
  void set(const Placement& placement);

  // Whether a square has no candidate left.
  bool isDead() const { return isDead_; }

  // How often something followed from what followed, after the latest set().
  int depth() const { return depth_; }

  int size() const { return size_; }
  std::uint32_t candidates(int square) const {
    return squares_[static_cast<std::size_t>(square)].candidates;
  }
  // Not by counting bits, for which a plain processor has no instruction.
  bool isDecided(int square) const {
    return candidates(square) != 0 && withoutFirst(candidates(square)) == 0;
  }
  Placement at(int square) const {  // requires isDecided
    return {square / size_, square % size_, std::countr_zero(candidates(square))};
  }

  // The candidates of a square.
  Placements choicesAt(int square) const;

  // Whether some two squares of a unit have two candidates each, so that a rule of pairs could do
  // something; or had since the latest set() began.
  bool hasPairs() const { return hasPairs_; }

  // The same for the board as it is.
  bool hasPairsNow() const;

  // What getSquare would give.
  sudoku::Puzzle squares() const;

 private:
  struct Square {
    std::uint32_t candidates;  // a bit for each value
    bool isSet = false;
  };

  using Peers = std::vector<std::vector<int>>;

  static std::uint32_t withoutFirst(std::uint32_t values) { return values & (values - 1); }

  // Of each square, by the habits.
  static const Peers* peersOf(int size, const Habits& habits);

  // Takes the value of a decided square from its peers. Adds those that are decided by that.
  void propagateFrom(int square, std::vector<int>& decided);

  int size_;
  Habits habits_;
  const Peers* peers_;
  std::vector<Square> squares_;
  bool isDead_ = false;
  bool hasPairs_ = false;
  int depth_ = 0;
};

}  // namespace coursework
