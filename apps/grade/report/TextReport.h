// TextReport.h: a report as plain text, and how all formats word numbers, names and findings.

#ifndef APPS_GRADE_REPORT_TEXTREPORT_H_
#define APPS_GRADE_REPORT_TEXTREPORT_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

struct TextStyle {
  bool isColoured = false;
  int width = 80;  // characters per line; drawings of boards may be wider
};

// Writes `report` as it is. Call forStudents() first if students will read it.
std::string textReport(const Report& report, const TextStyle& style);

// The width of text inside other formats, in characters.
constexpr int kWidthInFormats = 90;

// The findings of a test, with each line indented.
std::string findingsText(const TestResult& test, int indent, int width);

// The compiler errors, without duplicates, each with the capabilities that it makes untestable.
std::string compileText(const Report& report, int indent, int width);

// Rounded to 0.01: "3", "2.5", "0.67".
double roundedMarks(double marks);
std::string marksText(double marks);

// "2.5 of 3"
std::string marksOutOf(double marks, double outOf);

// "1 submission", "2 submissions".
std::string counted(std::size_t count, std::string_view what);

// "C++20" for "c++20"; "nothing" for an empty text.
std::string standardName(const std::string& standard);

// "passed", "partly", "failed", "hint" or "not run".
std::string statusName(const TestResult& test);

int hiddenTests(const PartResult& part);
int hiddenTests(const Report& report);

// Wraps text at spaces. A line exceeds `width` characters only if a single word does. The first
// line begins with `first`, the others with as many spaces. Ends with a newline. Replaces control
// characters.
std::string wrapText(std::string_view first, std::string_view text, int width);

// Indents each line by `indent` spaces.
std::string indentText(std::string_view text, int indent);

}  // namespace grading

#endif
