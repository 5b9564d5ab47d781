// HiddenPair.h: two values with the same two places in a unit fill these squares, which have no
// other. Source: Davis, "The Mathematics of Sudoku", 2007: hidden pairs, the complement of naked
// sets.

#ifndef SUDOKU_RULES_HIDDENPAIR_H_
#define SUDOKU_RULES_HIDDENPAIR_H_

#include "sudoku/RuleSet.h"

namespace sudoku {

template <class Propagation>
void hiddenPair(Propagation& board, int unit, int value) {
  using Set = typename Propagation::Set;
  if (board.places(unit, value) != 2) return;
  int places[2] = {};
  int found = 0;
  for (const int square : board.geometry().squaresOf(unit)) {
    if (found < 2 && board.candidates(square).contains(value)) places[found++] = square;
  }
  const Set shared = board.candidates(places[0]) & board.candidates(places[1]);
  for (const int twin : shared) {
    if (twin == value || board.places(unit, twin) != 2) continue;
    const Set pair = Set::of(value) | Set::of(twin);
    board.because(Rule::hiddenPair, unit, {places[0], places[1]}, pair);
    for (const int square : places) board.remove(square, board.candidates(square) - pair);
    return;
  }
}

}  // namespace sudoku

#endif
