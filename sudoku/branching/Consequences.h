// Consequences.h: whether a decision on a grid triggers any rule. On a board with few givens, most
// decisions only remove a value from the square's peers.

#ifndef SUDOKU_BRANCHING_CONSEQUENCES_H_
#define SUDOKU_BRANCHING_CONSEQUENCES_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "sudoku/Choice.h"
#include "sudoku/Geometry.h"

namespace sudoku {

// True only if no rule can apply after the value is removed from the square's peers: each square
// keeps more candidates, and each value more places in a unit, than any rule looks at. May be false
// although no rule applies. Requires a grid that counts places, and that the value is a candidate.
template <class Grid>
bool isWithoutConsequences(const Grid& grid, const Candidate& decision) {
  const Geometry& geometry = grid.geometry();
  constexpr int kMostInSquare = 3;  // most candidates that a rule looks at
  const int mostInUnit = std::max(geometry.mostShared(), 3);

  std::array<std::uint16_t, kMaxUnits> lost;  // places that the value loses, by unit
  std::fill_n(lost.begin(), geometry.units(), std::uint16_t{0});
  const auto units = geometry.unitsOf(decision.square);
  for (const int unit : units) {
    for (const int value : grid.candidatesAt(decision.square)) {
      if (value != decision.value && grid.placesLeft(unit, value) <= mostInUnit + 1) return false;
    }
    for (const int position : grid.placesAt(unit, decision.value)) {
      const int peer = geometry.squaresOf(unit).atPosition(position);
      if (peer == decision.square) continue;
      if (grid.candidatesLeft(peer) <= kMostInSquare + 1) return false;
      // A peer in several of the units counts as often. The result may then be false needlessly,
      // never true wrongly.
      for (const int other : geometry.unitsOf(peer)) ++lost[static_cast<std::size_t>(other)];
    }
  }
  for (const int unit : units) lost[static_cast<std::size_t>(unit)] = 0;
  for (int unit = 0; unit < geometry.units(); ++unit) {
    const int gone = lost[static_cast<std::size_t>(unit)];
    if (gone != 0 && grid.placesLeft(unit, decision.value) <= mostInUnit + gone) return false;
  }
  return true;
}

}  // namespace sudoku

#endif
