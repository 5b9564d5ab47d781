#include "apps/grade/report/Report.h"

#include <fmt/format.h>

namespace grading {

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
