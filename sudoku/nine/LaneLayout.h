// LaneLayout.h: boards in the layout of Lanes.h: a blank one, tables of squares, and what State.h
// asks of a board. Only programs with the AVX-512 kernel compile it.

#ifndef SUDOKU_NINE_LANELAYOUT_H_
#define SUDOKU_NINE_LANELAYOUT_H_

#include <cstdint>
#include <cstring>

#include "sudoku/Candidate.h"
#include "sudoku/Puzzle.h"
#include "sudoku/nine/Lanes.h"
#include "sudoku/nine/Places.h"
#include "sudoku/nine/State.h"

namespace sudoku {
namespace nine {

constexpr Lanes blankLanes() {
  Lanes blank{};
  for (std::uint16_t& candidates : blank.of) candidates = kEveryValue;
  return blank;
}

inline constexpr OfEachSquare kLaneAlone = alone(lanePositionOf);
inline constexpr OfEachSquare kLanePeers = peers(lanePositionOf);

// For each set of candidates, its only value, or kUndecided.
struct OnlyValue {
  std::int16_t of[kEveryValue + 1];
};
constexpr OnlyValue onlyValue() {
  OnlyValue only{};
  for (std::int16_t& value : only.of) value = kUndecided;
  for (int i = 0; i < kSize; ++i) only.of[1 << i] = static_cast<std::int16_t>(i + 1);
  return only;
}
inline constexpr OnlyValue kOnlyValue = onlyValue();

// The first square of a set with the positions of Lanes.h, or -1.
inline int firstSquare(const Squares& squares) {
  unsigned first = kSquares;
  for (unsigned i = 0; i < 3; ++i) {
    const std::uint64_t lanes = squares.halves[i / 2] >> i % 2 * kLanes & kBand;
    const unsigned square =
        lanes != 0 ? 3U * static_cast<unsigned>(__builtin_ctzll(lanes)) + i : kSquares;
    first = square < first ? square : first;
  }
  return first < kSquares ? static_cast<int>(first) : -1;
}

inline constexpr Layout kInLanes = {
    blankLanes(),
    [](const State& board, int square) -> unsigned {
      return board.lanes.of[lanePositionOf(square)];
    },
    [](State& board, const Candidate& candidate) {
      std::uint16_t& candidates = board.lanes.of[lanePositionOf(candidate.square)];
      candidates = static_cast<std::uint16_t>(candidates & ~(1U << (candidate.value - 1)));
    },
    [](const State& board, int* values) {
      for (int i = 0; i < kSquares; ++i) {
        values[i] = kOnlyValue.of[board.lanes.of[lanePositionOf(i)]];
      }
    },
    [](const State& one, const State& other) {
      return std::memcmp(one.lanes.of, other.lanes.of, sizeof one.lanes.of) == 0;
    },
    lanePositionOf,
    firstSquare,
    kLanePeers,
};

}  // namespace nine
}  // namespace sudoku

#endif
