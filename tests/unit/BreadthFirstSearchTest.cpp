// Properties of breadth-first search only: it proceeds level by level, and its frontier is as wide
// as the tree.

#include "BreadthFirstSearch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>

#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"

namespace {

using search::Outcome;
using synthetic::FullTree;
using synthetic::nameOf;
using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;

TEST(BreadthFirstSearchTest, StatesLeaveLevelByLevelInTheOrderGenerated) {
  Space space("start(a(a1(a11) a2) b c(c1 c2(c21)))");
  BreadthFirstSearch driver(space.start());
  driver.solve();
  EXPECT_THAT(space.probe.asked(Question::successors),
              ElementsAre("start", "a", "b", "c", "a1", "a2", "c1", "c2", "a11", "c21"));
}

TEST(BreadthFirstSearchTest, TheShallowestSolutionComesFirst) {
  Space space("start(a(a1(deep!)) b(shallow!))");
  BreadthFirstSearch driver(space.start());
  EXPECT_EQ(nameOf(*driver.solve()), "shallow");
  EXPECT_EQ(driver.statistics().depth, 2U);
  EXPECT_EQ(nameOf(*driver.solve()), "deep");
  EXPECT_EQ(driver.statistics().depth, 3U);
}

TEST(BreadthFirstSearchTest, StatesBeforeASolutionInItsLevelAreExpandedBeforeItIsFound) {
  Space space("start(a b c! d)");
  BreadthFirstSearch driver(space.start());
  EXPECT_EQ(nameOf(*driver.solve()), "c");
  EXPECT_THAT(space.probe.asked(Question::successors), ElementsAre("start", "a", "b"));
}

TEST(BreadthFirstSearchTest, HeuristicValuesDoNotMatter) {
  Space space("start(a:9! b:-9!)");
  BreadthFirstSearch driver(space.start());
  EXPECT_THAT(remainingSolutions(driver), ElementsAre("a", "b"));
}

TEST(BreadthFirstSearchTest, TheFrontierGrowsAsWideAsTheTree) {
  BreadthFirstSearch driver(std::make_unique<FullTree>(3, 6));
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().expanded, 364U);
  EXPECT_EQ(driver.statistics().peakFrontier, 729U);
}

TEST(BreadthFirstSearchTest, AFrontierLimitStopsItBeforeMemoryRunsOut) {
  BreadthFirstSearch driver(std::make_unique<FullTree>(16, 16));
  search::Limits limits;
  limits.frontier = 10'000;
  driver.setLimits(limits);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::frontierLimit);
  EXPECT_LE(driver.statistics().peakFrontier, 10'000U + 16U);
  EXPECT_LE(FullTree::alive(), 10'000 + 16);
}

}  // namespace
