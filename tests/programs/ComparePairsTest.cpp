// Pairwise comparisons of contenders, with searches stopped by limits among them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <utility>
#include <vector>

#include "apps/compare/Interval.h"
#include "apps/compare/ResultTexts.h"
#include "apps/compare/Results.h"

namespace {

using compareSearch::atLeast;
using compareSearch::Contender;
using compareSearch::Count;
using compareSearch::exactly;
using compareSearch::Pair;
using compareSearch::Pairing;
using compareSearch::Score;
using testing::SizeIs;

Score scoreOf(const Contender& contender, std::vector<Count> expanded) {
  Score score;
  score.contender = &contender;
  score.expanded = std::move(expanded);
  return score;
}

const Contender kOne{&apps::strategyNamed("bfs"), "coursework", {}};
const Contender kOther{&apps::strategyNamed("dfs"), "coursework", {}};
const Contender kThird{&apps::strategyNamed("dfs"), "pairs", {}};

Pair pairOf(std::vector<Count> one, std::vector<Count> other) {
  return compareSearch::pairsOf({scoreOf(kOne, std::move(one)), scoreOf(kOther, std::move(other))},
                                Pairing::all)
      .at(0);
}

TEST(ComparePairsTest, FinishedSearchesAreComparedByTheirNodes) {
  const Pair pair =
      pairOf({exactly(1), exactly(5), exactly(9)}, {exactly(2), exactly(5), exactly(3)});
  EXPECT_EQ(pair.oneFewer, 1);
  EXPECT_EQ(pair.equal, 1);
  EXPECT_EQ(pair.otherFewer, 1);
  EXPECT_EQ(pair.unknown, 0);
}

TEST(ComparePairsTest, AContenderThatFinishedBelowTheOthersLimitIsBetter) {
  EXPECT_EQ(pairOf({exactly(10)}, {atLeast(100)}).oneFewer, 1);
  EXPECT_EQ(pairOf({atLeast(100)}, {exactly(10)}).otherFewer, 1);
}

TEST(ComparePairsTest, APuzzleThatLimitsLeaveOpenCountsForNeither) {
  EXPECT_EQ(pairOf({exactly(500)}, {atLeast(100)}).unknown, 1);
  EXPECT_EQ(pairOf({exactly(100)}, {atLeast(100)}).unknown, 1);
  EXPECT_EQ(pairOf({atLeast(100)}, {atLeast(100)}).unknown, 1);
  EXPECT_EQ(pairOf({atLeast(100)}, {atLeast(1)}).unknown, 1);
}

TEST(ComparePairsTest, RatiosOfBoundsAreBoundsOrUnknown) {
  using compareSearch::ratioOf;
  EXPECT_EQ(ratioText(ratioOf(exactly(5), exactly(2))), "2.50×");
  EXPECT_EQ(ratioText(ratioOf(atLeast(5), exactly(2))), "≥2.50×");
  EXPECT_EQ(ratioText(ratioOf(exactly(5), atLeast(2))), "≤2.50×");
  EXPECT_EQ(ratioText(ratioOf(atLeast(5), atLeast(2))), "?");
  EXPECT_EQ(ratioText(ratioOf(exactly(5), exactly(0))), "5.00×");
}

TEST(ComparePairsTest, AMedianIsExactIfLimitsCannotMoveIt) {
  const auto median = [](std::vector<Count> other) {
    const std::vector<Count> one(other.size(), exactly(10));
    return ratioText(pairOf(one, std::move(other)).median);
  };
  EXPECT_EQ(median({exactly(5), exactly(20), exactly(90)}), "2.00×");
  EXPECT_EQ(median({exactly(5), exactly(20), atLeast(90)}), "2.00×");
  EXPECT_EQ(median({exactly(5), exactly(20), atLeast(15)}), "1.50–2.00×");
  EXPECT_EQ(median({exactly(5), atLeast(15), atLeast(15)}), "≥1.50×");
  EXPECT_EQ(median({exactly(10), exactly(40)}), "2.00×");
}

TEST(ComparePairsTest, AMeanOverALimitIsKnownFromOneSide) {
  const auto mean = [](std::vector<Count> one, std::vector<Count> other) {
    return ratioText(pairOf(std::move(one), std::move(other)).mean);
  };
  EXPECT_EQ(mean({exactly(1), exactly(1)}, {exactly(2), exactly(8)}), "4.00×");
  EXPECT_EQ(mean({exactly(1), exactly(1)}, {exactly(2), atLeast(8)}), "≥4.00×");
  EXPECT_EQ(mean({exactly(2), atLeast(8)}, {exactly(1), exactly(1)}), "≤0.25×");
  EXPECT_EQ(mean({exactly(1), atLeast(1)}, {atLeast(2), exactly(8)}), "?");
}

TEST(ComparePairsTest, AMeanThatLimitsLeaveOpenIsShownWithTheMeanOfTheFinishedPuzzles) {
  const auto mean = [](std::vector<Count> one, std::vector<Count> other) {
    return meanText(pairOf(std::move(one), std::move(other)));
  };
  EXPECT_EQ(mean({exactly(1), exactly(1)}, {exactly(2), exactly(8)}), "4.00×");
  EXPECT_EQ(mean({exactly(1), exactly(1), atLeast(9)}, {exactly(2), exactly(8), atLeast(9)}),
            "? (4.00× on 2)");
  EXPECT_EQ(mean({exactly(1), exactly(1)}, {exactly(2), atLeast(8)}), "≥4.00× (2.00× on 1)");
  EXPECT_EQ(mean({atLeast(1)}, {atLeast(2)}), "?");
}

TEST(ComparePairsTest, OnlyThePairsAskedForAreMade) {
  const std::vector<Score> scores{scoreOf(kOne, {exactly(1)}), scoreOf(kOther, {exactly(1)}),
                                  scoreOf(kThird, {exactly(1)})};
  EXPECT_THAT(pairsOf(scores, Pairing::all), SizeIs(3));
  EXPECT_THAT(pairsOf(scores, Pairing::none), SizeIs(0));
  const auto strategies = pairsOf(scores, Pairing::strategies);
  ASSERT_THAT(strategies, SizeIs(1));
  EXPECT_EQ(strategies[0].other, &kOther);
  const auto rules = pairsOf(scores, Pairing::rules);
  ASSERT_THAT(rules, SizeIs(1));
  EXPECT_EQ(rules[0].one, &kOther);
  EXPECT_EQ(rules[0].other, &kThird);
}

}  // namespace
