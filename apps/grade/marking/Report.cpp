#include "apps/grade/marking/Report.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace grading {

std::vector<Report> gradedOf(const std::vector<Report>& reports) {
  std::vector<Report> graded;
  std::copy_if(reports.begin(), reports.end(), std::back_inserter(graded),
               [](const Report& each) { return each.problem.empty(); });
  return graded;
}

Report forStudents(Report report) {
  int hidden = 0;
  for (PartResult& part : report.parts) {
    for (TestResult& test : part.tests) {
      if (!test.isHidden) continue;
      test.sentence = fmt::format("Hidden test {}", ++hidden);
      test.name = test.sentence;
      test.findings.clear();
    }
  }
  report.suspicious.clear();
  return report;
}

}  // namespace grading
