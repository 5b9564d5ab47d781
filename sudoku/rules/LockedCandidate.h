// LockedCandidate.h: if all places of a value in one unit are in a second unit too, the value has
// no other places in the second unit. From box to line this is called pointing, from line to box
// claiming. Source: Simonis, "Sudoku as a Constraint Problem", CP Workshop 2005: box and row
// interaction.

#ifndef SUDOKU_RULES_LOCKEDCANDIDATE_H_
#define SUDOKU_RULES_LOCKEDCANDIDATE_H_

#include <cstddef>

#include "sudoku/Geometry.h"
#include "sudoku/RuleSet.h"

namespace sudoku {

template <class Propagation>
void lockedCandidate(Propagation& board, int unit, int value) {
  const Geometry& geometry = board.geometry();
  const auto squares = geometry.squaresOf(unit);
  const auto places = board.placesOf(unit, value);
  auto position = places.begin();
  const auto& units = geometry.unitsOf(squares.atPosition(*position));
  bool isShared[] = {units[0] != unit, units[1] != unit, units[2] != unit};  // by all places
  for (++position; position != places.end(); ++position) {
    const auto& unitsHere = geometry.unitsOf(squares.atPosition(*position));
    for (std::size_t kind = 0; kind < 3; ++kind) isShared[kind] &= unitsHere[kind] == units[kind];
    if (!isShared[0] && !isShared[1] && !isShared[2]) return;
  }
  for (std::size_t kind = 0; kind < 3; ++kind) {
    if (!isShared[kind]) continue;
    board.because(Rule::lockedCandidate, unit, {}, {value});
    for (const int place : board.placesOf(units[kind], value)) {
      const int square = geometry.squaresOf(units[kind]).atPosition(place);
      if (!geometry.isInUnit(square, unit)) board.remove(square, value);
    }
  }
}

}  // namespace sudoku

#endif
