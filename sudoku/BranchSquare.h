// BranchSquare.h: which square of a board to try values for. A board says four things for that:
//
//   isUndecided(square)
//   candidatesLeft(square)             how many candidates the square has
//   commonCandidates(square, other)    how many of them the other square has too
//   failures(square)                   how often boards of this search contradicted there

#ifndef SUDOKU_BRANCHSQUARE_H_
#define SUDOKU_BRANCHSQUARE_H_

#include <cstdint>

#include "sudoku/Geometry.h"
#include "sudoku/RuleSet.h"

namespace sudoku {

// The first in reading order, or -1 if all are decided.
template <class Board>
int firstUndecidedSquare(const Board& board, const Geometry& geometry) {
  for (int square = 0; square < geometry.squares(); ++square) {
    if (board.isUndecided(square)) return square;
  }
  return -1;
}

// The one with fewest candidates, or -1 if all are decided.
// Source: Golomb and Baumert, "Backtrack Programming", 1965.
template <class Board>
int squareWithFewestCandidates(const Board& board, const Geometry& geometry) {
  int best = -1;
  int fewest = geometry.size() + 1;
  for (int square = 0; square < geometry.squares() && fewest > 1; ++square) {
    if (!board.isUndecided(square) || board.candidatesLeft(square) >= fewest) continue;
    best = square;
    fewest = board.candidatesLeft(square);
  }
  return best;
}

// How much it takes from the peers of a square to decide it, in total over all its candidates: a
// candidate of a peer counts 1, and 4 if the peer has two, since it will be decided too.
template <class Board>
int effectOf(const Board& board, const Geometry& geometry, int square) {
  int effect = 0;
  const auto& [row, col, box] = geometry.unitsOf(square);
  for (const int unit : {row, col, box}) {
    for (const int peer : geometry.squaresOf(unit)) {
      const bool isCounted =
          unit == box && (geometry.isInUnit(peer, row) || geometry.isInUnit(peer, col));
      if (peer == square || isCounted) continue;
      effect += board.commonCandidates(square, peer) * (board.candidatesLeft(peer) == 2 ? 4 : 1);
    }
  }
  return effect;
}

// A function of squares that is effectOf(). Boards may have one of their own that is faster.
template <class Board>
auto effects(const Board& board, const Geometry& geometry) {
  return [&](int square) { return effectOf(board, geometry, square); };
}

// Of the squares with fewest candidates the one with the greatest effect, or -1 if all are decided.
// Source: Brelaz, "New Methods to Color the Vertices of a Graph", 1979, who counts peers; the
// weights are ours, the best of a dozen that were tried on hard 9x9 puzzles.
template <class Board>
int mostConstrainingSquare(const Board& board, const Geometry& geometry) {
  int best = squareWithFewestCandidates(board, geometry);
  if (best < 0) return best;
  const auto effect = effects(board, geometry);
  int greatest = effect(best);
  const int fewest = board.candidatesLeft(best);
  for (int square = best + 1; square < geometry.squares(); ++square) {
    if (!board.isUndecided(square) || board.candidatesLeft(square) != fewest) continue;
    const int effectHere = effect(square);
    if (effectHere <= greatest) continue;
    best = square;
    greatest = effectHere;
  }
  return best;
}

// The one with fewest candidates for each failure, counting one that it did not have; -1 if all are
// decided. Source: Boussemart, Hemery, Lecoutre and Sais, "Boosting Systematic Search by Weighting
// Constraints", 2004, who count failures of constraints.
template <class Board>
int hardestSquare(const Board& board, const Geometry& geometry) {
  int best = -1;
  std::uint64_t bestFailures = 0;
  std::uint64_t bestLeft = 1;
  for (int square = 0; square < geometry.squares(); ++square) {
    if (!board.isUndecided(square)) continue;
    const std::uint64_t failures = 1 + board.failures(square);
    const auto left = static_cast<std::uint64_t>(board.candidatesLeft(square));
    if (failures * bestLeft <= bestFailures * left) continue;
    best = square;
    bestFailures = failures;
    bestLeft = left;
  }
  return best;
}

// Of the squares with fewest candidates, or one more, that with the most failures times effect for
// the square of the number of its candidates; -1 if all are decided. The formula is the best of ten
// that were tried on 25x25 puzzles: failures alone, or effects alone, leave a few of them unsolved
// for long.
template <class Board>
int hardestConstrainingSquare(const Board& board, const Geometry& geometry) {
  int best = squareWithFewestCandidates(board, geometry);
  if (best < 0) return best;
  const int fewest = board.candidatesLeft(best);
  const auto effect = effects(board, geometry);
  std::uint64_t bestScore = 0;
  std::uint64_t bestLeft = 1;
  for (int square = 0; square < geometry.squares(); ++square) {
    if (!board.isUndecided(square) || board.candidatesLeft(square) > fewest + 1) continue;
    constexpr int kFailuresBefore = 9;  // of every square, so that the first few decide little
    const std::uint64_t failures = kFailuresBefore + board.failures(square);
    const auto left = static_cast<std::uint64_t>(board.candidatesLeft(square));
    const std::uint64_t score = failures * static_cast<std::uint64_t>(effect(square));
    if (score * bestLeft * bestLeft <= bestScore * left * left) continue;
    best = square;
    bestScore = score;
    bestLeft = left;
  }
  return best;
}

// The square that the branching asks for, or -1 if all are decided.
template <class Board>
int branchSquareOf(const Board& board, const Geometry& geometry, Branching branching) {
  switch (branching) {
    case Branching::firstUndecided: return firstUndecidedSquare(board, geometry);
    case Branching::fewestCandidates: return squareWithFewestCandidates(board, geometry);
    case Branching::mostConstraining: return mostConstrainingSquare(board, geometry);
    case Branching::hardest: return hardestSquare(board, geometry);
    case Branching::hardestConstraining: return hardestConstrainingSquare(board, geometry);
    case Branching::adaptive: break;  // see RuleSet::forSize()
  }
  return -1;
}

}  // namespace sudoku

#endif
