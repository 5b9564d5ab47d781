// Kernel.inl: the rules of a 9x9 board for one instruction set. Kernel.h includes this file once
// for each, with these macros defined; this file undefines them:
//
//   SUDOKU_KERNEL         the namespace
//   SUDOKU_KERNEL_VALUES  how many values have their places in one register: 1 or 2
//
// Each rule is applied to all squares and values at once, and the sweep over the board is repeated
// until nothing changes. A sweep takes about a hundred instructions per register, without branches.
// This is less work than finding the squares that need examination.

#define SUDOKU_INLINE static inline __attribute__((always_inline))

#include "sudoku/nine/Registers.inl"

#include "sudoku/nine/Counts.inl"
#include "sudoku/nine/Sweep.inl"

namespace sudoku {
namespace nine {
namespace SUDOKU_KERNEL {

SUDOKU_INLINE int count(const Squares& squares) {
  return __builtin_popcountll(squares.halves[0]) + __builtin_popcountll(squares.halves[1]);
}

// Sets a square to its value in the registers: removes all other candidates of the square.
SUDOKU_INLINE void place(Vector (&places)[kVectors], const Candidate& decision) {
  const Vector square = firstValue(setsFrom(&kAlone, positionOf(decision.square)));
#pragma GCC unroll kUnrolled
  for (int i = 0; i < kVectors; ++i) {
    const Word ordinal = static_cast<Word>(decision.value - 1 - i * kValues);
    places[i] &= ~square | reinterpret_cast<Vector>(ordinals() == all(ordinal));
  }
}

// The squares of `squares` and `fresh` that share a band or a column with another one of `squares`.
SUDOKU_INLINE Vector twins(Vector squares, Vector fresh) {
  const Vector sharesBand = (squares & (squares - 1)) != 0;
  const Vector columns = anyOf(ofMiniColumns(squares)) & kMiniColumns;
  return squares & fresh & (sharesBand | squaresOfMiniColumns(alongColumn(columns).others()));
}

// The squares of `fresh` that may be half of a naked pair: a square in the same band or column has
// the same two candidates. `pairs` is the set of all squares with two candidates.
SUDOKU_INLINE Vector halvesOfPairs(const Vector (&places)[kVectors], Vector pairs, Vector fresh) {
  Vector squares[kVectors];
#pragma GCC unroll kUnrolledLong
  for (int i = 0; i < kVectors; ++i) squares[i] = places[i] & pairs;
  Vector found{};
#pragma GCC unroll kUnrolledLong
  for (int i = 0; i < kVectors; ++i) {
    if (valuesIn(i) > 1) found |= twins(squares[i] & nextValue(squares[i]), fresh);
#pragma GCC unroll kUnrolledLong
    for (int j = i + 1; j < kVectors; ++j) {
      if (valuesIn(j) == 1) {
        found |= twins(squares[i] & firstValue(squares[j]), fresh);
      } else {
        found |= twins(squares[i] & squares[j], fresh);
        found |= twins(squares[i] & nextValue(squares[j]), fresh);
      }
    }
  }
  if (kValues > 1) found |= nextValue(found);
  return found;
}

inline int decide(const State& start, const Candidate* first, const Candidate* last, State& end) {
  const Places& before = start.places;
  Places& after = end.places;
  Vector places[kVectors], possible[kVectors], hidden[kVectors];
#pragma GCC unroll kUnrolled
  for (int i = 0; i < kVectors; ++i) {
    places[i] = load(before, i);
    possible[i] = load(kBlank, i);
    hidden[i] = Vector{};
  }
  for (; first != last; ++first) place(places, *first);
  Vector known = firstValue(setsFrom(&before, 0));  // `pairs` is the first member
  for (;;) {
    const Counts counts = countCandidates(places);
    const Counts claims = countCandidates(hidden);
    const Vector naked = counts.one & ~counts.two;
    // A square that is the only place of two values is a contradiction.
    Vector missing = (possible[0] & ~counts.one) | claims.two;
    Vector changed{};
#pragma GCC unroll kUnrolledLong
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
    for (int i = 0; i < kVectors; ++i) store(after, i, places[i]);
    const Vector pairs = squaresWithTwo(places);
    const Vector fresh = pairs & ~known;
    known = pairs;
    after.pairs = firstOf(pairs);
    const int undecided = count(firstOf(counts.two));
    if (!any(fresh)) return undecided;
    const Vector halves = halvesOfPairs(places, pairs, fresh);
    if (!any(halves) || !removeNakedPairs(after, firstOf(halves))) return undecided;
#pragma GCC unroll kUnrolled
    for (int i = 0; i < kVectors; ++i) places[i] = load(after, i);
  }
}

// The squares with fewest candidates, but at least two. Requires an undecided square.
SUDOKU_INLINE Squares squaresWithFewestCandidates(const Places& board) {
  Squares bits[4] = {};  // bit i of the number of candidates of each square
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

// See BranchSquare.h. Requires an undecided square.
inline int mostConstrainingSquare(const State& state) {
  const Places& board = state.places;
  const Squares fewest = isEmpty(board.pairs) ? squaresWithFewestCandidates(board) : board.pairs;
  int greatest = 0;  // effect << 7, plus a number that makes the first square win a tie
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
