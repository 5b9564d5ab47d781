// Values.h: the values of a 9x9 board's squares, eight at a time.

#ifndef SUDOKU_NINE_VALUES_H_
#define SUDOKU_NINE_VALUES_H_

#include <cstdint>
#include <cstring>

#include "sudoku/nine/Places.h"

namespace sudoku {
namespace nine {

// For each byte, eight bytes with one of its bits each.
struct BitsOfBytes {
  std::uint64_t of[256];
};
constexpr BitsOfBytes bitsOfBytes() {
  BitsOfBytes bits{};
  for (unsigned byte = 1; byte < 256; ++byte) {
    bits.of[byte] = bits.of[byte >> 1] << 8 | (byte & 1);
  }
  return bits;
}
inline constexpr BitsOfBytes kBitsOfBytes = bitsOfBytes();

// For each of the four bits of a value, the squares whose value has it set.
struct ValueBits {
  Squares with[4];
};
constexpr ValueBits valueBits(const Places& board) {
  ValueBits bits{};
  Squares seen{}, undecided{};
  for (int i = 0; i < kSize; ++i) {
    undecided = undecided | (seen & board.of[i]);
    seen = seen | board.of[i];
    for (int bit = 0; bit < 4; ++bit) {
      if ((i + 1) >> bit & 1) bits.with[bit] = bits.with[bit] | board.of[i];
    }
  }
  for (Squares& with : bits.with) with = with - undecided;
  return bits;
}

// The value of each square, 0 for an undecided one.
struct Values {
  std::uint8_t of[kSquares];
};
inline Values valuesOf(const Places& board) {
  constexpr int kAtOnce = 8;
  const ValueBits bits = valueBits(board);
  Values values;
  for (int band = 0; band < 3; ++band) {
    std::uint8_t ofBand[32];
    for (int i = 0; i < 32; i += kAtOnce) {
      std::uint64_t eight = 0;
      for (int bit = 0; bit < 4; ++bit) {
        const std::uint64_t half = bits.with[bit].halves[band / 2] >> band % 2 * 32;
        eight |= kBitsOfBytes.of[half >> i & 0xFF] << bit;
      }
      std::memcpy(ofBand + i, &eight, kAtOnce);
    }
    std::memcpy(values.of + band * kBandSquares, ofBand, kBandSquares);
  }
  return values;
}

}  // namespace nine
}  // namespace sudoku

#endif
