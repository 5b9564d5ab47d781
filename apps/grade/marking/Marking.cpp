#include "apps/grade/marking/Marking.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

namespace grading {
namespace {

// Computes all sums. The marks of a part without a lost mark are exactly the maximum, free of
// rounding errors.
void count(Report& report) {
  report.marks = 0;
  report.outOf = 0;
  for (PartResult& part : report.parts) {
    double earned = 0;
    double possible = 0;
    for (const TestResult& test : part.tests) {
      earned += test.marks;
      possible += test.outOf;
    }
    const bool isFull = std::all_of(part.tests.begin(), part.tests.end(),
                                    [](const auto& test) { return test.marks == test.outOf; });
    part.marks = isFull ? part.outOf : part.outOf * earned / possible;
    report.marks += part.marks;
    report.outOf += part.outOf;
  }
}

// Another test, not a hidden one, that has reported this mistake. nullptr if there is none.
const TestResult* toldBefore(const Report& report, const TestResult& test,
                             const std::string& mistake) {
  for (const PartResult& part : report.parts) {
    for (const TestResult& each : part.tests) {
      const bool isTold =
          std::any_of(each.findings.begin(), each.findings.end(),
                      [&](const Finding& finding) { return finding.likelyMistake == mistake; });
      if (isTold && &each != &test && !each.isHidden) return &each;
    }
  }
  return nullptr;
}

// One mistake can fail many tests. Keeps one finding for each cause, and replaces a cause that
// another test has reported by a reference to that test.
void tellCausesOnce(const Report& report, TestResult& test) {
  std::set<std::string> told;
  std::erase_if(test.findings, [&](const Finding& each) {
    return !told.insert(each.likelyMistake.empty() ? each.came : each.likelyMistake).second;
  });
  for (Finding& each : test.findings) {
    if (each.likelyMistake.empty()) continue;
    const TestResult* const before = toldBefore(report, test, each.likelyMistake);
    if (before == nullptr) continue;
    each.board.clear();
    each.likelyMistake = "the same as in \"" + before->sentence + '"';
  }
}

// A hint is a line: the likely mistake, where there is one.
void shorten(std::vector<Finding>& hints) {
  for (Finding& each : hints) {
    each.board.clear();
    if (!each.likelyMistake.empty()) each = {"", "", "", each.likelyMistake};
  }
  hints.erase(std::unique(hints.begin(), hints.end()), hints.end());
}

}  // namespace

void mark(Report& report, Judgement judgement) {
  for (PartResult& part : report.parts) {
    for (TestResult& test : part.tests) {
      if (test.name != judgement.test) continue;
      const bool isFailed = judgement.status == TestStatus::failed;
      const bool isHint = test.outOf == 0 && isFailed;
      test.status = isHint ? TestStatus::hint : judgement.status;
      if (judgement.status == TestStatus::passed) test.marks = test.outOf;
      if (isFailed) test.marks = test.outOf * std::clamp(judgement.fraction, 0.0, 1.0);
      test.seconds = judgement.seconds;
      test.findings = std::move(judgement.findings);
      if (isFailed) tellCausesOnce(report, test);
      if (isHint) shorten(test.findings);
      for (const std::string& each : judgement.suspicious) {
        std::vector<std::string>& all = report.suspicious;
        if (std::find(all.begin(), all.end(), each) == all.end()) all.push_back(each);
      }
      count(report);
      return;
    }
  }
  throw std::logic_error("the report has no test " + judgement.test);
}

}  // namespace grading
