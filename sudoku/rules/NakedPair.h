// NakedPair.h: if two squares of a unit have the same two candidates, no other square of the unit
// has these values. Source: Crook, "A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles",
// Notices of the AMS 56(4), 2009: a preemptive set of two.

#ifndef SUDOKU_RULES_NAKEDPAIR_H_
#define SUDOKU_RULES_NAKEDPAIR_H_

#include "sudoku/RuleSet.h"

namespace sudoku {

template <class Propagation>
void nakedPair(Propagation& board, int square) {
  if (board.candidatesLeft(square) != 2) return;
  const auto pair = board.candidates(square);
  const int first = pair.first();
  const int second = *++pair.begin();
  for (const int unit : board.geometry().unitsOf(square)) {
    const auto squares = board.geometry().squaresOf(unit);
    for (const int position : board.placesOf(unit, first) & board.placesOf(unit, second)) {
      const int twin = squares.atPosition(position);
      if (twin == square || !(board.candidates(twin) == pair)) continue;
      board.because(Rule::nakedPair, unit, {square, twin}, {first, second});
      board.removeFromRest(unit, {square, twin}, {first, second});
      break;
    }
  }
}

}  // namespace sudoku

#endif
