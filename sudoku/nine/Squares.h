// Squares.h: sets of squares of a 9x9 board, a bit for each. Which bit is which square: State.h.

#pragma once

#include <cstdint>

#include "sudoku/BitCount.h"

namespace sudoku::nine {

constexpr int kBits = 128;

struct Squares {
  std::uint64_t halves[2];
};

constexpr void insert(Squares& squares, int bit) {
  squares.halves[bit / 64] |= std::uint64_t{1} << bit % 64;
}
constexpr void erase(Squares& squares, int bit) {
  squares.halves[bit / 64] &= ~(std::uint64_t{1} << bit % 64);
}
inline int sizeOf(const Squares& squares) {
  return bitCount(squares.halves[0]) + bitCount(squares.halves[1]);
}
// The bit of the first square. Requires that the set is not empty.
constexpr int firstOf(const Squares& squares) {
  return squares.halves[0] != 0 ? __builtin_ctzll(squares.halves[0])
                                : 64 + __builtin_ctzll(squares.halves[1]);
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
// The squares of `one` that are not in `other`.
constexpr Squares operator-(const Squares& one, const Squares& other) {
  return {{one.halves[0] & ~other.halves[0], one.halves[1] & ~other.halves[1]}};
}

constexpr Squares kEverySquare = {{~std::uint64_t{0}, ~std::uint64_t{0}}};

// Calls visit(bit) for each square, in ascending order.
template <class Visit>
__attribute__((always_inline)) inline void forEach(const Squares& squares, Visit visit) {
  for (int half = 0; half < 2; ++half) {
    for (std::uint64_t rest = squares.halves[half]; rest != 0; rest &= rest - 1) {
      visit(64 * half + __builtin_ctzll(rest));
    }
  }
}

}  // namespace sudoku::nine
