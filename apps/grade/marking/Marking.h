// Marking.h: the marks that the judgements of the suite earn.

#pragma once

#include "apps/grade/report/Report.h"

namespace grading {

// Stores the result of a test in the report, one finding for each likely mistake, and updates all
// sums. A part earns the weighted share of its tests; without a fault, exactly its full marks.
// Throws std::logic_error if the report has no such test.
void mark(Report& report, Judgement judgement);

}  // namespace grading
