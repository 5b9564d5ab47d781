// Sums, medians and maxima of counts with lower bounds among them.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "apps/compare/Interval.h"

namespace {

using compareSearch::atLeast;
using compareSearch::exactly;
using compareSearch::largest;
using compareSearch::text;
using compareSearch::timeText;
using compareSearch::total;

std::string medianText(const std::vector<compareSearch::Count>& counts) {
  return text(median(counts));
}

TEST(CompareIntervalTest, ATotalIsALowerBoundIfOneOfItsPartsIs) {
  EXPECT_EQ(total({}), exactly(0));
  EXPECT_EQ(total({exactly(3), exactly(4)}), exactly(7));
  EXPECT_EQ(total({exactly(3), atLeast(4), exactly(5)}), atLeast(12));
}

TEST(CompareIntervalTest, TheLargestIsALowerBoundIfAnyIsHoweverSmall) {
  EXPECT_EQ(largest({exactly(3), exactly(9), exactly(4)}), exactly(9));
  EXPECT_EQ(largest({exactly(9), atLeast(1)}), atLeast(9));
  EXPECT_EQ(largest({exactly(2), atLeast(100)}), atLeast(100));
}

TEST(CompareIntervalTest, TheMedianIsTheMiddleCountOrTheMeanOfTheMiddleTwo) {
  EXPECT_EQ(medianText({exactly(7)}), "7");
  EXPECT_EQ(medianText({exactly(9), exactly(1), exactly(5)}), "5");
  EXPECT_EQ(medianText({exactly(9), exactly(1), exactly(5), exactly(2)}), "3.5");
  EXPECT_EQ(medianText({exactly(144), exactly(153)}), "148.5");
  EXPECT_EQ(medianText({exactly(1000), exactly(3000)}), "2,000");
}

TEST(CompareIntervalTest, AMedianBelowAllLowerBoundsIsExact) {
  EXPECT_EQ(medianText({exactly(1), exactly(2), atLeast(100)}), "2");
  EXPECT_EQ(medianText({exactly(1), exactly(2), atLeast(2)}), "2");
  EXPECT_EQ(medianText({exactly(5), exactly(5), atLeast(1)}), "5");
}

TEST(CompareIntervalTest, AMedianThatALowerBoundCouldIncreaseIsALowerBound) {
  EXPECT_EQ(medianText({exactly(1), exactly(8), atLeast(2)}), "≥2");
  EXPECT_EQ(medianText({exactly(1), atLeast(100), atLeast(100)}), "≥100");
  EXPECT_EQ(medianText({exactly(1), exactly(3), exactly(7), atLeast(1)}), "≥2");
  EXPECT_EQ(medianText({atLeast(4)}), "≥4");
}

TEST(CompareIntervalTest, TheGeometricMeanIsALowerBoundIfOneOfItsPartsIs) {
  using compareSearch::geometricMean;
  EXPECT_EQ(meanText(geometricMean({exactly(2), exactly(8)})), "4.00");
  EXPECT_EQ(meanText(geometricMean({exactly(10), exactly(1000), atLeast(100)})), "≥100");
  EXPECT_EQ(meanText(geometricMean({exactly(1'000'000)})), "1,000,000");
  EXPECT_EQ(meanText(geometricMean({exactly(0), exactly(0)})), "1.00");
}

TEST(CompareIntervalTest, NumbersHaveCommasBetweenThousands) {
  EXPECT_EQ(text(exactly(0)), "0");
  EXPECT_EQ(text(exactly(999)), "999");
  EXPECT_EQ(text(exactly(1000)), "1,000");
  EXPECT_EQ(text(exactly(123456)), "123,456");
  EXPECT_EQ(text(exactly(1234567890)), "1,234,567,890");
  EXPECT_EQ(text(exactly(18446744073709551615u)), "18,446,744,073,709,551,615");
}

TEST(CompareIntervalTest, ALowerBoundIsMarked) {
  EXPECT_EQ(text(atLeast(100000)), "≥100,000");
  EXPECT_EQ(timeText(atLeast(1500)), "≥1.50 µs");
  EXPECT_EQ(timeText(atLeast(15)), "≥15 ns");
  EXPECT_EQ(timeText(atLeast(150'000'000'000)), "≥2:30 min");
}

TEST(CompareIntervalTest, TimesHaveTheUnitThatFitsAndThreeDigits) {
  EXPECT_EQ(timeText(exactly(0)), "0 ns");
  EXPECT_EQ(timeText(exactly(999)), "999 ns");
  EXPECT_EQ(timeText(exactly(1000)), "1.00 µs");
  EXPECT_EQ(timeText(exactly(12'345)), "12.3 µs");
  EXPECT_EQ(timeText(exactly(123'456)), "123 µs");
  EXPECT_EQ(timeText(exactly(9'996'000)), "10.0 ms");
  EXPECT_EQ(timeText(exactly(99'960'000)), "100 ms");
  EXPECT_EQ(timeText(exactly(1'500'000'000)), "1.50 s");
  EXPECT_EQ(timeText(exactly(99'400'000'000)), "99.4 s");
  EXPECT_EQ(timeText(exactly(99'500'000'000)), "1:40 min");
  EXPECT_EQ(timeText(exactly(3'723'000'000'000)), "62:03 min");
}

}  // namespace
