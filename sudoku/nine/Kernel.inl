// Kernel.inl: the rules of a 9x9 board for one instruction set. Kernel.h includes this file once
// for each, with these macros defined; this file undefines them:
//
//   SUDOKU_KERNEL          the namespace
//   SUDOKU_KERNEL_IS_WIDE  1 if the processor has registers of 256 bits
//
// State.h draws the layout: a box is the same lane of nine registers, x[0] to x[8], one for each of
// its squares. So one instruction does the same for all boxes: x[0] | x[1] | x[2] is what the first
// row of each box can have. A sweep over the board has four steps:
//
//   places    For each box, count the places of each value: none, one or more.
//   singles   A value of a decided square is removed from the rest of its box. A square that is the
//             only place of a value in its box loses all others.
//   rows      Locked candidates: the three boxes of a band have a value in three different rows. A
//             row of a box loses a value if the two other boxes cannot have it in the two other
//             rows, in either order.
//   columns   The same for the boxes of a stack.
//
// An example of singles. The candidates of a box, before and after:
//
//      5    1257   127           5    127    127     x[0] is decided, so the others lose 5. x[4]
//     346   279    3456    ->   346    9     346     is the only place of 9, so it loses 2 and 7.
//    1278   1278   34568       1278   1278   3468
//
// An example of rows. The value 5 has places in these rows of three boxes:
//
//             left   middle  right     Row 1 of the right box loses 5: the left and the middle box
//    row 1     5       5       5       would have it in rows 2 and 3, and neither can in row 3.
//    row 2     5       5       .       Row 1 of the left box keeps it: the middle box in row 2, the
//    row 3     .       .       5       right one in row 3.
//
// For the right box, the next box is the left one and the previous one is the middle one. What its
// row 1 can have is (next row 2 & previous row 3) | (next row 3 & previous row 2), for nine values
// and nine boxes at once.
//
// Rows and columns of the board need no singles of their own. If a box has decided a value, its
// place is in one row of the board, and the other boxes of the band lose the value in that row. If
// a row of the board has one place for a value, its box loses the value in its two other rows, and
// the place is the only one of the box. Nor do they need a test for contradictions. If two boxes
// decided a value in the same row of the board, the third loses all its places for it. If a row of
// the board has no place for it, all three boxes of the band do; the next sweep finds a box without
// a place.
//
// A sweep takes 140 vector instructions with AVX-512, 180 with AVX2. It is repeated until nothing
// changes, which is less work than to find out which squares need examination.

#define SUDOKU_INLINE static inline __attribute__((always_inline))

#include "sudoku/nine/Registers.inl"

