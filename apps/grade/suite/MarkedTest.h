// MarkedTest.h: how the tests of the suite say what they found.

#ifndef APPS_GRADE_SUITE_MARKEDTEST_H_
#define APPS_GRADE_SUITE_MARKEDTEST_H_

#include <gtest/gtest.h>

#include <string>

#include "apps/grade/suite/Suite.h"
#include "apps/grade/suite/TimeLimit.h"

namespace coursework {

const Setting& setting();

// Those of the submission that is tested.
TimeLimits& timeLimits();

// Fails the running test. Of many findings the first few are kept.
void fault(Finding finding);

// What part of its marks the running test has earned, should it fail; from 0 to 1.
void earn(double fraction);

// Tells the instructor.
void suspect(const std::string& sentence);

// All tests of the suite are of this kind: skipped when the time is over.
class MarkedTest : public testing::Test {
 protected:
  void SetUp() override;
};

}  // namespace coursework

#endif
