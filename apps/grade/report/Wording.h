// Wording.h: formats numbers and names for people, and wraps text into lines.

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

// Wraps text at spaces. A line exceeds `width` characters only if a single word does. The first
// line begins with `first`, the others with as many spaces. Ends with a newline. Replaces control
// characters.
std::string wrapText(std::string_view first, std::string_view text, int width);

// Indents each line by `indent` spaces.
std::string indentText(std::string_view text, int indent);

}  // namespace grading

#endif
