// Shown.h: figures of reports as people read them.

#ifndef APPS_GRADE_REPORT_SHOWN_H_
#define APPS_GRADE_REPORT_SHOWN_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "apps/grade/marking/Report.h"

namespace grading {

// Rounded to 0.01: "3", "2.5", "0.67".
double rounded(double marks);
std::string shown(double marks);

// "2.5 of 3"
std::string shownOf(double marks, double outOf);

// "1 submission", "2 submissions".
std::string counted(std::size_t count, std::string_view what);

// "C++20" for "c++20"; "nothing" for an empty one.
std::string shownStandard(const std::string& standard);

// "passed", "partly", "failed" or "not run".
std::string shownOutcome(const TestResult& test);

int hiddenTests(const PartResult& part);
int hiddenTests(const Report& report);

}  // namespace grading

#endif
