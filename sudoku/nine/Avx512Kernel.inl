// Avx512Kernel.inl: the rules of a 9x9 board for AVX-512, in the layout of Lanes.h. Kernel.h
// includes this file once.
//
// Register x[i] has the i-th square of each minirow. A lane with one bit is thus a naked single.
// The squares of a minirow are in the same lane of three registers, so one instruction finds what a
// minirow can have. A sweep has two parts:
//
//   singles            The value of a decided square is removed from the rest of its box. A square
//                      that is the only place of a value in its box loses all others.
//   locked candidates  A value that is in one minirow of each box of a band, and in one of each
//                      row, has six ways to be there. A minirow loses a value for which none of its
//                      two ways is possible. Minicolumns are treated alike.
//
// Rows and columns need no singles of their own. A value that a box has decided is in one of its
// minirows, so locked candidates remove it from the row. If a row has one place for a value, they
// remove the value from the rest of that box, and leave the box with one place.
//
// A sweep takes about eighty vector instructions, without branches. Each waits for a few others, so
// the time is latency as much as throughput. Therefore both kinds of singles work on the same
// board.

#define SUDOKU_INLINE static inline __attribute__((always_inline))

namespace sudoku {
namespace nine {
namespace avx512 {

typedef std::uint16_t Register __attribute__((vector_size(2 * kLanes)));

SUDOKU_INLINE Register load(const std::uint16_t* lanes) {
  Register v;
  std::memcpy(&v, lanes, sizeof v);
  return v;
}
SUDOKU_INLINE void store(std::uint16_t* lanes, Register v) {
  std::memcpy(lanes, &v, sizeof v);
}
SUDOKU_INLINE Register all(unsigned lane) {
  return Register{} + static_cast<std::uint16_t>(lane);
}
SUDOKU_INLINE __m512i bits(Register v) {
  return reinterpret_cast<__m512i>(v);
}

// The lanes in which two registers have a common bit, or none; in which they are equal, or not. Bit
// i stands for lane i.
SUDOKU_INLINE Word meet(Register a, Register b) {
  return _mm512_test_epi16_mask(bits(a), bits(b));
}
SUDOKU_INLINE Word areDisjoint(Register a, Register b) {
  return _mm512_testn_epi16_mask(bits(a), bits(b));
}
SUDOKU_INLINE Word areEqual(Register a, Register b) {
  return _mm512_cmpeq_epi16_mask(bits(a), bits(b));
}
SUDOKU_INLINE Word differ(Register a, Register b) {
  return _mm512_cmpneq_epi16_mask(bits(a), bits(b));
}
SUDOKU_INLINE bool any(Register v) {
  return _mm512_test_epi32_mask(bits(v), bits(v)) != 0;
}

// Bitwise functions of three registers, one instruction each. Bit 4a + 2b + c of the table is the
// result for the bits a, b and c.
template <int kTable>
SUDOKU_INLINE Register ofThree(Register a, Register b, Register c) {
  return reinterpret_cast<Register>(_mm512_ternarylogic_epi32(bits(a), bits(b), bits(c), kTable));
}
SUDOKU_INLINE Register anyOf(Register a, Register b, Register c) {
  return ofThree<0xFE>(a, b, c);
}
SUDOKU_INLINE Register allOf(Register a, Register b, Register c) {
  return ofThree<0x80>(a, b, c);
}
SUDOKU_INLINE Register oneOf(Register a, Register b, Register c) {
  return ofThree<0x16>(a, b, c);
}
SUDOKU_INLINE Register firstAlone(Register a, Register b, Register c) {
  return ofThree<0x10>(a, b, c);
}
// (a & ~b) | c
SUDOKU_INLINE Register withoutBut(Register a, Register b, Register c) {
  return ofThree<0xBA>(a, b, c);
}

// In these lanes v, in the others 0 or w.
SUDOKU_INLINE Register in(Word lanes, Register v) {
  return reinterpret_cast<Register>(_mm512_maskz_mov_epi16(lanes, bits(v)));
}
SUDOKU_INLINE Register in(Word lanes, Register v, Register w) {
  return reinterpret_cast<Register>(_mm512_mask_mov_epi16(bits(w), lanes, bits(v)));
}

// The source lane of each lane. further(): so many bands, rows and boxes on. inRow(): in that row
// of the same band and box.
struct Order {
  std::uint16_t of[kLanes];
};
constexpr Order further(int bands, int rows, int boxes) {
  Order from{};
  for (int i = 0; i < kLanes; ++i) {
    const int to = (i / 9 + bands) % 3 * 9 + (i / 3 + rows) % 3 * 3 + (i + boxes) % 3;
    from.of[i] = static_cast<std::uint16_t>(i < kMiniRowsOfBoard ? to : i);
  }
  return from;
}
constexpr Order inRow(int row) {
  Order from{};
  for (int i = 0; i < kLanes; ++i) {
    const int to = i / 9 * 9 + row * 3 + i % 3;
    from.of[i] = static_cast<std::uint16_t>(i < kMiniRowsOfBoard ? to : i);
  }
  return from;
}
SUDOKU_INLINE Register ordered(Register v, const Order& from) {
  return reinterpret_cast<Register>(_mm512_permutexvar_epi16(bits(load(from.of)), bits(v)));
}
template <int kBands, int kRows, int kBoxes>
SUDOKU_INLINE Register next(Register v) {
  static constexpr Order kFrom = further(kBands, kRows, kBoxes);
  return ordered(v, kFrom);
}
template <int kRow>
SUDOKU_INLINE Register rowOfBand(Register v) {
  static constexpr Order kFrom = inRow(kRow);
  return ordered(v, kFrom);
}
SUDOKU_INLINE Register nextRow(Register v) {
  return next<0, 1, 0>(v);
}
SUDOKU_INLINE Register lastRow(Register v) {
  return next<0, 2, 0>(v);
}

// The first, second and third squares of all minirows.
struct Board {
  Register x[3];

