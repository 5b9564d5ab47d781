// HiddenTriple.h: if three values have only three places in a unit, these squares have no other
// candidates. Source: Davis, "The Mathematics of Sudoku", 2007: hidden triples, the complement of
// naked sets.

#ifndef SUDOKU_RULES_HIDDENTRIPLE_H_
#define SUDOKU_RULES_HIDDENTRIPLE_H_

#include "sudoku/RuleSet.h"
#include "sudoku/UpToThree.h"

namespace sudoku {

// Finds the hidden triples that include the value.
template <class Propagation>
void hiddenTriple(Propagation& board, int unit, int value) {
  const int size = board.shape().size();
  if (board.places(unit, value) > 3) return;
  const UpToThree own(board.placesOf(unit, value));
  for (int second = 1; second <= size; ++second) {
    if (second == value || board.places(unit, second) > 3) continue;
    UpToThree two = own;
    if (!two.join(board.placesOf(unit, second))) continue;
    for (int third = second + 1; third <= size; ++third) {
      if (third == value || board.places(unit, third) > 3) continue;
      UpToThree three = two;
      if (!three.join(board.placesOf(unit, third)) || three.size() != 3) continue;
      const auto squares = board.shape().squaresOf(unit);
      board.because(Rule::hiddenTriple, unit, {}, {value, second, third});
      for (const int position : three) {
        board.removeAllBut({value, second, third}, squares.atPosition(position));
      }
      if (board.places(unit, value) > 3) return;
    }
  }
}

}  // namespace sudoku

#endif
