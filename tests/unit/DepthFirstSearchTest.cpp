// Properties of depth-first search only: it follows each path to its end, and its frontier is
// small.

#include "DepthFirstSearch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>

#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"

namespace {

using synthetic::FullTree;
using synthetic::nameOf;
using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;

TEST(DepthFirstSearchTest, APathIsFollowedToItsEndAndSuccessorsAreTriedInTheOrderGiven) {
  Space space("start(a(a1(a11) a2) b c(c1 c2(c21)))");
  DepthFirstSearch driver(space.start());
  driver.solve();
  EXPECT_THAT(space.probe.asked(Question::successors),
              ElementsAre("start", "a", "a1", "a11", "a2", "b", "c", "c1", "c2", "c21"));
}

TEST(DepthFirstSearchTest, ADeepSolutionOnAnEarlierPathComesFirst) {
  Space space("start(a(a1(deep!)) shallow!)");
  DepthFirstSearch driver(space.start());
  EXPECT_EQ(nameOf(*driver.solve()), "deep");
  EXPECT_EQ(driver.statistics().depth, 3U);
  EXPECT_EQ(nameOf(*driver.solve()), "shallow");
  EXPECT_EQ(driver.statistics().depth, 1U);
}

TEST(DepthFirstSearchTest, HeuristicValuesDoNotMatter) {
  Space space("start(a:9! b:-9!)");
  DepthFirstSearch driver(space.start());
  EXPECT_THAT(remainingSolutions(driver), ElementsAre("a", "b"));
}

TEST(DepthFirstSearchTest, OnlySiblingsAlongThePathAreInTheFrontier) {
  DepthFirstSearch driver(std::make_unique<FullTree>(3, 6));
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().expanded, 6U);
  while (driver.solve() != nullptr) {
  }
  EXPECT_EQ(driver.statistics().peakFrontier, 13U);  // two siblings on each of 6 levels, and one
}

}  // namespace
