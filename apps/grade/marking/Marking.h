// Marking.h: runs the suite in GoogleTest, and turns the outcomes of its tests into marks.

#ifndef APPS_GRADE_MARKING_MARKING_H_
#define APPS_GRADE_MARKING_MARKING_H_

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"
#include "apps/grade/marking/Weights.h"

namespace grading {

// The outcome of one test.
struct TestOutcome {
  Outcome outcome = Outcome::notRun;
  bool isCutShort = false;  // a deadline passed before it was judged: it counts as not run
  double fraction = 0;      // of its marks, from 0 to 1; ignored if the test passed
  double seconds = 0;
  std::vector<Finding> findings;
  std::vector<std::string> suspicious;
};

// The parts of a report before any test has run.
std::vector<PartResult> unmarkedParts(const Weights& weights);

// Stores the outcome of a test in the report and updates all sums. A likely mistake that another
// test has reported becomes a reference to that test, without the board. A part earns the weighted
// share of its tests; without a fault, exactly its full marks. Throws std::logic_error if the
// report has no such test.
void mark(Report& report, const std::string& test, TestOutcome outcome);

// "Blank boards are undecided" for "PartA_Board.BlankBoardsAreUndecided".
std::string sentenceOf(const std::string& testName);

// The names of all tests of the suite, except disabled ones.
std::set<std::string> suiteTests();

// Runs the tests with a weight and the hints, without GoogleTest's own output, and marks each in
// the report when it ends. `outcome` returns the fraction, findings and suspicions of the test that
// has just ended. `afterEach` is called after each marking.
void runSuite(const Weights& weights, Report& report, const std::function<TestOutcome()>& outcome,
              const std::function<void()>& afterEach);

}  // namespace grading

#endif
