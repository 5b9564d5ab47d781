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
// square must have its value in `solution`. A submission with more rules may decide more. Returns
// false after a finding of the first fault. If a rule beyond naked singles is at fault, the finding
// is a remark without a cost.
bool judgePlacements(Subject& subject, const std::vector<Placement>& placements,
                     const sudoku::Puzzle& solution, const sudoku::RuleSet& rules);

// Whether a setSquare that decides too much is right on boards of this size where no rule of pairs
// can be wrong, set in a process of its own. Then it is not naked singles, which part b marks, but
// a rule of part d that is at fault: makes a remark that says so.
bool isFurtherRuleAtFault(int size);

}  // namespace coursework

#endif
