// TextReport.h: a report for a person to read, and to learn from.

#ifndef APPS_GRADE_REPORT_TEXTREPORT_H_
#define APPS_GRADE_REPORT_TEXTREPORT_H_

#include <string>

#include "apps/grade/marking/Report.h"

namespace grading {

struct TextStyle {
  bool isColoured = false;
  int width = 80;  // characters in a line; drawings of boards may be wider
};

// `report` is shown as it is: forStudents() hides what they are not to see.
std::string textReport(const Report& report, const TextStyle& style);

// Of texts that stand inside other formats, in characters.
constexpr int kWidthInFormats = 90;

// What a test found, line by line, each with `indent` spaces in front.
std::string findingsText(const TestResult& test, int indent, int width);

// The first compiler errors, each once, with what cannot be tested for it.
std::string compileText(const Report& report, int indent, int width);

}  // namespace grading

#endif
