// Singles.h: what naked singles decide, the plainest way: the reference for setSquare. It can leave
// out kinds of unit, so that a submission that forgot one is judged by the others.

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

// Which kinds of unit setSquare looks at.
struct Habits {
  bool looksAt[3] = {true, true, true};

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
    return candidates_[static_cast<std::size_t>(square)];
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
  using Peers = std::vector<std::vector<int>>;

  static std::uint32_t withoutFirst(std::uint32_t values) { return values & (values - 1); }

  // Of each square, by the habits.
  static const Peers* peersOf(int size, const Habits& habits);

  // Takes the value of a decided square from its peers. Adds those that are decided by that.
  void propagateFrom(int square, std::vector<int>& decided);

  int size_;
  const Peers* peers_;
  std::vector<std::uint32_t> candidates_;  // a bit for each value
  bool isDead_ = false;
  bool hasPairs_ = false;
  int depth_ = 0;
};

}  // namespace coursework
