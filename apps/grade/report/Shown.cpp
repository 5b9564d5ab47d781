#include "apps/grade/report/Shown.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace grading {

double rounded(double marks) {
  return std::round(marks * 100) / 100;
}

std::string shown(double marks) {
  return fmt::format("{}", rounded(marks));
}

std::string shownOf(double marks, double outOf) {
  return fmt::format("{} of {}", shown(marks), shown(outOf));
}

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string shownStandard(const std::string& standard) {
  return standard.empty() ? "nothing" : 'C' + standard.substr(1);
}

std::string shownOutcome(const TestResult& test) {
  switch (test.outcome) {
    case Outcome::passed: return "passed";
    case Outcome::failed: return test.marks > 0 ? "partly" : "failed";
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

}  // namespace grading