namespace sudoku::nine::SUDOKU_KERNEL {

struct Board {
  Register x[kSize];
};
// Eight registers, as in memory: the candidates of the squares, or all bits of some squares.
struct Packed {
  Register x[kPacked];
};

SUDOKU_INLINE Board unpack(const Packed& packed) {
  const Register* const x = packed.x;
  const Register noBox = lanesFrom(kNoBox);
  return {{x[0] | noBox, x[1] | noBox, x[2] | noBox, x[3], x[4], x[5], x[6], x[7],
           lastBandsOf(x[0], x[1], x[2]) | noBox}};
}
SUDOKU_INLINE Packed pack(const Register (&x)[kSize]) {
  return {{withLastBand<0>(x[0], x[8]), withLastBand<1>(x[1], x[8]), withLastBand<2>(x[2], x[8]),
           x[3], x[4], x[5], x[6], x[7]}};
}
SUDOKU_INLINE Packed load(const State& state) {
  Packed packed;
#pragma GCC unroll 8
  for (int i = 0; i < kPacked; ++i) packed.x[i] = lanesFrom(state.candidates + i * kLanes);
  return packed;
}
SUDOKU_INLINE void store(const Packed& packed, State& state) {
#pragma GCC unroll 8
  for (int i = 0; i < kPacked; ++i) {
    std::memcpy(state.candidates + i * kLanes, &packed.x[i], sizeof packed.x[i]);
  }
}

// The low bytes of the lanes: those of registers 2k and 2k + 1 alternate.
struct Bytes {
  Register x[kPacked / 2];
};
SUDOKU_INLINE Bytes bytesOf(const Packed& packed) {
  Bytes bytes;
#pragma GCC unroll 4
  for (int i = 0; i < kPacked / 2; ++i) {
    bytes.x[i] = (packed.x[2 * i] & all(0xFF)) | packed.x[2 * i + 1] << 8;
  }
  return bytes;
}
// The squares whose byte has its highest bit set.
SUDOKU_INLINE Squares squaresOf(const Bytes& bytes) {
  const Register* const x = bytes.x;
  return {{signs(x[0]) | std::uint64_t{signs(x[1])} << 32,
           signs(x[2]) | std::uint64_t{signs(x[3])} << 32}};
}

// For each value, the squares that can have it, and the bits of spare lanes.
struct Places {
  Squares of[kSize];
};
SUDOKU_INLINE Places placesOf(const State& state) {
  Packed packed = load(state);
  const Bytes bytes = bytesOf(packed);
  Places places;
#pragma GCC unroll 8
  for (int i = 0; i < 8; ++i) {
    const int up = 7 - i;
    places.of[i] =
        squaresOf(Bytes{{bytes.x[0] << up, bytes.x[1] << up, bytes.x[2] << up, bytes.x[3] << up}});
  }
#pragma GCC unroll 8
  for (int i = 0; i < kPacked; ++i) packed.x[i] = packed.x[i] >> 1;
  places.of[8] = squaresOf(bytesOf(packed));
  return places;
}

// The values that have so many places in each box.
struct Counts {
  Register atLeastOne, atLeastTwo;
};
SUDOKU_INLINE Counts placesInBoxes(const Board& board) {
  const Register* const x = board.x;
  Counts counts{all(0), all(0)};
#pragma GCC unroll 3
  for (int i = 0; i < kSize; i += 3) {
    const Register either = x[i] | x[i + 1], row = either | x[i + 2];
    counts.atLeastTwo =
        counts.atLeastTwo | (counts.atLeastOne & row) | (x[i] & x[i + 1]) | (either & x[i + 2]);
    counts.atLeastOne = counts.atLeastOne | row;
  }
  return counts;
}

// `hidden`: the values that have one place in their box.
SUDOKU_INLINE void applySingles(Board& board, Register hidden) {
  Register* const x = board.x;
  Register decided[kSize], decidedInBox = all(0);
#pragma GCC unroll 9
  for (int i = 0; i < kSize; ++i) {
    decided[i] = x[i] & (isZero(x[i] & (x[i] - 1)) | hidden);
    decidedInBox = decidedInBox | decided[i];
  }
#pragma GCC unroll 9
  for (int i = 0; i < kSize; ++i) x[i] = (x[i] & ~decidedInBox & isZero(decided[i])) | decided[i];
}

// What each box can have in its three rows, or columns.
struct Lines {
  Register x[3];
};
SUDOKU_INLINE Lines possibleBeside(const Lines& next, const Lines& previous) {
  const Register *n = next.x, *p = previous.x;
  return {{(n[1] & p[2]) | (n[2] & p[1]), (n[2] & p[0]) | (n[0] & p[2]),
           (n[0] & p[1]) | (n[1] & p[0])}};
}
SUDOKU_INLINE void applyLockedCandidates(Board& board) {
  Register* const x = board.x;
  const Register row[] = {x[0] | x[1] | x[2], x[3] | x[4] | x[5], x[6] | x[7] | x[8]};
  const Lines rows =
      possibleBeside({{nextInBand(row[0]), nextInBand(row[1]), nextInBand(row[2])}},
                     {{previousInBand(row[0]), previousInBand(row[1]), previousInBand(row[2])}});
#pragma GCC unroll 9
  for (int i = 0; i < kSize; ++i) x[i] = x[i] & rows.x[i / 3];

  const Register column[] = {x[0] | x[3] | x[6], x[1] | x[4] | x[7], x[2] | x[5] | x[8]};
  const Lines columns = possibleBeside(
      {{nextInStack(column[0]), nextInStack(column[1]), nextInStack(column[2])}},
      {{previousInStack(column[0]), previousInStack(column[1]), previousInStack(column[2])}});
#pragma GCC unroll 9
  for (int i = 0; i < kSize; ++i) x[i] = x[i] & columns.x[i % 3];
}

// Sweeps until nothing changes. Returns false if a box has no place for a value; otherwise sets
// `hidden` to the values that have one place in their box.
SUDOKU_INLINE bool sweepUntilStable(Board& board, Register& hidden) {
  const auto sum = [&] {
    const Register* const x = board.x;
    return ((x[0] + x[1]) + (x[2] + x[3])) + ((x[4] + x[5]) + (x[6] + x[7])) + x[8];
  };
  // The sum of a box's squares tells changes, because sweeps only remove candidates.
  Register before, after = sum();
  do {
    const Counts counts = placesInBoxes(board);
    if (any(counts.atLeastOne ^ all(kEveryValue))) return false;
    hidden = counts.atLeastOne & ~counts.atLeastTwo;
    applySingles(board, hidden);
    applyLockedCandidates(board);
    before = after;
    after = sum();
  } while (any(before ^ after));
  return true;
}

// Removes the candidates that naked pairs exclude, if one of their squares is in `fresh`, a set of
// squares with two candidates. Returns true if a candidate was removed.
SUDOKU_INLINE bool removeNakedPairs(State& state, const Packed& packed, const Squares& fresh) {
  const Bytes bytes = bytesOf(packed);
  bool removed = false;
  Squares withTwo = state.withTwo;
  forEach(fresh, [&](int bit) {
    const Square& square = kLayout.at[bit];
    erase(withTwo, bit);  // so that a pair of two fresh squares is found once, not twice
    const unsigned both = state.candidates[square.lane];
    if ((both & (both - 1)) == 0) return;  // another pair removed a candidate meanwhile

    // Low bytes suffice: if two candidates have one bit there, the other candidate is 9.
    Bytes same;
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) same.x[i] = equalBytes(bytes.x[i], all((both & 0xFF) * 0x101));
    const Squares twins = squaresOf(same) & withTwo & square.peers;
    if (isEmpty(twins)) return;
    Packed hasNeither;
#pragma GCC unroll 8
    for (int i = 0; i < kPacked; ++i) hasNeither.x[i] = isZero(packed.x[i] & all(both));
    const Squares affected = square.peers - squaresOf(bytesOf(hasNeither));
    forEach(twins, [&](int twin) {
      forEach(affected & kLayout.at[twin].peers, [&](int common) {
        std::uint16_t& candidates = state.candidates[kLayout.at[common].lane];
        candidates = static_cast<std::uint16_t>(candidates & ~both);
        removed = true;
      });
    });
  });
  return removed;
}

