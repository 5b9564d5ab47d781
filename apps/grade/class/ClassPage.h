// ClassPage.h: what a class has in common (mean and median of the marks, the most frequent
// failures), and one self-contained HTML page with that, the submissions that need a look, and
// every report. The parts of the page are in page/. Reports without marks, those with a problem,
// are in no figure.

#ifndef APPS_GRADE_CLASS_CLASSPAGE_H_
#define APPS_GRADE_CLASS_CLASSPAGE_H_

#include <cstddef>
#include <string>
#include <vector>

#include "apps/grade/report/Report.h"

namespace grading {

// "6 submissions: mean 1.5 of 3, median 2", and the names of those without marks.
std::string headline(const std::vector<Report>& reports);

// A test, and the number of submissions that fail it.
struct Failure {
  std::string part;
  std::string sentence;
  bool isHidden = false;
  std::size_t failed = 0;
  std::size_t of = 0;         // reports that have this test
  std::string likelyMistake;  // the most frequent one; may be empty
  std::size_t explained = 0;  // the number of `failed` that have it
};

// All tests that some submission fails, the most frequent failures first.
std::vector<Failure> failuresOf(const std::vector<Report>& reports);

// Why an instructor should look at a report, a sentence each.
std::vector<std::string> reasonsToLook(const Report& report);

// The page's data as JSON: {headline, failures, reports}. Each report has two further members:
// `text`, and `look`, the reasons.
std::string classData(const std::vector<Report>& reports);

// The page for the instructor. It describes hidden tests too.
std::string classPage(const std::vector<Report>& reports);

}  // namespace grading

#endif
