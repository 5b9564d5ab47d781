#include "apps/grade/report/Wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <sstream>

#include "apps/support/PrintableText.h"
#include "apps/support/Utf8.h"

namespace grading {

double roundedMarks(double marks) {
  return std::round(marks * 100) / 100;
}

std::string marksText(double marks) {
  return fmt::format("{}", roundedMarks(marks));
}

std::string marksOutOf(double marks, double outOf) {
  return fmt::format("{} of {}", marksText(marks), marksText(outOf));
}

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string standardName(const std::string& standard) {
  return standard.empty() ? "nothing" : 'C' + standard.substr(1);
}

std::string outcomeName(const TestResult& test) {
  switch (test.outcome) {
    case Outcome::passed: return "passed";
    case Outcome::failed: return test.marks > 0 ? "partly" : "failed";
    case Outcome::hint: return "hint";
    case Outcome::notRun: return "not run";
  }
  return "";
}

int hiddenTests(const PartResult& part) {
  return static_cast<int>(std::count_if(part.tests.begin(), part.tests.end(),
                                        [](const TestResult& test) { return test.isHidden; }));
}

int hiddenTests(const Report& report) {
  int hidden = 0;
  for (const PartResult& part : report.parts) hidden += hiddenTests(part);
  return hidden;
}

std::string wrapText(std::string_view first, std::string_view text, int width) {
  const std::string indent(apps::characterCount(first), ' ');
  std::string lines;
  std::istringstream paragraphs(apps::printable(text));
  std::string line(first);
  for (std::string paragraph; std::getline(paragraphs, paragraph); line = indent) {
    bool isEmpty = true;
    std::istringstream words(paragraph);
    for (std::string word; words >> word; isEmpty = false) {
      const std::size_t length = apps::characterCount(line) + 1 + apps::characterCount(word);
      if (!isEmpty && length > static_cast<std::size_t>(std::max(width, 1))) {
        lines += line + '\n';
        line = indent;
        isEmpty = true;
      }
      line += (isEmpty ? "" : " ") + word;
    }
    lines += line + '\n';
  }
  return lines;
}

std::string indentText(std::string_view text, int indent) {
  std::string lines;
  std::istringstream stream(apps::printable(text));
  for (std::string line; std::getline(stream, line);) {
    lines += std::string(static_cast<std::size_t>(indent), ' ') + line + '\n';
  }
  return lines;
}

}  // namespace grading
