// Kernel.inl: the rules of a 9x9 board, for one instruction set. Kernel.h includes this once for
// each, with these macros set, which it takes back:
//
//   SUDOKU_KERNEL         the namespace to put it in
//   SUDOKU_KERNEL_VALUES  how many values have their places in one register: 1, 2 or 4
//
// Every rule looks at all squares and values at once, and the board is swept again until nothing
// changes. A sweep is about a hundred instructions for each register, none of them a branch: less
// work than finding out which squares are worth looking at.

#define SUDOKU_INLINE static inline __attribute__((always_inline))

#include "sudoku/nine/Registers.inl"

#include "sudoku/nine/Counts.inl"
#include "sudoku/nine/Sweep.inl"
#include "sudoku/nine/TwinSquares.inl"

namespace sudoku {
namespace nine {
namespace SUDOKU_KERNEL {

SUDOKU_INLINE int count(const Squares& squares) {
  return __builtin_popcountll(squares.halves[0]) + __builtin_popcountll(squares.halves[1]);
}

// See Kernel.h.
inline int propagate(Places& board) {
  Vector places[kVectors], possible[kVectors], hidden[kVectors];
#pragma GCC unroll kUnrolled
  for (int i = 0; i < kVectors; ++i) {
    places[i] = load(board.of + i * kValues, valuesIn(i));
    possible[i] = load(kEverySquareOfEach, valuesIn(i));
    hidden[i] = Vector{};
  }
  for (;;) {
    const Counts counts = countCandidates(places);
    const Counts claims = countCandidates(hidden);
    const Vector naked = counts.one & ~counts.two;
    // A square that is the only place for two values contradicts.
    Vector missing = (possible[0] & ~counts.one) | claims.two;
    Vector changed{};
#pragma GCC unroll kUnrolled
    for (int i = 0; i < kVectors; ++i) {
      const Sweep swept = sweep(places[i], naked, hidden[i], claims.one);
      changed |= (places[i] ^ swept.places) | (swept.hidden & counts.two);
      missing |= possible[i] & (kMiniRows & ~swept.rows);
      missing |= possible[i] & (kMiniColumns & ~swept.columns);
      places[i] = swept.places;
      hidden[i] = swept.hidden;
    }
    if (any(missing)) return -1;
    if (any(changed)) continue;

#pragma GCC unroll kUnrolled
    for (int i = 0; i < kVectors; ++i) store(board.of + i * kValues, valuesIn(i), places[i]);
    const Vector pairs = squaresWithTwo(places, counts.two);
    const Vector fresh = pairs & ~firstValue(load(&board.pairs, 1));
    store(&board.pairs, 1, pairs);
    const Vector halves = halvesOfPairs(places, pairs, fresh);
    if (!any(halves) || !removeNakedPairs(board, firstOf(halves))) {
      return count(firstOf(counts.two));
    }
#pragma GCC unroll kUnrolled
    for (int i = 0; i < kVectors; ++i) places[i] = load(board.of + i * kValues, valuesIn(i));
  }
}

// The squares with the smallest number of candidates, from two on. Requires that there are any.
SUDOKU_INLINE Squares squaresWithFewestCandidates(const Places& board) {
  Squares bits[4] = {};  // the number of each square's candidates in binary, bit by bit
  for (const Squares& places : board.of) {
    Squares carry = places;
    for (Squares& bit : bits) {
      const Squares overflow = bit & carry;
      bit = bit ^ carry;
      carry = overflow;
    }
  }
  for (unsigned number = 2;; ++number) {
    Squares same = kEverySquare;
    for (unsigned i = 0; i < 4; ++i) same = number >> i & 1 ? same & bits[i] : same - bits[i];
    if (!isEmpty(same) || number == kSize) return same;
  }
}

// See mostConstrainingSquare() in BranchSquare.h. Requires that a square is undecided.
inline int mostConstrainingSquare(const Places& board) {
  const Squares fewest = isEmpty(board.pairs) ? squaresWithFewestCandidates(board) : board.pairs;
  int greatest = 0;  // the effect, and below that, what makes the first square win a tie
  forEach(fewest, [&](int position) {
    const Squares& peers = kPeers.of[position];
    const Squares pairs = peers & board.pairs;
    int effect = 0;
    for (unsigned values = candidatesAt(board, position); values != 0; values &= values - 1) {
      const Squares& places = board.of[__builtin_ctz(values)];
      effect += count(places & peers) + 3 * count(places & pairs);
    }
    const int ranked = effect << 7 | (127 - position);
    greatest = ranked > greatest ? ranked : greatest;
  });
  return squareAt(127 - greatest % 128);
}

}  // namespace SUDOKU_KERNEL
}  // namespace nine
}  // namespace sudoku

#undef SUDOKU_INLINE
#undef SUDOKU_KERNEL
#undef SUDOKU_KERNEL_VALUES
