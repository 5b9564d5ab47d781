// TextReport.h: writes a report as plain text.

#ifndef APPS_GRADE_REPORT_TEXTREPORT_H_
#define APPS_GRADE_REPORT_TEXTREPORT_H_

#include <string>

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

}  // namespace grading

#endif
