// Marking.h: turns what tests came to into marks.

#ifndef APPS_GRADE_MARKING_MARKING_H_
#define APPS_GRADE_MARKING_MARKING_H_

#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"
#include "apps/grade/marking/Weights.h"

namespace grading {

// What one test came to.
struct TestOutcome {
  Outcome outcome = Outcome::notRun;
  double fraction = 0;  // of its marks, from 0 to 1; one that passed earns all of them anyway
  double seconds = 0;
  std::vector<Finding> findings;
  std::vector<std::string> suspicious;
};

// The parts of a report in which no test has run yet.
std::vector<PartResult> unmarkedParts(const Weights& weights);

// Puts the outcome of a test into the report and counts its marks anew. A mistake that an earlier
// test found is named without its board. The marks of a part are the
// weighted share of what its tests earned, so that a part without a fault has all of its marks,
// exactly. Throws std::logic_error if the report has no such test.
void mark(Report& report, const std::string& test, TestOutcome outcome);

// "Blank boards are undecided" for "PartA_Board.BlankBoardsAreUndecided".
std::string sentenceOf(const std::string& testName);

}  // namespace grading

#endif
