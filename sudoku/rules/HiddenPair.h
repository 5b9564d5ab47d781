// HiddenPair.h: if two values have the same two places in a unit, these squares have no other
// candidates. Source: Davis, "The Mathematics of Sudoku", 2007: hidden pairs, the complement of
// naked sets.

#ifndef SUDOKU_RULES_HIDDENPAIR_H_
#define SUDOKU_RULES_HIDDENPAIR_H_

#include "sudoku/RuleSet.h"
#include "sudoku/UpToThree.h"

namespace sudoku {

template <class Propagation>
void hiddenPair(Propagation& board, int unit, int value) {
  if (board.places(unit, value) != 2) return;
  const UpToThree own(board.placesOf(unit, value));
  const auto squares = board.shape().squaresOf(unit);
  const int places[] = {squares.atPosition(own[0]), squares.atPosition(own[1])};
  for (const int twin : board.candidates(places[0]) & board.candidates(places[1])) {
    if (twin == value || board.places(unit, twin) != 2) continue;
    board.because(Rule::hiddenPair, unit, {places[0], places[1]}, {value, twin});
    for (const int square : places) board.removeAllBut({value, twin}, square);
    return;
  }
}

}  // namespace sudoku

#endif
