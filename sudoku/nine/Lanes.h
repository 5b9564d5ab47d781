// Lanes.h: the state of a 9x9 board for AVX-512: for each square, its candidates.
//
// A minirow is three squares in one row and one box. There are 27 of them. The candidates of a
// square are a lane of 16 bits, and a register has 32 lanes. Three registers have the first, the
// second and the third squares of all minirows, lane i those of minirow i in reading order:
//
//   lane   0  1  2   the first row: left, middle and right box
//          3  4  5
//          6  7  8   the last row of the first band
//          9 10 11   the first row of the second band
//
// Five lanes are left. They have all candidates, so that no rule applies to them.

#ifndef SUDOKU_NINE_LANES_H_
#define SUDOKU_NINE_LANES_H_

#include <cstdint>

#include "sudoku/nine/Places.h"

namespace sudoku {
namespace nine {

constexpr int kLanes = 32;
constexpr int kMiniRowsOfBoard = 27;
constexpr unsigned kEveryValue = 0777;

// Here, the position of a square is 32 * its place in the minirow + its lane.
constexpr int lanePositionOf(int square) {
  return square % 3 * kLanes + square / 3;
}
constexpr int squareAtLane(int position) {
  return position % kLanes * 3 + position / kLanes;
}

struct Lanes {
  Squares pairs;  // as in Places, with the positions above
  std::uint16_t of[3 * kLanes];
};

}  // namespace nine
}  // namespace sudoku

#endif