// The test for contradictions: when sweeps change nothing more, each box has a place for each
// value. After singles, a square has at most one candidate exactly if it is the only place of a
// value in its box. For a second place of a decided value loses it, unless it is decided there too;
// and an only place loses all values but those of which it is the only place. The exceptions are
// three contradictions:
//
//                                              candidates     is the only place of
//   a square has no candidate                  none           no value
//   a value is decided twice in a box          one            no value
//   a square is the only place of two values   two or more    two values or more
inline int decide(const State& before, const Candidate* first, const Candidate* last,
                  State& after) {
  Packed packed = load(before);
  for (; first != last; ++first) {
    const int lane = kLayout.lane[first->square];
    Register& x = packed.x[lane / kLanes];
    // This lane loses all but the value, the other lanes lose nothing.
    x = x &
        (lanesFrom(kAllButOne.lanes + kLanes - 1 - lane % kLanes) | all(1U << (first->value - 1)));
  }
  Squares known = before.withTwo;  // squares whose pairs were looked for already
  for (;;) {
    Board board = unpack(packed);
    Register hidden;
    if (!sweepUntilStable(board, hidden)) return -1;

    packed = pack(board.x);
    const Register h = hidden;
    const Packed hiddenInBox = pack({h, h, h, h, h, h, h, h, h});  // by square
    Register contradictions = all(0);
    Packed atMostOne, atMostTwo;  // candidates
#pragma GCC unroll 8
    for (int i = 0; i < kPacked; ++i) {
      const Register others = packed.x[i] & (packed.x[i] - 1);
      atMostOne.x[i] = isZero(others);
      atMostTwo.x[i] = isZero(others & (others - 1));
      contradictions = contradictions | (atMostOne.x[i] ^ ~isZero(packed.x[i] & hiddenInBox.x[i]));
    }
    if (any(contradictions)) return -1;

    store(packed, after);
    const Squares decided = squaresOf(bytesOf(atMostOne));
    after.withTwo = squaresOf(bytesOf(atMostTwo)) - decided;
    const int undecided = kSquares - count(decided);
    const Squares fresh = after.withTwo - known;
    if (isEmpty(fresh) || !removeNakedPairs(after, packed, fresh)) return undecided;
    known = after.withTwo;
    packed = load(after);
  }
}

