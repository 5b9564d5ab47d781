// NakedPairs.h: naked pairs on a 9x9 board; see sudoku/rules/Pairs.h. They are rare enough to
// be handled one at a time.

#ifndef SUDOKU_NINE_NAKEDPAIRS_H_
#define SUDOKU_NINE_NAKEDPAIRS_H_

#include "sudoku/nine/Places.h"

namespace sudoku {
namespace nine {

// Applies the naked pairs that include a square of `halves`, a subset of the squares with two
// candidates. Two squares of a unit with the same two candidates remove these from all peers that
// they share. Returns true if a candidate was removed.
inline bool removeNakedPairs(Places& board, const Squares& halves) {
  bool removed = false;
  forEach(halves, [&](int position) {
    const unsigned candidates = candidatesAt(board, position);
    const unsigned others = candidates & (candidates - 1);
    if (others == 0) return;  // another pair removed a candidate meanwhile
    Squares& one = board.of[__builtin_ctz(candidates)];
    Squares& other = board.of[__builtin_ctz(others)];
    forEach(one & other & board.pairs & kPeers.of[position], [&](int twin) {
      const Squares common = kPeers.of[position] & kPeers.of[twin];
      removed = removed || !isEmpty(one & common) || !isEmpty(other & common);
      one = one - common;
      other = other - common;
    });
  });
  return removed;
}

}  // namespace nine
}  // namespace sudoku

#endif
