// Marks for speed, and limits of time, from times that the tests make up.

#include "apps/grade/judges/Race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "apps/grade/suite/TimeLimit.h"

namespace coursework {
namespace {

using namespace std::chrono_literals;
using testing::DoubleEq;

TEST(RaceTest, TheRatioIsTheirTimeOverOurs) {
  EXPECT_THAT(ratioOf({100us, 3ms}), DoubleEq(30));
  EXPECT_THAT(ratioOf({0us, 7ns}), DoubleEq(7));
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

TEST(RaceTest, TheLargerFactorMakesASearchSlow) {
  const auto isNodes = testing::StartsWith("too many nodes");
  const auto isWork = testing::StartsWith("too much work");
  const auto isBoth = testing::AllOf(isNodes, testing::HasSubstr("too much work"));
  EXPECT_THAT(mistakeBehindSlowness({50, 2}, {4, 4}),
              testing::AllOf(isNodes, testing::Not(isBoth)));
  EXPECT_THAT(mistakeBehindSlowness({50, 2}, {6, 6}), isBoth);
  EXPECT_THAT(mistakeBehindSlowness({50, 2}, {19, 19}), isBoth);
  EXPECT_THAT(mistakeBehindSlowness({50, 2}, {21, 21}), isWork);
  EXPECT_THAT(mistakeBehindSlowness({1.9}, {1}), isWork);
  EXPECT_THAT(mistakeBehindSlowness({}, {}), isBoth);
}

// A full board of size 4.
const sudoku::Puzzle kFullBoard{4, {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}};

// Those of the board from which these squares are taken.
int choicesAt(const std::vector<std::size_t>& open, const sudoku::Puzzle& board = kFullBoard) {
  sudoku::Puzzle puzzle = board;
  for (const std::size_t square : open) puzzle.squares[square] = sudoku::kUndecided;
  return leastChoices(puzzle, board);
}

TEST(RaceTest, EachPairOfValuesThatCanChangePlacesIsAChoice) {
  EXPECT_EQ(choicesAt({}), 0);
  EXPECT_EQ(choicesAt({0, 1, 8, 9}), 1);  // 1 2, and 2 1 below
  EXPECT_EQ(choicesAt({0, 2, 4, 6}), 1);  // 1 3, and 3 1 below
  EXPECT_EQ(choicesAt({0, 1, 8, 9, 6, 7, 14, 15}), 2);
  EXPECT_EQ(choicesAt({0, 1, 8}), 0);                 // the fourth one is given
  EXPECT_EQ(choicesAt({0, 1, 2, 4, 6, 8, 9}), 1);     // both have the first square
  EXPECT_EQ(choicesAt({0, 1, 8, 9, 11, 13, 15}), 1);  // both have the square of the fourth value
  EXPECT_EQ(choicesAt({0, 3, 12, 15}), 0);            // in four boxes
  EXPECT_EQ(choicesAt({0, 1, 4, 5}), 0);              // in one box
  const sudoku::Puzzle other{4, {1, 2, 3, 4, 3, 4, 1, 2, 2, 3, 4, 1, 4, 1, 2, 3}};
  EXPECT_EQ(choicesAt({0, 1, 8, 9}, other), 0);    // 1 2, and 2 3 below
  EXPECT_EQ(choicesAt({0, 1, 12, 13}, other), 0);  // 1 2, and 4 1 below
}

TEST(RaceTest, ASearchCallsSuccessorsOnceForTwoChoicesAtLeast) {
  for (const int choices : {0, 1, 2}) EXPECT_TRUE(isTooFew(0, choices));
  for (const int choices : {0, 1, 2}) EXPECT_FALSE(isTooFew(1, choices));
  EXPECT_TRUE(isTooFew(1, 3));
  EXPECT_FALSE(isTooFew(2, 4));
}

TEST(TimeLimitTest, EachCallThatDidNotReturnShortensTheLimits) {
  TimeLimits limits;
  const auto expectLimits = [&](auto ofCall, auto ofSearch, bool isHurried) {
    EXPECT_EQ(limits.forCall(), ofCall);
    EXPECT_EQ(limits.forSearch(), ofSearch);
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
