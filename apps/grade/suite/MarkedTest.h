// MarkedTest.h: the base class of the suite's tests, the setting and the limits that they share,
// and how they report their results.

#ifndef APPS_GRADE_SUITE_MARKEDTEST_H_
#define APPS_GRADE_SUITE_MARKEDTEST_H_

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "apps/grade/suite/Suite.h"
#include "apps/grade/suite/TimeLimit.h"

namespace coursework {

const Setting& setting();

// Throws std::logic_error if the setting has no capability of that name.
const Capability& capabilityNamed(std::string_view name);

// Whether a test ("PartA_Board.WritesAnyBoard") is a hint: it has no marks.
inline bool isHint(const std::string& test) {
  return setting().hints.count(test) > 0;
}

// Whether tests whose names begin so were run, and none has failed. Hints do not count.
bool wasClean(std::string_view beginning);

// What a test has found out for later ones: whether a rule beyond naked singles may be wrong.
std::optional<bool>& knownOfFurtherRules();

// Whether the deadline of the submission has passed.
bool isTimeOver();

// The limits of the submission under test.
TimeLimits& timeLimits();

// To be called when a call did not return, but not for a search that was too slow in a race.
// `isWaiting`: it used little processor time.
void noteTimeout(bool isWaiting = false);

// Fails the running test. Only the first few findings are kept.
void fault(Finding finding);

// Reports a finding to the student without failing the test, which keeps its marks.
void remark(Finding finding);

// Sets the share of its marks, from 0 to 1, that the running test earns if it fails.
void earn(double fraction);

// To be called if a deadline ended a call or the compiler. The running test is not marked then.
void cutShort();

// To be called when the running test is judged. Calls made afterwards cannot change its result.
void beginSuspecting();

// Reports a suspicion to the instructor.
void suspect(const std::string& sentence);

// The base class of all tests of the suite. Skips the test when the time is over.
class MarkedTest : public testing::Test {
 protected:
  void SetUp() override;
};

}  // namespace coursework

#endif
