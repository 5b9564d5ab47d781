// Places.h: the state of a 9x9 board: for each value, the squares that can still have it.
//
// A band is three rows: 27 squares, one bit each, in reading order:
//
//   bit   0  1  2 |  3  4  5 |  6  7  8      its first row
//         9 10 11 | 12 13 14 | 15 16 17
//        18 19 20 | 21 22 23 | 24 25 26      its last row
//
// A value has three words, one per band, and an empty fourth word. It thus fills 128 bits, the
// smallest vector register.

#ifndef SUDOKU_NINE_PLACES_H_
#define SUDOKU_NINE_PLACES_H_

#include <cstdint>

namespace sudoku {
namespace nine {

constexpr int kSize = 9;
constexpr int kSquares = 81;
constexpr int kBandSquares = 27;

using Word = std::uint32_t;

// Bits of a band: all squares; the first squares of its minirows (a minirow is three squares in one
// row and one box); the first squares of its minicolumns (three squares in one column and one box).
constexpr Word kBand = 0777777777;
constexpr Word kMiniRows = 0111111111;
constexpr Word kMiniColumns = 0777;

// The minirows of the left and the right box, and the first and the third minicolumn of each box.
constexpr Word kLeft = 0001001001, kRight = kLeft << 6;
constexpr Word kColumn1 = 0111, kColumn3 = kColumn1 << 2;

// The position of a square is 32 * its band + its bit in the band.
constexpr int kPositions = 96;
constexpr int positionOf(int square) {
  return square + square / kBandSquares * 5;
}
constexpr int squareAt(int position) {
  return position - position / 32 * 5;
}

// A set of squares: one word per band and a fourth word that is always 0, stored as two words of
// twice the size.
struct Squares {
  std::uint64_t halves[2];
};

constexpr void insert(Squares& squares, int position) {
  squares.halves[position / 64] |= std::uint64_t{1} << position % 64;
}
constexpr void erase(Squares& squares, int position) {
  squares.halves[position / 64] &= ~(std::uint64_t{1} << position % 64);
}
constexpr int sizeOf(const Squares& squares) {
  return __builtin_popcountll(squares.halves[0]) + __builtin_popcountll(squares.halves[1]);
}
// The position of the first square. Requires that the set is not empty.
constexpr int firstOf(const Squares& squares) {
  return squares.halves[0] != 0 ? __builtin_ctzll(squares.halves[0])
                                : 64 + __builtin_ctzll(squares.halves[1]);
}
constexpr bool operator==(const Squares& one, const Squares& other) {
  return one.halves[0] == other.halves[0] && one.halves[1] == other.halves[1];
}
constexpr bool isEmpty(const Squares& squares) {
  return (squares.halves[0] | squares.halves[1]) == 0;
}
constexpr Squares operator&(const Squares& one, const Squares& other) {
  return {{one.halves[0] & other.halves[0], one.halves[1] & other.halves[1]}};
}
constexpr Squares operator|(const Squares& one, const Squares& other) {
  return {{one.halves[0] | other.halves[0], one.halves[1] | other.halves[1]}};
}
constexpr Squares operator^(const Squares& one, const Squares& other) {
  return {{one.halves[0] ^ other.halves[0], one.halves[1] ^ other.halves[1]}};
}
// The squares of `one` that are not in `other`.
constexpr Squares operator-(const Squares& one, const Squares& other) {
  return {{one.halves[0] & ~other.halves[0], one.halves[1] & ~other.halves[1]}};
}

// Calls visit(position) for each square, in ascending order.
template <class Visit>
__attribute__((always_inline)) inline void forEach(const Squares& squares, Visit visit) {
  for (int half = 0; half < 2; ++half) {
    for (std::uint64_t rest = squares.halves[half]; rest != 0; rest &= rest - 1) {
      visit(64 * half + __builtin_ctzll(rest));
    }
  }
}

struct Places {
  Squares pairs;      // the squares with two candidates at the latest fixed point
  Squares of[kSize];  // of[v - 1]: the squares that can have value v
};

// The candidates of a square: bit v - 1 is set for value v.
constexpr unsigned candidatesAt(const Places& board, int position) {
  unsigned candidates = 0;
  const int half = position / 64;
  for (int i = 0; i < kSize; ++i) {
    candidates |= static_cast<unsigned>(board.of[i].halves[half] >> position % 64 & 1) << i;
  }
  return candidates;
}

constexpr Squares kEverySquare = {{std::uint64_t{kBand} << 32 | kBand, kBand}};

inline constexpr Places kBlank = {
    {},
    {kEverySquare, kEverySquare, kEverySquare, kEverySquare, kEverySquare, kEverySquare,
     kEverySquare, kEverySquare, kEverySquare}};

// A table with one set of squares per square.
struct OfEachSquare {
  Squares of[kPositions];  // by position
};

// For each square, the set of that square alone, for a layout with these positions.
constexpr OfEachSquare alone(int (*positionOf)(int)) {
  OfEachSquare alone{};
  for (int square = 0; square < kSquares; ++square) {
    insert(alone.of[positionOf(square)], positionOf(square));
  }
  return alone;
}
inline constexpr OfEachSquare kAlone = alone(positionOf);

// For each square, the set of its peers.
constexpr OfEachSquare peers(int (*positionOf)(int)) {
  Squares rows[kSize]{}, columns[kSize]{}, boxes[kSize]{};
  const auto boxOf = [](int square) { return square / 27 * 3 + square % 9 / 3; };
  for (int square = 0; square < kSquares; ++square) {
    insert(rows[square / 9], positionOf(square));
    insert(columns[square % 9], positionOf(square));
    insert(boxes[boxOf(square)], positionOf(square));
  }
  OfEachSquare peers{};
  for (int square = 0; square < kSquares; ++square) {
    Squares& own = peers.of[positionOf(square)];
    own = rows[square / 9] | columns[square % 9] | boxes[boxOf(square)];
    erase(own, positionOf(square));
  }
  return peers;
}
inline constexpr OfEachSquare kPeers = peers(positionOf);

}  // namespace nine
}  // namespace sudoku

#endif
