// SuiteRun.h: lets the suite test what was compiled of a submission, and marks it.

#ifndef APPS_GRADE_PROGRAM_SUITERUN_H_
#define APPS_GRADE_PROGRAM_SUITERUN_H_

#include <chrono>
#include <functional>
#include <vector>

#include "apps/grade/marking/Report.h"
#include "apps/grade/marking/Weights.h"
#include "apps/grade/sandbox/Sandbox.h"
#include "apps/grade/subjects/Subjects.h"

namespace grading {

// Tests with the seed of the report, and puts the marks into it; `afterEach` is called after each
// test. Tests that have not begun at the deadline are not run: the report is then not complete, nor
// is it if the time ran out for the compiler.
void runSuiteOn(const std::vector<Subject>& subjects, Sandbox sandbox, const Weights& weights,
                std::chrono::steady_clock::time_point deadline, Report& report,
                const std::function<void()>& afterEach);

}  // namespace grading

#endif
