// SuiteListener.h: runs the suite in GoogleTest, and marks each test in the report when it ends.

#ifndef APPS_GRADE_MARKING_SUITELISTENER_H_
#define APPS_GRADE_MARKING_SUITELISTENER_H_

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "apps/grade/marking/Marking.h"

namespace grading {

class SuiteListener : public testing::EmptyTestEventListener {
 public:
  // `outcome` returns the fraction, findings and suspicions of the test that has just ended.
  // `afterEach` is called after each marking.
  SuiteListener(Report& report, std::function<TestOutcome()> outcome,
                std::function<void()> afterEach)
      : report_(report), outcome_(std::move(outcome)), afterEach_(std::move(afterEach)) {}

  void OnTestEnd(const testing::TestInfo& test) override;

 private:
  Report& report_;
  std::function<TestOutcome()> outcome_;
  std::function<void()> afterEach_;
};

// The names of all tests of the program, except disabled ones.
std::set<std::string> suiteTests();

// The GoogleTest filter that selects the tests with a weight and the hints.
std::string filterFor(const Weights& weights);

// Runs the tests that filterFor() selects, with this listener and without GoogleTest's own output.
// The listener's report then has their outcomes.
void runSuite(const Weights& weights, SuiteListener& listener);

}  // namespace grading

#endif
