// Pairs.h: naked and hidden pairs. Sources: Crook, "A Pencil-and-Paper Algorithm for Solving Sudoku
// Puzzles", Notices of the AMS 56(4), 2009: a preemptive set of two; Davis, "The Mathematics of
// Sudoku", 2007: hidden pairs, the complement of naked sets.

#pragma once

#include "sudoku/RuleSet.h"
#include "sudoku/UpToThree.h"

namespace sudoku {

// If two squares of a unit have the same two candidates, no other square of the unit has these
// values.
template <class Propagation>
void nakedPair(Propagation& board, int square) {
  if (board.candidatesLeft(square) != 2) return;
  const UpToThree pair(board.candidates(square));
  for (const int unit : board.shape().unitsOf(square)) {
    const auto squares = board.shape().squaresOf(unit);
    for (const int position : board.places(unit, pair[0]) & board.places(unit, pair[1])) {
      const int twin = squares.atPosition(position);
      if (twin == square || board.candidatesLeft(twin) != 2) continue;
      board.because(Rule::nakedPair, unit, {square, twin}, pair);
      board.removeFromRest(unit, {square, twin}, pair);
      break;
    }
  }
}

// If two values have the same two places in a unit, these squares have no other candidates.
template <class Propagation>
void hiddenPair(Propagation& board, int unit, int value) {
  if (board.placesLeft(unit, value) != 2) return;
  const UpToThree own(board.places(unit, value));
  const auto squares = board.shape().squaresOf(unit);
  const int places[] = {squares.atPosition(own[0]), squares.atPosition(own[1])};
  for (const int twin : board.candidates(places[0]) & board.candidates(places[1])) {
    if (twin == value || board.placesLeft(unit, twin) != 2) continue;
    board.because(Rule::hiddenPair, unit, {places[0], places[1]}, {value, twin});
    for (const int square : places) board.removeAllBut({value, twin}, square);
    return;
  }
}

}  // namespace sudoku
