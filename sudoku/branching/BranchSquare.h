// BranchSquare.h: the square to branch on: the first undecided one, the one with minimum remaining
// values, or among those the one with the highest degree (Brelaz). A board provides:
//
//   isUndecided(square)
//   candidatesLeft(square)             the number of candidates of the square
//   commonCandidates(square, other)    the number of candidates that both squares have

#pragma once

#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace sudoku {

// The first undecided square in reading order, or -1 if there is none.
template <class Board>
int firstUndecidedSquare(const Board& board, const Shape& shape) {
  for (int square = 0; square < shape.squares(); ++square) {
    if (board.isUndecided(square)) return square;
  }
  return -1;
}

// The square with fewest candidates (minimum remaining values), or -1 if all are decided. Source:
// Golomb and Baumert, "Backtrack Programming", 1965.
template <class Board>
int squareWithFewestCandidates(const Board& board, const Shape& shape) {
  int best = -1;
  int fewest = shape.size() + 1;
  for (int square = 0; square < shape.squares() && fewest > 1; ++square) {
    if (!board.isUndecided(square) || board.candidatesLeft(square) >= fewest) continue;
    best = square;
    fewest = board.candidatesLeft(square);
  }
  return best;
}

// The effect of a square: the number of candidates that its peers lose, summed over the candidates
// of the square. A candidate of a peer with two candidates counts as 4, because that peer is then
// decided too.
template <class Board>
int effectOf(const Board& board, const Shape& shape, int square) {
  int effect = 0;
  shape.forEachPeer(square, [&](int peer) {
    effect += board.commonCandidates(square, peer) * (board.candidatesLeft(peer) == 2 ? 4 : 1);
  });
  return effect;
}

// The square with the greatest effect among those with fewest candidates (degree heuristic as the
// tie-breaker), or -1 if all are decided. Source: Brelaz, "New Methods to Color the Vertices of a
// Graph", 1979, counts peers. The weights are ours, the best of a dozen tried on hard 9x9 puzzles.
template <class Board>
int mostConstrainingSquare(const Board& board, const Shape& shape) {
  int best = squareWithFewestCandidates(board, shape);
  if (best < 0) return best;
  int greatest = effectOf(board, shape, best);
  const int fewest = board.candidatesLeft(best);
  for (int square = best + 1; square < shape.squares(); ++square) {
    if (!board.isUndecided(square) || board.candidatesLeft(square) != fewest) continue;
    const int effectHere = effectOf(board, shape, square);
    if (effectHere <= greatest) continue;
    best = square;
    greatest = effectHere;
  }
  return best;
}

// The square that the branching selects, or -1 if all are decided.
template <class Board>
int branchSquareOf(const Board& board, const Shape& shape, Branching branching) {
  switch (branching) {
    case Branching::firstUndecided: return firstUndecidedSquare(board, shape);
    case Branching::fewestCandidates: return squareWithFewestCandidates(board, shape);
    case Branching::mostConstraining: return mostConstrainingSquare(board, shape);
  }
  return -1;
}

}  // namespace sudoku
