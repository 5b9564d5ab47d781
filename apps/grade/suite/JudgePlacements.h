// JudgePlacements.h: sets squares of a submission's board one by one and judges the whole board
// after each.

#ifndef APPS_GRADE_SUITE_JUDGEPLACEMENTS_H_
#define APPS_GRADE_SUITE_JUDGEPLACEMENTS_H_

#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Subject.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace coursework {

// Sets the placements, which must be part of `solution`, on a new board. After each, setSquare must
// have returned true, every square that follows by `rules` must be decided, and every decided
// square must have its value in `solution`. A submission with more rules may decide more. Makes a
// finding of the first fault and returns false if there is one.
bool judgePlacements(Subject& subject, const std::vector<Placement>& placements,
                     const sudoku::Puzzle& solution, const sudoku::RuleSet& rules);

}  // namespace coursework

#endif
