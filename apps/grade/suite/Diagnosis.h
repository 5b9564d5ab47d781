// Diagnosis.h: guesses the mistake in a student's setSquare. It simulates the common mistakes and
// suspects those that lead to the same boards.

#ifndef APPS_GRADE_SUITE_DIAGNOSIS_H_
#define APPS_GRADE_SUITE_DIAGNOSIS_H_

#include <string>
#include <vector>

#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/Singles.h"

namespace coursework {

// The squares that getSquare gave after placements.
struct SeenBoard {
  std::vector<Placement> placements;
  sudoku::Puzzle came;
};

// Describes the mistake.
std::string mistakeOf(const Habits& habits);

// Names the mistake that explains each of these wrong boards, beside the known one. Empty if none
// does.
std::string likelyMistake(const std::vector<SeenBoard>& boards, const Habits& known);

}  // namespace coursework

#endif
