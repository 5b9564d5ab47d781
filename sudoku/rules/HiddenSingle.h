// HiddenSingle.h: if a value has one place left in a unit, that square has the value. Source:
// Norvig, "Solving Every Sudoku Puzzle", 2006, strategy (2).

#ifndef SUDOKU_RULES_HIDDENSINGLE_H_
#define SUDOKU_RULES_HIDDENSINGLE_H_

#include "sudoku/RuleSet.h"

namespace sudoku {

template <class Propagation>
void hiddenSingle(Propagation& board, int unit, int value) {
  if (board.places(unit, value) != 1) return;
  const int square = board.shape().squaresOf(unit).atPosition(board.placesOf(unit, value).first());
  board.because(Rule::hiddenSingle, unit, {square}, {value});
  board.decide(square, value);
}

}  // namespace sudoku

#endif
