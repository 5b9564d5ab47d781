// State.h: the state of a 9x9 board, as the kernels have it in registers: the candidates of each
// square, in lanes of 16 bits. Register i of nine has the i-th square of every box:
//
//   the registers of a box     the boxes of a register
//
//          0 1 2                   0 1 2 -       lanes 0 to 3, the first band
//          3 4 5                   3 4 5 -       lanes 4 to 7
//          6 7 8                   6 7 8 -       lanes 8 to 11
//                                  - - - -
//
// Seven lanes are left. They have all candidates, so that no rule applies to them. In memory, eight
// registers are enough: the last four lanes of registers 0, 1 and 2 have the bands of register 8.

#pragma once

#include <cstdint>
#include <cstring>

#include "sudoku/Candidate.h"
#include "sudoku/nine/Squares.h"

namespace sudoku::nine {

constexpr int kSize = 9;
constexpr int kSquares = 81;
constexpr int kLanes = 16;
constexpr int kPacked = 8;  // registers in memory
constexpr unsigned kEveryValue = 0777;

struct State {
  Squares withTwo;  // the squares with two candidates at the latest fixed point
  std::uint16_t candidates[kPacked * kLanes];  // bit v - 1 stands for value v
};

// Where a square is.
struct alignas(32) Square {
  Squares peers;
  int number;  // as in Shape.h
  int lane;    // the index in State::candidates
};
struct Layout {
  Square at[kBits];                            // by bit
  std::uint8_t lane[kSquares], bit[kSquares];  // by number
};

constexpr Layout layout() {
  Layout result{};
  Squares rows[kSize]{}, columns[kSize]{}, boxes[kSize]{};
  const auto boxOf = [](int square) { return square / 27 * 3 + square % 9 / 3; };
  for (int square = 0; square < kSquares; ++square) {
    const int row = square / 9, column = square % 9, band = row / 3, stack = column / 3;
    const int i = row % 3 * 3 + column % 3;
    const int lane = i < kPacked ? i * kLanes + 4 * band + stack : band * kLanes + 12 + stack;
    // Lane j of registers 2k and 2k + 1 is bits 32k + 2j and 32k + 2j + 1: see bytesOf().
    const int bit = lane / 32 * 32 + lane % kLanes * 2 + lane / kLanes % 2;
    result.lane[square] = static_cast<std::uint8_t>(lane);
    result.bit[square] = static_cast<std::uint8_t>(bit);
    result.at[bit].number = square;
    result.at[bit].lane = lane;
    insert(rows[row], bit);
    insert(columns[column], bit);
    insert(boxes[boxOf(square)], bit);
  }
  for (int square = 0; square < kSquares; ++square) {
    const int bit = result.bit[square];
    Squares& peers = result.at[bit].peers;
    peers = rows[square / 9] | columns[square % 9] | boxes[boxOf(square)];
    erase(peers, bit);
  }
  return result;
}
inline constexpr Layout kLayout = layout();

// Lane 15, in the middle, has no bit; all others have all. So the sixteen lanes from index 15 - i
// on are a register that lacks the bits of its lane i.
struct AllButOne {
  std::uint16_t lanes[2 * kLanes - 1];
};
constexpr AllButOne allButOne() {
  AllButOne all{};
  for (std::uint16_t& lane : all.lanes) lane = 0xFFFF;
  all.lanes[kLanes - 1] = 0;
  return all;
}
inline constexpr AllButOne kAllButOne = allButOne();

// All candidates in the last four lanes. In memory, registers 0 to 2 have other squares there.
inline constexpr std::uint16_t kNoBox[kLanes] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, kEveryValue, kEveryValue, kEveryValue, kEveryValue};

constexpr State blank() {
  State state{};
  for (std::uint16_t& candidates : state.candidates) candidates = kEveryValue;
  return state;
}
inline constexpr State kBlank = blank();

inline unsigned candidatesAt(const State& state, int square) {
  return state.candidates[kLayout.lane[square]];
}

// Sets the candidates of a square, and remembers whether they are two.
inline void setCandidates(State& state, int square, unsigned candidates) {
  state.candidates[kLayout.lane[square]] = static_cast<std::uint16_t>(candidates);
  if (bitCount(candidates) == 2) insert(state.withTwo, kLayout.bit[square]);
}

// The value of a decided square.
inline int valueAt(const State& state, int square) {
  return __builtin_ctz(candidatesAt(state, square)) + 1;
}

inline void remove(State& state, const Candidate& candidate) {
  std::uint16_t& candidates = state.candidates[kLayout.lane[candidate.square]];
  candidates = static_cast<std::uint16_t>(candidates & ~(1U << (candidate.value - 1)));
}

inline bool areSame(const State& one, const State& other) {
  return std::memcmp(one.candidates, other.candidates, sizeof one.candidates) == 0;
}

}  // namespace sudoku::nine
