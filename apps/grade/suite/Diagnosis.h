// Diagnosis.h: guesses the mistake in a student's setSquare. It simulates the common mistakes and
// suspects those that lead to the same boards.

#ifndef APPS_GRADE_SUITE_DIAGNOSIS_H_
#define APPS_GRADE_SUITE_DIAGNOSIS_H_

#include <string>
#include <vector>

#include "apps/grade/suite/Puzzles.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// A variant of setSquare. The defaults are the correct one.
struct Habits {
  bool looksAtRow = true;
  bool looksAtColumn = true;
  bool looksAtBox = true;
  int boxOrder = 0;            // the side of a box; 0: the right one
  bool decidesSingles = true;  // decides a square that has one candidate left
  bool goesOn = true;          // removes such a value from row, column and box in turn
  bool isTransposed = false;   // takes rows for columns
};

class Diagnosis {
 public:
  Diagnosis();

  // Keeps the suspected mistakes that explain `came`, the squares after the placements.
  void see(const std::vector<Placement>& placements, const sudoku::Puzzle& came);

  // Whether another board could tell more: not exactly one mistake is suspected.
  bool isOpen() const { return suspected_.size() != 1; }

  // Names the likeliest mistake. Empty if no common mistake explains the boards.
  std::string sentence() const;

 private:
  std::vector<Habits> suspected_;  // single mistakes come before combinations
  bool wasExplained_ = false;      // those in suspected_ have explained a board
};

}  // namespace coursework

#endif
