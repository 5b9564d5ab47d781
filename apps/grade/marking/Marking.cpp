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
    double earned = 0, possible = 0;
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

// One mistake can fail a test in many ways. Keeps one finding for each cause.
void tellCausesOnce(std::vector<Finding>& findings) {
  std::set<std::string> told;
  std::erase_if(findings, [&](const Finding& each) {
    return !told.insert(each.likelyMistake.empty() ? each.came : each.likelyMistake).second;
  });
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
      if (judgement.status == TestStatus::passed) test.share = 1;
      if (isFailed) test.share = std::clamp(judgement.fraction, 0.0, 1.0);
      test.marks = test.outOf * test.share;
      test.seconds = judgement.seconds;
      test.findings = std::move(judgement.findings);
      if (isFailed) tellCausesOnce(test.findings);
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

const TestResult* testNamed(const std::string& name, const Report& report) {
  for (const PartResult& part : report.parts) {
    const auto test = std::ranges::find(part.tests, name, &TestResult::name);
    if (test != part.tests.end()) return &*test;
  }
  return nullptr;
}

Report markedAnew(Report report, std::vector<PartResult> unmarked) {
  const std::vector<PartResult> before = std::exchange(report.parts, std::move(unmarked));
  report.corrections.clear();
  for (const PartResult& part : before) {
    for (const TestResult& test : part.tests) {
      if (test.status == TestStatus::notRun || testNamed(test.name, report) == nullptr) continue;
      const bool isPassed = test.status == TestStatus::passed;
      mark(report, {.test = test.name,
                    .status = isPassed ? TestStatus::passed : TestStatus::failed,
                    .fraction = test.share,
                    .seconds = test.seconds,
                    .findings = test.findings});
    }
  }
  return report;
}

}  // namespace grading
