// ClassStatistics.h: mean, median and distribution of the marks of a class, and all tests that some
// submission fails.

#ifndef APPS_GRADE_CLASS_CLASSSTATISTICS_H_
#define APPS_GRADE_CLASS_CLASSSTATISTICS_H_

#include <cstddef>
#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

// The reports without a problem, which have marks.
std::vector<Report> gradedOf(const std::vector<Report>& reports);

struct Averages {
  double mean = 0;  // 0 without reports
  double median = 0;
  double outOf = 0;  // the maximum of marks
};

Averages averagesOf(const std::vector<Report>& reports);

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

}  // namespace grading

#endif
