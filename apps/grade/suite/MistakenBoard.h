// MistakenBoard.h: a board of naked singles as a student might write it, with the mistakes that
// students make. Only for recognising them.

#ifndef APPS_GRADE_SUITE_MISTAKENBOARD_H_
#define APPS_GRADE_SUITE_MISTAKENBOARD_H_

#include <vector>

#include "apps/grade/suite/Placement.h"
#include "sudoku/Puzzle.h"

namespace coursework {

struct Habits {
  bool looksAtRow = true;
  bool looksAtColumn = true;
  bool looksAtBox = true;
  int boxOrder = 0;            // the side of a box; 0: the right one
  bool decidesSingles = true;  // a square that has one candidate left is decided
  bool goesOn = true;          // and its value taken from its row, column and box in turn
  bool isTransposed = false;   // rows are taken for columns
};

class MistakenBoard {
 public:
  MistakenBoard(int size, const Habits& habits);

  void set(const Placement& placement);

  // The values of the squares, transposed if that is the mistake.
  sudoku::Puzzle squares() const;

 private:
  bool areTogether(int row, int col, int otherRow, int otherCol) const;
  int valueOf(std::size_t square) const;

  int size_;
  Habits habits_;
  std::vector<std::vector<bool>> candidates_;  // of each square, by value
  std::vector<bool> isSet_;
};

}  // namespace coursework

#endif
