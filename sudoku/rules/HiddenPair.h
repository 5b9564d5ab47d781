// HiddenPair.h: two values with the same two places in a unit fill these squares, which have no
// other. Source: Davis, "The Mathematics of Sudoku", 2007: hidden pairs, the complement of naked
// sets.

#ifndef SUDOKU_RULES_HIDDENPAIR_H_
#define SUDOKU_RULES_HIDDENPAIR_H_

#include "sudoku/RuleSet.h"

namespace sudoku {

template <class Propagation>
[[gnu::cold]] void hiddenPair(Propagation& board, int unit, int value) {
  using Set = typename Propagation::Set;
  if (board.places(unit, value) != 2) return;
  const Set own = board.placesOf(unit, value);
  const auto squares = board.geometry().squaresOf(unit);
  const int first = own.first();
  const int places[] = {squares.at(first), squares.at((own - Set::of(first)).first())};
  for (const int twin : board.candidates(places[0]) & board.candidates(places[1])) {
    if (twin == value || board.places(unit, twin) != 2) continue;
    const Set pair = Set::of(value) | Set::of(twin);
    board.because(Rule::hiddenPair, unit, {places[0], places[1]}, pair);
    for (const int square : places) board.remove(square, board.candidates(square) - pair);
    return;
  }
}

}  // namespace sudoku

#endif
