// Diagnosis.h: guesses the mistake in a student's setSquare. It simulates the common mistakes and
// suspects those that lead to the same boards.

#ifndef APPS_GRADE_SUITE_DIAGNOSIS_H_
#define APPS_GRADE_SUITE_DIAGNOSIS_H_

#include <functional>
#include <string>
#include <vector>

#include "apps/grade/suite/Puzzles.h"

namespace coursework {

// The squares that getSquare gave after placements.
struct SeenBoard {
  std::vector<Placement> placements;
  sudoku::Puzzle came;
};

// Names the likeliest mistake behind a wrong board. Asks for further boards unless exactly one
// mistake explains the first. Empty if no common mistake explains them.
std::string likelyMistake(const SeenBoard& first,
                          const std::function<std::vector<SeenBoard>()>& further);

}  // namespace coursework

#endif
