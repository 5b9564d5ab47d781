// NakedPair.h: if two squares of a unit have the same two candidates, no other square of the unit
// has these values. Source: Crook, "A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles",
// Notices of the AMS 56(4), 2009: a preemptive set of two.

#ifndef SUDOKU_RULES_NAKEDPAIR_H_
#define SUDOKU_RULES_NAKEDPAIR_H_

#include "sudoku/RuleSet.h"
#include "sudoku/UpToThree.h"

namespace sudoku {

template <class Propagation>
void nakedPair(Propagation& board, int square) {
  if (board.candidatesLeft(square) != 2) return;
  const UpToThree pair(board.candidates(square));
  for (const int unit : board.shape().unitsOf(square)) {
    const auto squares = board.shape().squaresOf(unit);
    for (const int position : board.placesOf(unit, pair[0]) & board.placesOf(unit, pair[1])) {
      const int twin = squares.atPosition(position);
      if (twin == square || board.candidatesLeft(twin) != 2) continue;
      board.because(Rule::nakedPair, unit, {square, twin}, pair);
      board.removeFromRest(unit, {square, twin}, pair);
      break;
    }
  }
}

}  // namespace sudoku

#endif
