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
[[gnu::cold]] void nakedTriple(Propagation& board, int square) {
  const auto& geometry = board.geometry();
  const auto own = board.candidates(square);
  if (board.isDecided(square) || own.size() > 3) return;
  for (const int unit : geometry.unitsOf(square)) {
    const auto squares = geometry.squaresOf(unit);
    for (int i = 0; i < geometry.size(); ++i) {
      const auto two = own | board.candidates(squares[i]);
      if (squares[i] == square || board.isDecided(squares[i]) || two.size() > 3) continue;
      for (int j = i + 1; j < geometry.size(); ++j) {
        const auto three = two | board.candidates(squares[j]);
        if (squares[j] == square || board.isDecided(squares[j]) || three.size() > 3) continue;
        const UpToThree values(three);
        board.because(Rule::nakedTriple, unit, {square, squares[i], squares[j]}, values);
        board.removeFromRest(unit, {square, squares[i], squares[j]}, values);
      }
    }
  }
}

}  // namespace sudoku

#endif
