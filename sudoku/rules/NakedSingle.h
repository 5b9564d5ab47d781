// NakedSingle.h: a square with one candidate left has that value.
// Source: Norvig, "Solving Every Sudoku Puzzle", 2006, strategy (1).

#ifndef SUDOKU_RULES_NAKEDSINGLE_H_
#define SUDOKU_RULES_NAKEDSINGLE_H_

#include "sudoku/RuleSet.h"

namespace sudoku {

template <class Propagation>
void nakedSingle(Propagation& board, int square) {
  const typename Propagation::Set candidates = board.candidates(square);
  if (board.isDecided(square) || candidates.size() != 1) return;
  board.because(Rule::nakedSingle, -1, {square}, candidates);
  board.decide(square, candidates.first());
}

}  // namespace sudoku

#endif
