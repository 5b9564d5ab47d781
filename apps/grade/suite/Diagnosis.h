// Diagnosis.h: what a student most likely did wrong in setSquare, found out by making the common
// mistakes ourselves: those that lead to the same boards are suspected.

#ifndef APPS_GRADE_SUITE_DIAGNOSIS_H_
#define APPS_GRADE_SUITE_DIAGNOSIS_H_

#include <string>
#include <vector>

#include "apps/grade/suite/Placement.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// What setSquare does, with the mistakes that students make.
struct Habits {
  bool looksAtRow = true;
  bool looksAtColumn = true;
  bool looksAtBox = true;
  int boxOrder = 0;            // the side of a box; 0: the right one
  bool decidesSingles = true;  // a square that has one candidate left is decided
  bool goesOn = true;          // and its value taken from its row, column and box in turn
  bool isTransposed = false;   // rows are taken for columns
};

class Diagnosis {
 public:
  Diagnosis();

  // `came` is what the squares were after the placements.
  void see(const std::vector<Placement>& placements, const sudoku::Puzzle& came);

  // True while more than one mistake is suspected, so that another board would tell more.
  bool isOpen() const { return suspected_.size() != 1; }

  // Empty if no common mistake explains what was seen.
  std::string sentence() const;

 private:
  std::vector<Habits> suspected_;  // mistakes alone come before mistakes together
  bool wasExplained_ = false;      // some board was, by those
};

}  // namespace coursework

#endif
