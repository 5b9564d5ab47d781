// Singles.h: naked and hidden singles. Source: Norvig, "Solving Every Sudoku Puzzle", 2006,
// strategies (1) and (2).

#pragma once

#include "sudoku/RuleSet.h"

namespace sudoku {

// If a square has one candidate left, it has that value.
template <class Propagation>
void nakedSingle(Propagation& board, int square) {
  if (board.isDecided(square) || board.candidatesLeft(square) != 1) return;
  const int value = board.candidates(square).first();
  board.because(Rule::nakedSingle, -1, {square}, {value});
  board.decide(square, value);
}

// If a value has one place left in a unit, that square has the value.
template <class Propagation>
void hiddenSingle(Propagation& board, int unit, int value) {
  if (board.placesLeft(unit, value) != 1) return;
  const int square = board.shape().squaresOf(unit).atPosition(board.places(unit, value).first());
  board.because(Rule::hiddenSingle, unit, {square}, {value});
  board.decide(square, value);
}

}  // namespace sudoku