// The squares with fewest candidates, but at least two. Requires an undecided square.
SUDOKU_INLINE Squares squaresWithFewestCandidates(const State& state) {
  Squares fewest{};
  int least = kSize + 1;
  for (int square = 0; square < kSquares; ++square) {
    const int number = __builtin_popcount(candidatesAt(state, square));
    if (number < 2 || number > least) continue;
    if (number < least) fewest = Squares{};
    least = number;
    insert(fewest, kLayout.bit[square]);
  }
  return fewest;
}

// The first of the squares with the greatest effect(candidates, peers).
template <class Effect>
SUDOKU_INLINE int squareWithGreatest(const Effect& effect, const State& state,
                                     const Squares& squares) {
  int greatest = 0;  // effect << 7, plus a number that makes the first square win a tie
  forEach(squares, [&](int bit) {
    const Square& square = kLayout.at[bit];
    const int ranked =
        effect(state.candidates[square.lane], square.peers) << 7 | (127 - square.number);
    greatest = ranked > greatest ? ranked : greatest;
  });
  return 127 - greatest % 128;
}

// See BranchSquare.h. Requires an undecided square.
inline int mostConstrainingSquare(const State& state) {
  const Places places = placesOf(state);
  if (isEmpty(state.withTwo)) {
    const auto effect = [&](unsigned values, const Squares& peers) {
      int sum = 0;
      for (; values != 0; values &= values - 1) {
        sum += count(places.of[__builtin_ctz(values)] & peers);
      }
      return sum;
    };
    return squareWithGreatest(effect, state, squaresWithFewestCandidates(state));
  }
  Places placesWithTwo;
  for (int i = 0; i < kSize; ++i) placesWithTwo.of[i] = places.of[i] & state.withTwo;
  const auto effect = [&](unsigned both, const Squares& peers) {
    const int one = __builtin_ctz(both), other = 31 - __builtin_clz(both);
    return count(places.of[one] & peers) + count(places.of[other] & peers) +
           3 * (count(placesWithTwo.of[one] & peers) + count(placesWithTwo.of[other] & peers));
  };
  return squareWithGreatest(effect, state, state.withTwo);
}

}  // namespace sudoku::nine::SUDOKU_KERNEL

#undef SUDOKU_INLINE
#undef SUDOKU_KERNEL
#undef SUDOKU_KERNEL_IS_WIDE
