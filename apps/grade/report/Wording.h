// Wording.h: numbers and lists of a report as people read them, and text broken into lines.

#ifndef APPS_GRADE_REPORT_WORDING_H_
#define APPS_GRADE_REPORT_WORDING_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

// Rounded to 0.01: "3", "2.5", "0.67".
double roundedMarks(double marks);
std::string marksText(double marks);

// "2.5 of 3"
std::string marksOutOf(double marks, double outOf);

// "1 submission", "2 submissions".
std::string counted(std::size_t count, std::string_view what);

// "C++20" for "c++20"; "nothing" for an empty text.
std::string standardName(const std::string& standard);

// "passed", "partly", "failed" or "not run".
std::string outcomeName(const TestResult& test);

int hiddenTests(const PartResult& part);
int hiddenTests(const Report& report);

// Breaks at spaces, so that only single words are longer than `width` characters. The first line
// begins with `first`, the others with as many spaces. Ends with a newline. Control characters are
// replaced.
std::string wrapText(std::string_view first, std::string_view text, int width);

// Puts `indent` spaces in front of each line.
std::string indentText(std::string_view text, int indent);

}  // namespace grading

#endif
