// ClassPage.h: the figures of a class (mean, median and distribution of the marks, the most
// frequent failures), and one self-contained HTML page with them, the submissions that need a look,
// and every report. The parts of the page are in page/. All figures are of reports that have marks:
// those without a problem.

#ifndef APPS_GRADE_CLASS_CLASSPAGE_H_
#define APPS_GRADE_CLASS_CLASSPAGE_H_

#include <cstddef>
#include <string>
#include <vector>

#include "apps/grade/report/Report.h"

namespace grading {

struct Averages {
  double mean = 0;  // 0 without reports
  double median = 0;
  double outOf = 0;  // the maximum of marks
};

Averages averagesOf(const std::vector<Report>& reports);

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

// Element n is the number of reports with at least n and less than n + 1 marks, for n from 0 to the
// maximum.
std::vector<std::size_t> distributionOf(const std::vector<Report>& reports);

// Why an instructor should look at a report, a sentence each.
std::vector<std::string> reasonsToLook(const Report& report);

// The page's data as JSON: {headline, distribution, parts, failures, reports}. Each report has two
// further members: `text`, and `look`, the reasons.
std::string classData(const std::vector<Report>& reports);

// The page for the instructor. It describes hidden tests too.
std::string classPage(const std::vector<Report>& reports);

}  // namespace grading

#endif
