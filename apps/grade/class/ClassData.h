// ClassData.h: a class as its page reads it. Sums, means and medians are computed here, so that
// what a program prints and what the page shows cannot differ.

#ifndef APPS_GRADE_CLASS_CLASSDATA_H_
#define APPS_GRADE_CLASS_CLASSDATA_H_

#include <cstddef>
#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

struct Averages {
  double mean = 0;  // 0 without reports
  double median = 0;
  double outOf = 0;  // the most marks that anybody could have
};

Averages averagesOf(const std::vector<Report>& reports);

// A test, and how many of the class it failed for.
struct Failure {
  std::string part;
  std::string sentence;
  bool isHidden = false;
  std::size_t failed = 0;
  std::size_t of = 0;         // reports that have this test
  std::string likelyMistake;  // the one given most often; empty if nobody has one
  std::size_t explained = 0;  // how many of those who failed have it
};

// Commonest first; tests that nobody failed are not among them.
std::vector<Failure> failuresOf(const std::vector<Report>& reports);

// How many have at least n marks and less than n + 1, for n from 0 to the most marks there are.
std::vector<std::size_t> distributionOf(const std::vector<Report>& reports);

// JSON: {headline, distribution, parts, failures, reports}. All but the last are of those that have
// marks; the headline says how many have none. Each report has `fewSuspicious` too: what is
// suspicious, shortened to a few of each kind.
std::string classData(const std::vector<Report>& reports);

}  // namespace grading

#endif
