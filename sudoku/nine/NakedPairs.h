// NakedPairs.h: naked pairs on a 9x9 board, as in sudoku/rules/NakedPair.h. They are rare enough to
// be handled one by one.

#ifndef SUDOKU_NINE_NAKEDPAIRS_H_
#define SUDOKU_NINE_NAKEDPAIRS_H_

#include "sudoku/nine/Places.h"

namespace sudoku {
namespace nine {

// Removes what naked pairs remove of which one half is in `halves`, a subset of the squares with
// two candidates: two squares with the same two in a unit take these from all that are peers of
// both. True if that removed anything.
inline bool removeNakedPairs(Places& board, const Squares& halves) {
  bool removed = false;
  forEach(halves, [&](int position) {
    const unsigned candidates = candidatesAt(board, position);
    const unsigned others = candidates & (candidates - 1);
    if (others == 0) return;  // lost one to another pair meanwhile
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
