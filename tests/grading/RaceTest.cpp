// The marks for speed and the time limits of calls, computed from times that the tests make up.

#include "apps/grade/suite/Race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "apps/grade/suite/TimeLimit.h"

namespace coursework {
namespace {

using namespace std::chrono_literals;
using testing::DoubleEq;

std::vector<Lap> lapsOf(const std::vector<int>& ratios, std::chrono::nanoseconds ours = 100us) {
  std::vector<Lap> laps;
  for (const int ratio : ratios) laps.push_back({ours, ratio * ours});
  return laps;
}

TEST(RaceTest, TheMedianOfTheLapsCountsEachHeldAgainstOurTimeInThatLap) {
  EXPECT_THAT(ratioOf(lapsOf({900, 30, 31, 29, 28})), DoubleEq(30));
  EXPECT_THAT(ratioOf(lapsOf({40, 20})), DoubleEq(30));
  EXPECT_THAT(ratioOf({{100us, 2ms}, {150us, 3ms}, {50us, 1ms}}), DoubleEq(20));
}

TEST(RaceTest, AllMarksUpToOneMultipleAndNoneFromAnother) {
  EXPECT_EQ(shareFor(0), 1);
  EXPECT_EQ(shareFor(kFullMarksUpTo), 1);
  EXPECT_LT(shareFor(1.01 * kFullMarksUpTo), 1);
  EXPECT_GT(shareFor(0.99 * kNoMarksFrom), 0);
  EXPECT_EQ(shareFor(kNoMarksFrom), 0);
}

TEST(RaceTest, EqualFactorsOfTimeCostEqualMarks) {
  const double lost = shareFor(10) - shareFor(20);
  EXPECT_GT(lost, 0.05);
  for (const double ratio : {20.0, 123.0, 4000.0}) {
    EXPECT_NEAR(shareFor(ratio) - shareFor(2 * ratio), lost, 1e-9) << ratio;
  }
}

TEST(RaceTest, ASearchIsEndedWhereItWouldEarnNothing) {
  EXPECT_EQ(endOf(100us, false), static_cast<int>(kNoMarksFrom) * 100us);
  EXPECT_EQ(endOf(100us, true), endOf(10us, false));
}

TEST(RaceTest, ShortSearchesAreTimedMoreOften) {
  EXPECT_TRUE(needsAnotherLap({}));
  EXPECT_TRUE(needsAnotherLap(lapsOf({10, 10, 10, 10, 10, 10})));
  EXPECT_FALSE(needsAnotherLap(lapsOf({10, 10, 10, 10, 10, 10, 10})));
  EXPECT_FALSE(needsAnotherLap({{100us, 1s}}));
}

TEST(TimeLimitTest, ProcessorTimeOrALongTimeOnTheClockEndsACall) {
  const TimeLimit limit(100ms);
  EXPECT_FALSE(limit.isExceeded(99ms, 4399ms));
  EXPECT_TRUE(limit.isExceeded(100ms, 100ms));
  EXPECT_TRUE(limit.isExceeded(0ms, 4400ms));
}

TEST(TimeLimitTest, EachCallThatDidNotReturnShortensTheLimits) {
  TimeLimits limits;
  const auto expectLimits = [&](auto ofCall, auto ofSearch, bool isHurried) {
    EXPECT_EQ(limits.forCall().cpu(), ofCall);
    EXPECT_EQ(limits.forSearch().cpu(), ofSearch);
    EXPECT_EQ(limits.isHurried(), isHurried);
    limits.noteTimeout();
  };
  expectLimits(1000ms, 6000ms, false);
  expectLimits(500ms, 1500ms, false);
  expectLimits(250ms, 375ms, false);
  for (int i = 0; i < 100; ++i) expectLimits(125ms, 375ms, true);
}

}  // namespace
}  // namespace coursework
