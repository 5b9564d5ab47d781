// MarkedTest.h: how the tests of the suite say what they found.

#ifndef APPS_GRADE_SUITE_MARKEDTEST_H_
#define APPS_GRADE_SUITE_MARKEDTEST_H_

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "apps/grade/suite/Suite.h"
#include "apps/grade/suite/TimeLimit.h"

namespace coursework {

const Setting& setting();

// Throws std::logic_error if the setting has none of that name.
const Capability& capabilityNamed(std::string_view name);

// Whether the test, with the name of its suite before it, has no marks.
inline bool isHint(const std::string& test) {
  return setting().hints.count(test) > 0;
}

// Those of the submission that is tested.
TimeLimits& timeLimits();

// Fails the running test. Of many findings the first few are kept.
void fault(Finding finding);

// Tells the student without failing the test, whose marks are kept.
void remark(Finding finding);

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
