// State.h: the state of a 9x9 board in the layout of the kernel that works on it, and what can be
// asked of it without a kernel.

#ifndef SUDOKU_NINE_STATE_H_
#define SUDOKU_NINE_STATE_H_

#include <cstring>

#include "sudoku/Candidate.h"
#include "sudoku/Puzzle.h"
#include "sudoku/nine/Lanes.h"
#include "sudoku/nine/Places.h"
#include "sudoku/nine/Values.h"

namespace sudoku {
namespace nine {

union State {
  State() {}
  constexpr State(const Places& board) : places(board) {}
  constexpr State(const Lanes& board) : lanes(board) {}

  // The first member of both layouts. Their positions differ.
  const Squares& pairs() const { return places.pairs; }
  void setPairs(const Squares& pairs) { std::memcpy(this, &pairs, sizeof pairs); }

  Places places;
  Lanes lanes;
};

struct Layout {
  State blank;
  unsigned (*candidatesAt)(const State&, int square);
  void (*remove)(State&, const Candidate&);
  // The values of all squares, kUndecided for undecided squares.
  void (*readValues)(const State&, int* values);
  bool (*areSame)(const State&, const State&);
  int (*positionOf)(int square);
  // The first square of a set, or -1 if the set is empty.
  int (*firstSquare)(const Squares&);
  // For each position, the positions of its peers.
  const OfEachSquare& peers;

  // The first square of `pairs` that is neither `besides` nor a peer of it, or -1. If `besides` is
  // -1, any square.
  int firstPair(const State& board, int besides) const {
    Squares pairs = board.pairs();
    if (besides >= 0) {
      const int position = positionOf(besides);
      pairs = pairs - peers.of[position];
      erase(pairs, position);
    }
    return firstSquare(pairs);
  }
};

// The layout of Places.h; LaneLayout.h has the other one.
inline constexpr Layout kInPlaces = {
    kBlank,
    [](const State& board, int square) { return candidatesAt(board.places, positionOf(square)); },
    [](State& board, const Candidate& candidate) {
      erase(board.places.of[candidate.value - 1], positionOf(candidate.square));
    },
    [](const State& board, int* values) {
      const Values all = valuesOf(board.places);
      for (int i = 0; i < kSquares; ++i) values[i] = all.of[i] != 0 ? all.of[i] : kUndecided;
    },
    [](const State& one, const State& other) {
      int same = 0;
      while (same < kSize && one.places.of[same] == other.places.of[same]) ++same;
      return same == kSize;
    },
    positionOf,
    [](const Squares& squares) { return isEmpty(squares) ? -1 : squareAt(firstOf(squares)); },
    kPeers,
};

}  // namespace nine
}  // namespace sudoku

#endif
