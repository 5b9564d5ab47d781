#include "apps/grade/judges/Singles.h"

#include <algorithm>
#include <iterator>

namespace coursework {

bool areTogether(Unit kind, int order, const Placement& one, const Placement& other) {
  const bool isRow = one.row == other.row, isColumn = one.col == other.col;
  if (kind != Unit::box) return kind == Unit::row ? isRow : isColumn;
  return one.row / order == other.row / order && one.col / order == other.col / order;
}

std::vector<Unit> Habits::kinds() const {
  std::vector<Unit> kinds;
  std::copy_if(std::begin(kUnits), std::end(kUnits), std::back_inserter(kinds),
               [&](Unit kind) { return has(kind); });
  return kinds;
}

bool Habits::see(int order, const Placement& one, const Placement& other) const {
  return std::any_of(std::begin(kUnits), std::end(kUnits),
                     [&](Unit kind) { return has(kind) && areTogether(kind, order, one, other); });
}

unsigned Habits::units() const {
  unsigned units = 0;
  for (const Unit each : kinds()) units |= 1U << static_cast<int>(each);
  return units;
}

Singles::Singles(int size, const Habits& habits, const Placements& placements)
    : PlainBoard(
          size, {.way = apps::Way::queue, .pairs = apps::Pairs::unknown, .units = habits.units()}) {
  for (const Placement& each : placements) set(each);
}

void Singles::set(const Placement& placement) {
  const auto [row, col, value] = placement;
  isDead_ = isDead_ || !PlainBoard::set(row * size() + col, value);
}

Placements Singles::choicesAt(int square) const {
  Placements choices;
  for (int value = 1; value <= size(); ++value) {
    if ((candidates(square) >> value & 1) == 0) continue;
    choices.push_back({square / size(), square % size(), value});
  }
  return choices;
}

}  // namespace coursework
