#include "apps/grade/suite/TimeLimit.h"

#include <gtest/gtest.h>

namespace coursework {
namespace {

using namespace std::chrono_literals;

TEST(TimeLimitTest, EachCallThatDidNotReturnShortensTheLimits) {
  TimeLimits limits;
  const auto expectLimits = [&](auto ofCall, auto ofSearch, bool isHurried) {
    EXPECT_EQ(limits.forCall().cpu, ofCall);
    EXPECT_EQ(limits.forSearch().cpu, ofSearch);
    EXPECT_EQ(limits.isHurried(), isHurried);
    limits.noteTimeout();
  };
  expectLimits(6000ms, 6000ms, false);
  expectLimits(3000ms, 1500ms, false);
  expectLimits(1500ms, 375ms, false);
  for (int i = 0; i < 100; ++i) expectLimits(750ms, 375ms, true);
}

}  // namespace
}  // namespace coursework
