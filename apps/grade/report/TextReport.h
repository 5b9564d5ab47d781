// TextReport.h: a report as plain text, and how all formats word numbers, names and findings.

#ifndef APPS_GRADE_REPORT_TEXTREPORT_H_
#define APPS_GRADE_REPORT_TEXTREPORT_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "apps/grade/report/Report.h"

namespace grading {

inline constexpr int kUsualWidth = 80;

// Writes `report` as it is, in lines of `width` characters; drawings of boards may be wider. Call
// forStudents() first if students will read it.
std::string textReport(const Report& report, int width);

// The findings of a test, with each line indented.
std::string findingsText(const TestResult& test, int indent, int width);

// Whether all compiled, and the compiler errors, without duplicates, each with the capabilities
// that it makes untestable. Empty if nothing was compiled.
std::string compileText(const Report& report, int indent, int width);

// Rounded to 0.01: "3", "2.5", "0.67".
double roundedMarks(double marks);
std::string marksText(double marks);

// "2.5 of 3"
std::string marksOutOf(double marks, double outOf);

// "1 submission", "2 submissions".
std::string counted(std::size_t count, std::string_view what);

// Wraps text at spaces. A line exceeds `width` characters only if a single word does. The first
// line begins with `first`, the others with as many spaces. Ends with a newline.
std::string wrapText(std::string_view first, std::string_view text, int width);

}  // namespace grading

#endif
