// Singles.h: what naked singles decide, the plainest way: the reference for setSquare. It can leave
// out kinds of unit, so that a submission that forgot one is judged by the others.

#pragma once

#include <vector>

#include "apps/grade/judges/Puzzles.h"
#include "apps/solving/PlainBoard.h"

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
  unsigned units() const;  // as bits of apps::Habits

  // Whether the two squares are in one unit of these kinds. `order` is the side of a box.
  bool see(int order, const Placement& one, const Placement& other) const;
};

// Notes where a rule of pairs could do something.
class Singles : public apps::PlainBoard {
 public:
  explicit Singles(int size, const Habits& habits = {}, const Placements& placements = {});

  // Sets the square and propagates. Does nothing to a board without solutions.
  void set(const Placement& placement);

  // Whether a square has no candidate left.
  bool isDead() const { return isDead_; }

  // The candidates of a square.
  Placements choicesAt(int square) const;

 private:
  bool isDead_ = false;
};

}  // namespace coursework
