// LockedCandidate.h: if all places of a value in one unit are in a second unit too, the value has
// no other places in the second unit. From box to line this is called pointing, from line to box
// claiming. Source: Simonis, "Sudoku as a Constraint Problem", CP Workshop 2005: box and row
// interaction.

#pragma once

#include "sudoku/RuleSet.h"

namespace sudoku {

template <class Propagation>
void lockedCandidate(Propagation& board, int unit, int value) {
  const auto& shape = board.shape();
  const auto squares = shape.squaresOf(unit);
  const auto places = board.places(unit, value);
  const auto first = places.begin();
  auto second = first;
  ++second;
  for (const int other : shape.unitsOf(squares.atPosition(*first))) {
    if (other == unit) continue;
    auto position = second;
    while (position != places.end() && shape.isInUnit(squares.atPosition(*position), other)) {
      ++position;
    }
    if (position != places.end()) continue;
    board.because(Rule::lockedCandidate, unit, {}, {value}, other);
    for (const int place : board.places(other, value)) {
      const int square = shape.squaresOf(other).atPosition(place);
      if (!shape.isInUnit(square, unit)) board.remove(square, value);
    }
  }
}

}  // namespace sudoku
