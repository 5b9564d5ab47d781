// BitCount.h: counts the bits set in a word. For the oldest x86-64 processors, which have no
// instruction for it, compilers would call a library function; this is faster.
//
// Source: Warren, "Hacker's Delight", 2002, chapter 5: sums of ever wider fields.

#pragma once

#include <cstdint>

namespace sudoku {

inline int bitCount(std::uint64_t word) {
#if defined(__x86_64__) && !defined(__POPCNT__)
  word -= word >> 1 & 0x5555555555555555;
  word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
  word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<int>(word * 0x0101010101010101 >> 56);
#else
  return __builtin_popcountll(word);
#endif
}

}  // namespace sudoku
