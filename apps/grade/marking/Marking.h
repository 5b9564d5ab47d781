// Marking.h: the marks that the judgements of the suite earn.

#pragma once

#include <string>
#include <vector>

#include "apps/grade/report/Report.h"

namespace grading {

// Stores the result of a test in the report, one finding for each likely mistake, and updates all
// sums. A part earns the weighted share of its tests; without a fault, exactly its full marks.
// Throws std::logic_error if the report has no such test.
void mark(Report& report, Judgement judgement);

// The test of that name in a report; null if it has none.
const TestResult* testNamed(const std::string& name, const Report& report);

// The report with other parts, whose marks are computed from what its tests have shown. Tests that
// it lacks are not run in it. Its corrections are taken back.
Report markedAnew(Report report, std::vector<PartResult> unmarked);

}  // namespace grading
