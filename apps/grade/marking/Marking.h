// Marking.h: runs the suite in GoogleTest, and turns the judgements of its tests into marks.

#ifndef APPS_GRADE_MARKING_MARKING_H_
#define APPS_GRADE_MARKING_MARKING_H_

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"
#include "apps/grade/marking/Weights.h"
#include "apps/grade/suite/Suite.h"

namespace grading {

// The parts of a report before any test has run.
std::vector<PartResult> unmarkedParts(const Weights& weights);

// Stores the result of a test, which took `seconds`, in the report and updates all sums. A likely
// mistake that another test has reported becomes a reference to that test, without the board. A
// part earns the weighted share of its tests; without a fault, exactly its full marks. Throws
// std::logic_error if the report has no such test.
void mark(Report& report, const std::string& test, TestStatus status,
          coursework::Judgement judgement, double seconds);

// "Blank boards are undecided" for "PartA_Board.BlankBoardsAreUndecided".
std::string sentenceOf(const std::string& testName);

// The names of all tests of the suite, except disabled ones.
std::set<std::string> suiteTests();

// Runs the tests with a weight and the hints, without GoogleTest's own output, and marks each in
// the report when it ends. `takeJudgement` returns the judgement of the test that has just ended; a
// test that was cut short counts as not run. `afterEach` is called after each marking.
void runSuite(const Weights& weights, Report& report,
              const std::function<coursework::Judgement()>& takeJudgement,
              const std::function<void()>& afterEach);

}  // namespace grading

#endif
