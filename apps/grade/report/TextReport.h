// TextReport.h: a report as text for people.

#ifndef APPS_GRADE_REPORT_TEXTREPORT_H_
#define APPS_GRADE_REPORT_TEXTREPORT_H_

#include <string>

#include "apps/grade/marking/Report.h"

namespace grading {

struct TextStyle {
  bool isColoured = false;
  int width = 80;  // characters in a line; drawings of boards may be wider
};

// Writes `report` as it is; forStudents() hides what students are not to see.
std::string textReport(const Report& report, const TextStyle& style);

// The width of texts inside other formats, in characters.
constexpr int kWidthInFormats = 90;

// The findings of a test, each line with `indent` spaces in front.
std::string findingsText(const TestResult& test, int indent, int width);

// The compiler errors, each once, with the capabilities that cannot be tested.
std::string compileText(const Report& report, int indent, int width);

}  // namespace grading

#endif
