// ClassStatistics.h: mean, median and distribution of the marks of a class, and its failures.

#ifndef APPS_GRADE_CLASS_CLASSSTATISTICS_H_
#define APPS_GRADE_CLASS_CLASSSTATISTICS_H_

#include <cstddef>
#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

struct Averages {
  double mean = 0;  // 0 without reports
  double median = 0;
  double outOf = 0;  // the maximum of marks
};

Averages averagesOf(const std::vector<Report>& reports);

// A test, and how many of the class fail it.
struct Failure {
  std::string part;
  std::string sentence;
  bool isHidden = false;
  std::size_t failed = 0;
  std::size_t of = 0;         // reports that have this test
  std::string likelyMistake;  // the most frequent one; may be empty
  std::size_t explained = 0;  // how many of `failed` have it
};

// The most frequent first. Tests that nobody fails are left out.
std::vector<Failure> failuresOf(const std::vector<Report>& reports);

// How many have at least n marks and less than n + 1, for n from 0 to the maximum.
std::vector<std::size_t> distributionOf(const std::vector<Report>& reports);

}  // namespace grading

#endif
