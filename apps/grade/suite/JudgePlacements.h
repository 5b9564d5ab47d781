// JudgePlacements.h: judges what setSquare() decides and refuses, and finds out whether a rule
// beyond naked singles is wrong.

#ifndef APPS_GRADE_SUITE_JUDGEPLACEMENTS_H_
#define APPS_GRADE_SUITE_JUDGEPLACEMENTS_H_

#include <functional>
#include <vector>

#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/StudentProgram.h"
#include "apps/grade/suite/Trials.h"
#include "apps/support/Random.h"

namespace coursework {

// Makes the trials, each on a new board. After each placement, setSquare must have returned true,
// every square that follows by naked singles must be decided, and every decided square must have
// its value in the solution. A submission with more rules may decide more, and see dead ends
// earlier. Makes a finding of the first fault. If a rule beyond naked singles is at fault, one
// element of `plain` decides instead: if all its trials are right, the finding is a remark without
// a cost.
void judge(const Trials& trials, const std::function<std::vector<Trials>()>& plain);

// Whether setSquare was seen to decide too much, or to refuse what is right. Then a rule beyond
// naked singles may be wrong, which costs nothing in parts b and c: they judge boards on which no
// such rule acts. Found out once for a submission.
bool isFurtherRuleAtFault();

// Whether setSquare may be the cause of a fault elsewhere: part b has seen that it is wrong, or was
// not run.
bool mayExcuse();

struct DeadBoard {
  StudentBoard board;
  Placement latest;
  bool isRefused;  // true: setSquare returned false for `latest`; false: it accepted all placements
};

// Sets such placements on a new board and stops when setSquare first returns false.
DeadBoard deadBoard(StudentProgram& program, int size, apps::Random& random);

}  // namespace coursework

#endif
