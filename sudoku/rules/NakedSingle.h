// NakedSingle.h: if a square has one candidate left, it has that value. Source: Norvig, "Solving
// Every Sudoku Puzzle", 2006, strategy (1).

#ifndef SUDOKU_RULES_NAKEDSINGLE_H_
#define SUDOKU_RULES_NAKEDSINGLE_H_

#include "sudoku/RuleSet.h"

namespace sudoku {

template <class Propagation>
void nakedSingle(Propagation& board, int square) {
  if (board.isDecided(square) || board.candidatesLeft(square) != 1) return;
  const int value = board.candidates(square).first();
  board.because(Rule::nakedSingle, -1, {square}, {value});
  board.decide(square, value);
}

}  // namespace sudoku

#endif
