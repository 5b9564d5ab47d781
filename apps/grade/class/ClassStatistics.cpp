#include "apps/grade/class/ClassStatistics.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "apps/grade/report/TextReport.h"

namespace grading {

namespace {

double medianOf(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

struct Tally {
  Failure failure;
  std::map<std::string, std::size_t> mistakes;
};

void count(Tally& tally, const TestResult& test) {
  ++tally.failure.of;
  if (test.status != TestStatus::failed) return;
  ++tally.failure.failed;
  std::set<std::string> mistakes;
  for (const Finding& each : test.findings) mistakes.insert(each.likelyMistake);
  mistakes.erase("");
  for (const std::string& each : mistakes) ++tally.mistakes[each];
}

// The failure, with its most frequent mistake.
Failure explained(const Tally& tally) {
  Failure failure = tally.failure;
  for (const auto& [mistake, times] : tally.mistakes) {
    if (times <= failure.explained) continue;
    failure.likelyMistake = mistake;
    failure.explained = times;
  }
  return failure;
}

}  // namespace

std::vector<Report> gradedOf(const std::vector<Report>& reports) {
  std::vector<Report> graded;
  std::copy_if(reports.begin(), reports.end(), std::back_inserter(graded),
               [](const Report& each) { return each.problem.empty(); });
  return graded;
}

Averages averagesOf(const std::vector<Report>& reports) {
  Averages averages;
  std::vector<double> marks;
  double sum = 0;
  for (const Report& each : reports) {
    marks.push_back(each.marks);
    sum += each.marks;
    averages.outOf = std::max(averages.outOf, each.outOf);
  }
  if (!marks.empty()) averages.mean = sum / static_cast<double>(marks.size());
  averages.median = medianOf(marks);
  return averages;
}

std::vector<Failure> failuresOf(const std::vector<Report>& reports) {
  std::map<std::string, Tally> tallies;
  for (const Report& report : reports) {
    for (const PartResult& part : report.parts) {
      for (const TestResult& test : part.tests) {
        Tally& tally = tallies[test.name];
        tally.failure.part = part.part;
        tally.failure.sentence = test.sentence;
        tally.failure.isHidden = test.isHidden;
        count(tally, test);
      }
    }
  }
  std::vector<Failure> failures;
  for (const auto& [name, tally] : tallies) {
    if (tally.failure.failed > 0) failures.push_back(explained(tally));
  }
  std::stable_sort(failures.begin(), failures.end(), [](const Failure& one, const Failure& other) {
    return one.failed > other.failed;
  });
  return failures;
}

std::vector<std::size_t> distributionOf(const std::vector<Report>& reports) {
  const double most = averagesOf(reports).outOf;
  std::vector<std::size_t> counts(static_cast<std::size_t>(most) + 1, 0);
  for (const Report& each : reports) {
    const auto bin = static_cast<std::size_t>(std::max(0.0, roundedMarks(each.marks)));
    ++counts[std::min(bin, counts.size() - 1)];
  }
  return counts;
}

}  // namespace grading
