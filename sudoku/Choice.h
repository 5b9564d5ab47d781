// Choice.h: a set of candidates of which exactly one holds: the candidates of a square, or the
// places of a value in a unit. A search can branch on either.

#ifndef SUDOKU_CHOICE_H_
#define SUDOKU_CHOICE_H_

namespace sudoku {

// A value in a square; squares are numbered as in Geometry.h.
struct Candidate {
  int square;
  int value;

  friend constexpr bool operator==(const Candidate& one, const Candidate& other) {
    return one.square == other.square && one.value == other.value;
  }
};

// Squares and units are numbered as in Geometry.h.
struct Choice {
  int square = -1;  // -1: the choice is a unit and a value
  int unit = -1;    // -1: the choice is a square
  int value = 0;    // of a unit: the value whose places are meant
};

}  // namespace sudoku

#endif
