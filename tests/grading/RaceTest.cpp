// The race against our own search and the limits of single calls, judged by times that the tests
// make up.

#include "apps/grade/suite/Race.h"

#include <gtest/gtest.h>

#include "apps/grade/suite/TimeLimit.h"

namespace coursework {
namespace {

using namespace std::chrono_literals;
using Verdict = Race::Verdict;

constexpr auto kOurs = 100us;
constexpr auto kLimit = Race::kFactor * kOurs;

TEST(RaceTest, UpToTheLimitIsInTime) {
  const Race race(kOurs, false);
  EXPECT_EQ(race.limit(), kLimit);
  EXPECT_EQ(race.judge(0ns, 0), Verdict::inTime);
  EXPECT_EQ(race.judge(kLimit, 0), Verdict::inTime);
}

TEST(RaceTest, ALittleLateIsRunAgainThreeTimes) {
  const Race race(kOurs, false);
  for (const int runsBefore : {0, 1, 2}) {
    EXPECT_EQ(race.judge(kLimit + 1ns, runsBefore), Verdict::again) << runsBefore;
    EXPECT_EQ(race.judge(2 * kLimit, runsBefore), Verdict::again) << runsBefore;
  }
  EXPECT_EQ(race.judge(kLimit + 1ns, 3), Verdict::late);
}

TEST(RaceTest, MoreThanTwiceTheLimitIsLate) {
  EXPECT_EQ(Race(kOurs, false).judge(2 * kLimit + 1ns, 0), Verdict::late);
}

TEST(RaceTest, TheLongestTimeOfOurSearchCounts) {
  Race race(kOurs, false);
  race.measuredAgain(kOurs / 2);
  EXPECT_EQ(race.limit(), kLimit);
  race.measuredAgain(2 * kOurs);
  EXPECT_EQ(race.limit(), 2 * kLimit);
  EXPECT_EQ(race.judge(2 * kLimit, 3), Verdict::inTime);
}

TEST(RaceTest, TheSameRatioHasTheSameVerdictOnFastAndSlowMachines) {
  for (const auto slowness : {1, 7, 1000}) {
    const Race race(slowness * kOurs, false);
    EXPECT_EQ(race.judge(slowness * kLimit, 0), Verdict::inTime);
    EXPECT_EQ(race.judge(slowness * (kLimit + 1ns), 0), Verdict::again);
    EXPECT_EQ(race.judge(slowness * (2 * kLimit + 1ns), 0), Verdict::late);
  }
}

TEST(RaceTest, LostRunsShortenTheNextOnes) {
  Race race(kOurs, false);
  EXPECT_EQ(race.end(), 2 * kLimit);
  race.lose();
  EXPECT_EQ(race.end(), kLimit);
  EXPECT_EQ(race.judge(kLimit, 0), Verdict::inTime);
  EXPECT_EQ(race.judge(kLimit + 1ns, 0), Verdict::late);
  race.lose();
  EXPECT_EQ(race.end(), kLimit / 4);
}

TEST(RaceTest, ASubmissionInWhichMuchDoesNotReturnHurries) {
  EXPECT_EQ(Race(kOurs, true).end(), kLimit / 4);
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
