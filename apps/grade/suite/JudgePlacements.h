// JudgePlacements.h: judges what setSquare() decides and refuses, for given placements and for
// random ones that end in a contradiction.

#ifndef APPS_GRADE_SUITE_JUDGEPLACEMENTS_H_
#define APPS_GRADE_SUITE_JUDGEPLACEMENTS_H_

#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/StudentBoard.h"
#include "apps/grade/suite/Subject.h"
#include "apps/support/Random.h"
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

// Placements without lookahead. Each value is a candidate of its square when it is set. After the
// last one, propagation of naked singles leaves some square without candidates.
std::vector<Placement> playedIntoADeadEnd(int size, apps::Random& random);

struct DeadBoard {
  StudentBoard board;
  Placement latest;
  bool isRefused;  // true: setSquare returned false for `latest`; false: it accepted all placements
};

// Sets such placements on a new board and stops when setSquare first returns false.
DeadBoard deadBoard(Subject& subject, int size, apps::Random& random);

}  // namespace coursework

#endif