  // The values with a place in a minirow, and those with exactly one.
  __attribute__((always_inline)) Register any() const { return anyOf(x[0], x[1], x[2]); }
  __attribute__((always_inline)) Register once() const { return oneOf(x[0], x[1], x[2]); }
};
SUDOKU_INLINE bool operator!=(const Board& a, const Board& b) {
  return any((a.x[0] ^ b.x[0]) | (a.x[1] ^ b.x[1]) | (a.x[2] ^ b.x[2]));
}
SUDOKU_INLINE Board boardOf(const Lanes& lanes) {
  return {{load(lanes.of), load(lanes.of + kLanes), load(lanes.of + 2 * kLanes)}};
}

// For each register, the lanes of some squares.
struct LanesOf {
  Word x[3];

  __attribute__((always_inline)) Squares squares() const {
    return {{x[0] | std::uint64_t{x[1]} << 32, x[2]}};
  }
};
SUDOKU_INLINE LanesOf lanesOf(const Squares& squares) {
  return {{static_cast<Word>(squares.halves[0]), static_cast<Word>(squares.halves[0] >> 32),
           static_cast<Word>(squares.halves[1])}};
}
SUDOKU_INLINE LanesOf areEqual(const Board& board, Register v) {
  return {{areEqual(board.x[0], v), areEqual(board.x[1], v), areEqual(board.x[2], v)}};
}
SUDOKU_INLINE LanesOf meet(const Board& board, Register v) {
  return {{meet(board.x[0], v), meet(board.x[1], v), meet(board.x[2], v)}};
}
// The squares with one candidate, or none.
SUDOKU_INLINE LanesOf singles(const Board& board) {
  return {{areDisjoint(board.x[0], board.x[0] - 1), areDisjoint(board.x[1], board.x[1] - 1),
           areDisjoint(board.x[2], board.x[2] - 1)}};
}
// Without the lowest candidate of each square.
SUDOKU_INLINE Board withoutLowest(const Board& board) {
  return {{board.x[0] & (board.x[0] - 1), board.x[1] & (board.x[1] - 1),
           board.x[2] & (board.x[2] - 1)}};
}
SUDOKU_INLINE LanesOf operator-(const LanesOf& a, const LanesOf& b) {
  return {{a.x[0] & ~b.x[0], a.x[1] & ~b.x[1], a.x[2] & ~b.x[2]}};
}
SUDOKU_INLINE bool operator!=(const LanesOf& a, const LanesOf& b) {
  return ((a.x[0] ^ b.x[0]) | (a.x[1] ^ b.x[1]) | (a.x[2] ^ b.x[2])) != 0;
}

// Decides a square: removes all its other candidates.
SUDOKU_INLINE void place(Board& board, const Candidate& decision) {
  const LanesOf square = lanesOf(kLaneAlone.of[lanePositionOf(decision.square)]);
  const Register value = all(1U << (decision.value - 1));
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) board.x[i] = in(square.x[i], board.x[i] & value, board.x[i]);
}

// The hidden singles that were found.
struct Hidden {
  LanesOf squares;
  Word missing;  // minirows of boxes that have no place for some value
};
SUDOKU_INLINE Hidden applySingles(Board& board, const LanesOf& naked) {
  const Board decided = {
      {in(naked.x[0], board.x[0]), in(naked.x[1], board.x[1]), in(naked.x[2], board.x[2])}};
  const Register inMiniRow = decided.any(), places = board.any();
  const Register inBox = anyOf(inMiniRow, nextRow(inMiniRow), lastRow(inMiniRow));
  const Register next = nextRow(places), last = lastRow(places);
  const Register hidden = firstAlone(board.once(), next, last);
  const Hidden found = {meet(board, hidden), differ(anyOf(places, next, last), all(kEveryValue))};
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
    board.x[i] =
        in(found.squares.x[i], board.x[i] & hidden, withoutBut(board.x[i], inBox, decided.x[i]));
  }
  return found;
}

// The values that each minicolumn can have: the first, second and third minicolumn of a box in the
// lanes of its first, second and third minirow.
SUDOKU_INLINE Register miniColumns(const Board& board) {
  constexpr Word kRow2 = 0070070070, kRow3 = kRow2 << 3;
  const Register* const x = board.x;
  return in(kRow3, x[2], in(kRow2, x[1], x[0])) | nextRow(in(kRow3, x[1], in(kRow2, x[0], x[2]))) |
         lastRow(in(kRow3, x[0], in(kRow2, x[2], x[1])));
}

SUDOKU_INLINE void applyLockedCandidates(Board& board) {
  const Register rows = board.any(), columns = miniColumns(board);
  const Register possibleRows = allOf(rows, next<0, 1, 1>(rows), next<0, 2, 2>(rows)) |
                                allOf(rows, next<0, 1, 2>(rows), next<0, 2, 1>(rows));
  const Register possibleColumns = allOf(columns, next<1, 1, 0>(columns), next<2, 2, 0>(columns)) |
                                   allOf(columns, next<1, 2, 0>(columns), next<2, 1, 0>(columns));
  board.x[0] = allOf(board.x[0], possibleRows, rowOfBand<0>(possibleColumns));
  board.x[1] = allOf(board.x[1], possibleRows, rowOfBand<1>(possibleColumns));
  board.x[2] = allOf(board.x[2], possibleRows, rowOfBand<2>(possibleColumns));
}

// Applies the naked pairs that include a square of `fresh`, a subset of the squares with two
// candidates.
SUDOKU_INLINE Board withoutNakedPairs(const Board& board, const Lanes& lanes,
                                      const Squares& fresh) {
  Board result = board;
  forEach(fresh, [&](int position) {
    const Register two = all(lanes.of[position]);
    const Squares& peers = kLanePeers.of[position];
    forEach(areEqual(board, two).squares() & peers, [&](int twin) {
      const LanesOf common = lanesOf(peers & kLanePeers.of[twin]);
#pragma GCC unroll 3
      for (int i = 0; i < 3; ++i) result.x[i] &= ~in(common.x[i], two);
    });
  });
  return result;
}

inline int decide(const State& before, const Candidate* first, const Candidate* last,
                  State& after) {
  Board board = boardOf(before.lanes);
  Squares known = before.lanes.pairs;
  for (; first != last; ++first) place(board, *first);
  for (;;) {
    LanesOf naked;
    Hidden hidden;
    Board swept;
    do {
      swept = board;
      naked = singles(board);
      hidden = applySingles(board, naked);
      if (hidden.missing != 0) return -1;
      applyLockedCandidates(board);
    } while (board != swept);
    // Now every decided square is a naked and a hidden single, unless a square has no candidate, a
    // value is decided twice in a box, or a square is the only place of two values.
    if (naked != hidden.squares) return -1;

#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) store(after.lanes.of + i * kLanes, board.x[i]);
    const Squares pairs = (singles(withoutLowest(board)) - naked).squares();
    const Squares fresh = pairs - known;
    after.lanes.pairs = known = pairs;
    const int undecided = kSquares - sizeOf(naked.squares());
    if (isEmpty(fresh)) return undecided;
    board = withoutNakedPairs(board, after.lanes, fresh);
    if (!(board != swept)) return undecided;
  }
}

// The squares with fewest candidates, but at least two. Requires an undecided square.
inline Squares squaresWithFewestCandidates(const Lanes& lanes) {
  Squares fewest{};
  int least = kSize + 1;
  for (int square = 0; square < kSquares; ++square) {
    const int number = __builtin_popcount(lanes.of[lanePositionOf(square)]);
    if (number < 2 || number > least) continue;
    if (number < least) fewest = Squares{};
    least = number;
    insert(fewest, lanePositionOf(square));
  }
  return fewest;
}

// See BranchSquare.h. Requires an undecided square.
inline int mostConstrainingSquare(const State& state) {
  const Lanes& lanes = state.lanes;
  const Board board = boardOf(lanes);
  Squares places[kSize];
  for (int i = 0; i < kSize; ++i) places[i] = meet(board, all(1U << i)).squares();
  const Squares fewest = isEmpty(lanes.pairs) ? squaresWithFewestCandidates(lanes) : lanes.pairs;
  int greatest = 0;  // effect << 7, plus a number that makes the first square win a tie
  forEach(fewest, [&](int position) {
    const Squares& peers = kLanePeers.of[position];
    const Squares pairs = peers & lanes.pairs;
    int effect = 0;
    for (unsigned values = lanes.of[position]; values != 0; values &= values - 1) {
      const Squares& ofValue = places[__builtin_ctz(values)];
      effect += sizeOf(ofValue & peers) + 3 * sizeOf(ofValue & pairs);
    }
    const int ranked = effect << 7 | (127 - squareAtLane(position));
    greatest = ranked > greatest ? ranked : greatest;
  });
  return 127 - greatest % 128;
}

}  // namespace avx512
}  // namespace nine
}  // namespace sudoku

#undef SUDOKU_INLINE
