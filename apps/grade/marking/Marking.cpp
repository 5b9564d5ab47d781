#include "apps/grade/marking/Marking.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <stdexcept>
#include <utility>

namespace grading {
namespace {

// Computes the marks of a part. Without a lost mark they are exactly the maximum, free of rounding
// errors.
void count(PartResult& part) {
  double earned = 0;
  double possible = 0;
  for (const TestResult& test : part.tests) {
    earned += test.marks;
    possible += test.outOf;
  }
  const bool isFull = std::all_of(part.tests.begin(), part.tests.end(),
                                  [](const auto& test) { return test.marks == test.outOf; });
  part.marks = isFull ? part.outOf : part.outOf * earned / possible;
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

void count(Report& report) {
  report.marks = 0;
  report.outOf = 0;
  for (const PartResult& part : report.parts) {
    report.marks += part.marks;
    report.outOf += part.outOf;
  }
}

}  // namespace

std::vector<PartResult> unmarkedParts(const Weights& weights) {
  std::vector<PartResult> parts;
  for (const PartWeights& each : weights) {
    PartResult part;
    part.part = each.part;
    part.title = each.title;
    part.outOf = each.marks;
    double sum = 0;
    for (const TestWeight& test : each.tests) sum += test.weight;
    for (const TestWeight& test : each.tests) {
      TestResult result;
      result.name = test.name;
      result.sentence = sentenceOf(test.name);
      result.outOf = each.marks * test.weight / sum;
      result.isHidden = test.isHidden;
      part.tests.push_back(std::move(result));
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

void mark(Report& report, const std::string& name, TestOutcome outcome) {
  for (PartResult& part : report.parts) {
    for (TestResult& test : part.tests) {
      if (test.name != name) continue;
      const bool isPassed = outcome.outcome == Outcome::passed;
      const double fraction = isPassed ? 1 : std::clamp(outcome.fraction, 0.0, 1.0);
      const bool isHint = test.outOf == 0 && outcome.outcome == Outcome::failed;
      test.outcome = isHint ? Outcome::hint : outcome.outcome;
      test.marks = outcome.outcome == Outcome::notRun ? 0 : test.outOf * fraction;
      test.seconds = outcome.seconds;
      test.findings = std::move(outcome.findings);
      if (test.outcome == Outcome::failed || isHint) tellCausesOnce(report, test);
      std::move(outcome.suspicious.begin(), outcome.suspicious.end(),
                std::back_inserter(report.suspicious));
      count(part);
      count(report);
      return;
    }
  }
  throw std::logic_error("the report has no test " + name);
}

std::string sentenceOf(const std::string& testName) {
  const std::string name = testName.substr(testName.find('.') + 1);  // npos + 1 is 0
  const auto isDigit = [&](std::size_t i) { return '0' <= name[i] && name[i] <= '9'; };
  const auto isUpper = [&](std::size_t i) { return 'A' <= name[i] && name[i] <= 'Z'; };
  std::string sentence = name.substr(0, 1);
  for (std::size_t i = 1; i < name.size(); ++i) {
    const bool isBehindX = i > 1 && name[i - 1] == 'x' && isDigit(i - 2);  // as in 4x4
    const bool startsNumber = isDigit(i) && !isDigit(i - 1) && !isBehindX;
    if (isUpper(i) || startsNumber) sentence += ' ';
    sentence += isUpper(i) ? static_cast<char>(name[i] - 'A' + 'a') : name[i];
  }
  return sentence;
}

}  // namespace grading
