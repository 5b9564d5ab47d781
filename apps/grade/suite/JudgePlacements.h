// JudgePlacements.h: sets squares of a submission's board one after the other, and judges after
// each of them what the board has made of it.

#ifndef APPS_GRADE_SUITE_JUDGEPLACEMENTS_H_
#define APPS_GRADE_SUITE_JUDGEPLACEMENTS_H_

#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Subject.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace coursework {

// Sets them on a new board. They have to be a part of `solution`: so each holds, every square that
// follows from them by the rules has to be decided, and no square otherwise than there. More rules
// may decide more. Makes a finding of the first thing that is wrong; false if there was one.
bool judgePlacements(Subject& subject, const std::vector<Placement>& placements,
                     const sudoku::Puzzle& solution, const sudoku::RuleSet& rules);

}  // namespace coursework

#endif
