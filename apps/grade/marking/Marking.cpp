#include "apps/grade/marking/Marking.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <stdexcept>
#include <utility>

namespace grading {

using coursework::Judgement;

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

// A hint is a line: the likely mistake, where there is one.
void shorten(std::vector<Finding>& hints) {
  for (Finding& each : hints) {
    each.board.clear();
    if (!each.likelyMistake.empty()) each = {"", "", "", each.likelyMistake};
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

std::string fullName(const testing::TestInfo& test) {
  return fmt::format("{}.{}", test.test_suite_name(), test.name());
}

TestStatus statusOf(const testing::TestResult& result) {
  if (result.Skipped()) return TestStatus::notRun;
  return result.Passed() ? TestStatus::passed : TestStatus::failed;
}

// GoogleTest's message, as a finding for a test that failed without one.
Finding failureOf(const testing::TestResult& result) {
  Finding finding;
  for (int i = 0; i < result.total_part_count(); ++i) {
    const testing::TestPartResult& part = result.GetTestPartResult(i);
    if (part.failed() && finding.came.empty()) finding.came = part.message();
  }
  return finding;
}

// Resets the options that GoogleTest reads from the environment, so that they cannot change marks.
void forgetEnvironment() {
  for (const char* const name : {"GTEST_TOTAL_SHARDS", "GTEST_SHARD_INDEX",
                                 "GTEST_SHARD_STATUS_FILE", "TEST_PREMATURE_EXIT_FILE"}) {
    unsetenv(name);
  }
  testing::GTEST_FLAG(also_run_disabled_tests) = false;
  testing::GTEST_FLAG(break_on_failure) = false;
  testing::GTEST_FLAG(catch_exceptions) = true;
  testing::GTEST_FLAG(fail_fast) = false;
  testing::GTEST_FLAG(list_tests) = false;
  testing::GTEST_FLAG(output) = "";
  testing::GTEST_FLAG(repeat) = 1;
  testing::GTEST_FLAG(shuffle) = false;
  testing::GTEST_FLAG(throw_on_failure) = false;
}

// Marks each test in the report when it ends.
class SuiteListener : public testing::EmptyTestEventListener {
 public:
  SuiteListener(Report& report, const std::function<Judgement()>& takeJudgement,
                const std::function<void()>& afterEach)
      : report_(report), takeJudgement_(takeJudgement), afterEach_(afterEach) {}

  void OnTestEnd(const testing::TestInfo& test) override {
    const testing::TestResult& result = *test.result();
    Judgement judgement = takeJudgement_();
    const TestStatus status = judgement.isCutShort ? TestStatus::notRun : statusOf(result);
    if (status == TestStatus::failed && judgement.findings.empty()) {
      judgement.findings.push_back(failureOf(result));
    }
    const double seconds = static_cast<double>(result.elapsed_time()) / 1000;
    mark(report_, fullName(test), status, std::move(judgement), seconds);
    afterEach_();
  }

 private:
  Report& report_;
  const std::function<Judgement()>& takeJudgement_;
  const std::function<void()>& afterEach_;
};

// The GoogleTest filter that selects the tests with a weight and the hints.
std::string filterFor(const Weights& weights) {
  std::string filter;
  for (const PartWeights& part : weights) {
    for (const TestWeight& test : part.tests) {
      if (test.weight > 0 || test.isHint) filter += (filter.empty() ? "" : ":") + test.name;
    }
  }
  return filter;
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

void mark(Report& report, const std::string& name, TestStatus status, Judgement judgement,
          double seconds) {
  for (PartResult& part : report.parts) {
    for (TestResult& test : part.tests) {
      if (test.name != name) continue;
      const bool isPassed = status == TestStatus::passed;
      const double fraction = isPassed ? 1 : std::clamp(judgement.fraction, 0.0, 1.0);
      const bool isHint = test.outOf == 0 && status == TestStatus::failed;
      test.status = isHint ? TestStatus::hint : status;
      test.marks = status == TestStatus::notRun ? 0 : test.outOf * fraction;
      test.seconds = seconds;
      test.findings = std::move(judgement.findings);
      if (test.status == TestStatus::failed || isHint) tellCausesOnce(report, test);
      if (isHint) shorten(test.findings);
      std::move(judgement.suspicious.begin(), judgement.suspicious.end(),
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
  constexpr std::pair<std::string_view, std::string_view> kMembers[] = {
      {"Is solution ", "isSolution() "},
      {"Get nodes expanded ", "getNodesExpanded() "},
      {"Heuristic value ", "heuristicValue() "},
      {"Solve ", "solve() "},
      {"Write ", "write() "}};
  for (const auto& [words, member] : kMembers) {
    if (sentence.starts_with(words)) sentence.replace(0, words.size(), member);
  }
  return sentence;
}

std::set<std::string> suiteTests() {
  std::set<std::string> names;
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const testing::TestSuite& suite = *all.GetTestSuite(i);
    for (int j = 0; j < suite.total_test_count(); ++j) {
      const testing::TestInfo& test = *suite.GetTestInfo(j);
      const std::string name = test.name();
      if (!name.starts_with("DISABLED_")) names.insert(fullName(test));
    }
  }
  return names;
}

void runSuite(const Weights& weights, Report& report,
              const std::function<Judgement()>& takeJudgement,
              const std::function<void()>& afterEach) {
  forgetEnvironment();
  testing::InitGoogleTest();
  SuiteListener listener(report, takeJudgement, afterEach);
  testing::TestEventListeners& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  testing::GTEST_FLAG(filter) = filterFor(weights);
  listeners.Append(&listener);
  [[maybe_unused]] const int status = RUN_ALL_TESTS();  // the report has all outcomes
  listeners.Release(&listener);
}

}  // namespace grading
