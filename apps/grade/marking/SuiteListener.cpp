#include "apps/grade/marking/SuiteListener.h"

#include <fmt/format.h>
#include <stdlib.h>

namespace grading {
namespace {

std::string fullName(const testing::TestInfo& test) {
  return fmt::format("{}.{}", test.test_suite_name(), test.name());
}

Outcome outcomeOf(const testing::TestResult& result) {
  if (result.Skipped()) return Outcome::notRun;
  return result.Passed() ? Outcome::passed : Outcome::failed;
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

}  // namespace

void SuiteListener::OnTestEnd(const testing::TestInfo& test) {
  const testing::TestResult& result = *test.result();
  TestOutcome outcome = outcome_();
  outcome.outcome = outcome.isCutShort ? Outcome::notRun : outcomeOf(result);
  outcome.seconds = static_cast<double>(result.elapsed_time()) / 1000;
  if (outcome.outcome == Outcome::failed && outcome.findings.empty()) {
    outcome.findings.push_back(failureOf(result));
  }
  mark(report_, fullName(test), std::move(outcome));
  afterEach_();
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

std::string filterFor(const Weights& weights) {
  std::string filter;
  for (const PartWeights& part : weights) {
    for (const TestWeight& test : part.tests) {
      if (test.weight > 0 || test.isHint) filter += (filter.empty() ? "" : ":") + test.name;
    }
  }
  return filter;
}

void runSuite(const Weights& weights, SuiteListener& listener) {
  forgetEnvironment();
  testing::InitGoogleTest();
  testing::TestEventListeners& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  testing::GTEST_FLAG(filter) = filterFor(weights);
  listeners.Append(&listener);
  [[maybe_unused]] const int status = RUN_ALL_TESTS();  // the listener has all outcomes
  listeners.Release(&listener);
}

}  // namespace grading
