// NakedTriple.h: if three squares of a unit have only three candidates between them, no other
// square of the unit has these values. Source: Crook, "A Pencil-and-Paper Algorithm for Solving
// Sudoku Puzzles", Notices of the AMS 56(4), 2009: a preemptive set of three.

#ifndef SUDOKU_RULES_NAKEDTRIPLE_H_
#define SUDOKU_RULES_NAKEDTRIPLE_H_

#include "sudoku/RuleSet.h"
#include "sudoku/UpToThree.h"

namespace sudoku {

// Finds the naked triples that include the square.
template <class Propagation>
void nakedTriple(Propagation& board, int square) {
  const auto& shape = board.shape();
  if (board.isDecided(square) || board.candidatesLeft(square) > 3) return;
  const UpToThree own(board.candidates(square));
  for (const int unit : shape.unitsOf(square)) {
    const auto squares = shape.squaresOf(unit);
    for (int i = 0; i < shape.size(); ++i) {
      UpToThree two = own;
      if (squares[i] == square || board.isDecided(squares[i])) continue;
      if (!two.join(board.candidates(squares[i]))) continue;
      for (int j = i + 1; j < shape.size(); ++j) {
        UpToThree values = two;
        if (squares[j] == square || board.isDecided(squares[j])) continue;
        if (!values.join(board.candidates(squares[j]))) continue;
        board.because(Rule::nakedTriple, unit, {square, squares[i], squares[j]}, values);
        board.removeFromRest(unit, {square, squares[i], squares[j]}, values);
      }
    }
  }
}

}  // namespace sudoku

#endif
