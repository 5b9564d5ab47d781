// TextReport.h: a report as plain text, and how all formats word numbers, names and findings.

#pragma once

#include <string>

#include "apps/grade/report/Report.h"

namespace grading {

// Writes `report` as it is, in lines of 80 characters; drawings of boards may be wider. Call
// forStudents() first if students will read it.
std::string textReport(const Report& report);

// What to mend next: for each part its marks, the first test that failed with a cause, or else with
// a fact (a hint, if no test with marks failed), all hints if that is a test of speed, and how many
// others there are. A board is drawn only for the first of all.
std::string nextReport(const Report& report);

// The findings of a test, with each line indented.
std::string findingsText(const TestResult& test, int indent = 0);

// What a report says besides its tests: why there are no marks, notes, whether all compiled, and
// the compiler errors, each once, with what they make untestable.
std::string overviewText(const Report& report);

// Rounded to 0.01: "3", "2.5", "0.67".
double roundedMarks(double marks);
std::string marksText(double marks);

// "2.5 of 3"
std::string marksOutOf(double marks, double outOf);

}  // namespace grading
