// LockedCandidate.h: if all places of a value in one unit lie in a second unit too, the second unit
// has the value there and nowhere else: from box to line (pointing) and from line to box
// (claiming). Source: Simonis, "Sudoku as a Constraint Problem", CP Workshop 2005: box and row
// interaction.

#ifndef SUDOKU_RULES_LOCKEDCANDIDATE_H_
#define SUDOKU_RULES_LOCKEDCANDIDATE_H_

#include <algorithm>

#include "sudoku/Geometry.h"
#include "sudoku/RuleSet.h"

namespace sudoku {

template <class Propagation>
void lockedCandidate(Propagation& board, int unit, int value) {
  const Geometry& geometry = board.geometry();
  if (board.places(unit, value) > geometry.order()) return;
  int places[kMaxOrder];
  int count = 0;
  for (const int position : board.placesOf(unit, value)) {
    places[count++] = geometry.squaresOf(unit).at(position);
  }
  for (const int other : geometry.unitsOf(places[0])) {
    const auto isInOther = [&](int square) { return geometry.isInUnit(square, other); };
    if (other == unit || !std::all_of(places, places + count, isInOther)) continue;
    board.because(Rule::lockedCandidate, unit, {}, Propagation::Set::of(value));
    for (const int position : board.placesOf(other, value)) {
      const int square = geometry.squaresOf(other).at(position);
      if (!geometry.isInUnit(square, unit)) board.remove(square, value);
    }
  }
}

}  // namespace sudoku

#endif
