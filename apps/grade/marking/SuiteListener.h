// SuiteListener.h: hears from GoogleTest how tests end, and marks them in the report.

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
  // `outcome` gives what the test that has just ended found out: fraction, findings and what is
  // suspicious. `afterEach` is called once the test is marked.
  SuiteListener(Report& report, std::function<TestOutcome()> outcome,
                std::function<void()> afterEach)
      : report_(report), outcome_(std::move(outcome)), afterEach_(std::move(afterEach)) {}

  void OnTestEnd(const testing::TestInfo& test) override;

 private:
  Report& report_;
  std::function<TestOutcome()> outcome_;
  std::function<void()> afterEach_;
};

// The names of all tests of the program, but for those that are DISABLED_.
std::set<std::string> suiteTests();

// What GoogleTest has to be told to run the tests of these weights alone.
std::string filterFor(const Weights& weights);

// Runs those tests of the program that have a weight or give hints, with no listener but that, and
// without what GoogleTest prints. The report says afterwards what came of them.
void runSuite(const Weights& weights, SuiteListener& listener);

}  // namespace grading

#endif
