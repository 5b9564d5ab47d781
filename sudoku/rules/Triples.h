// Triples.h: naked and hidden triples. Sources: as in Pairs.h.

#pragma once

#include "sudoku/RuleSet.h"
#include "sudoku/UpToThree.h"

namespace sudoku {

// If three squares of a unit have only three candidates between them, no other square of the unit
// has these values. Finds the triples that include the square.
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

// If three values have only three places in a unit, these squares have no other candidates.
// Finds the triples that include the value.
template <class Propagation>
void hiddenTriple(Propagation& board, int unit, int value) {
  if (board.placesLeft(unit, value) > 3) return;
  const auto hasFewPlaces = [&](int other) {
    return other != value && !board.isSettled(unit, other) && board.placesLeft(unit, other) <= 3;
  };
  const int size = board.shape().size();
  const UpToThree own(board.places(unit, value));
  for (int second = 1; second <= size; ++second) {
    if (!hasFewPlaces(second)) continue;
    UpToThree two = own;
    if (!two.join(board.places(unit, second))) continue;
    for (int third = second + 1; third <= size; ++third) {
      if (!hasFewPlaces(third)) continue;
      UpToThree three = two;
      if (!three.join(board.places(unit, third)) || three.size() != 3) continue;
      const auto squares = board.shape().squaresOf(unit);
      board.because(Rule::hiddenTriple, unit, {}, {value, second, third});
      for (const int position : three) {
        board.removeAllBut({value, second, third}, squares.atPosition(position));
      }
    }
  }
}

}  // namespace sudoku
