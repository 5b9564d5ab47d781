// Choice.h: candidates of which exactly one holds: the values that a square can have, or the places
// that a value can have in a unit. A search can branch on either.

#ifndef SUDOKU_CHOICE_H_
#define SUDOKU_CHOICE_H_

namespace sudoku {

// A value in a square; squares are numbered as in Geometry.h.
struct Candidate {
  int square;
  int value;
};

// Squares and units are numbered as in Geometry.h.
struct Choice {
  int square = -1;  // -1: it is about a unit
  int unit = -1;    // -1: it is about a square
  int value = 0;    // with a unit: the value that looks for a place
};

}  // namespace sudoku

#endif
