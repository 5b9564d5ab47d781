// Paths from the start to a solution, and the memory that they use.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/synthetic/AllDrivers.h"
#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Graph.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"

namespace {

using synthetic::FullTree;
using synthetic::Graph;
using synthetic::nameOf;
using synthetic::Space;
using synthetic::Vertex;
using testing::ElementsAre;
using testing::IsEmpty;

template <class Driver>
class PathTest : public testing::Test {
 protected:
  static std::vector<std::string> movesOn(const std::vector<search::Step>& path) {
    std::vector<std::string> moves;
    for (const search::Step& step : path) moves.push_back(step.move);
    return moves;
  }

  static std::vector<std::string> namesOn(const std::vector<search::Step>& path) {
    std::vector<std::string> names;
    for (const search::Step& step : path) names.push_back(nameOf(*step.state));
    return names;
  }
};

TYPED_TEST_SUITE(PathTest, synthetic::AllDrivers);

TYPED_TEST(PathTest, LeadsFromTheStartToTheSolutionByMovesAndTheirCosts) {
  const Graph graph{{{{1, 5}}, {{2, 7}}, {}}, {2}, {}, {}};
  TypeParam driver(graph.start());
  driver.keepPaths();
  ASSERT_NE(driver.solve(), nullptr);
  const std::vector<search::Step> path = driver.path();
  EXPECT_THAT(this->movesOn(path), ElementsAre("", "0 to 1", "1 to 2"));
  EXPECT_EQ(path[0].cost, 0);
  EXPECT_EQ(path[1].cost, 5);
  EXPECT_EQ(path[2].cost, 7);
  EXPECT_EQ(driver.statistics().cost, 12U);
  EXPECT_EQ(dynamic_cast<const Vertex&>(*path[1].state).number(), 1);
}

TYPED_TEST(PathTest, WorksWithoutMovesAndKeys) {
  Space space("start(a(a1 a2) b(b1(b2!)))");
  TypeParam driver(space.start());
  driver.keepPaths();
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_THAT(this->namesOn(driver.path()), ElementsAre("start", "b", "b1", "b2"));
  EXPECT_EQ(driver.path()[1].cost, 1);
  EXPECT_EQ(driver.statistics().cost, 3U);
}

TYPED_TEST(PathTest, EachSolutionHasItsOwn) {
  Space space("start(a(a1! a2!) b!)");
  TypeParam driver(space.start());
  driver.keepPaths();
  std::vector<std::vector<std::string>> paths;
  while (driver.solve() != nullptr) paths.push_back(this->namesOn(driver.path()));
  EXPECT_THAT(paths, testing::UnorderedElementsAre(ElementsAre("start", "a", "a1"),
                                                   ElementsAre("start", "a", "a2"),
                                                   ElementsAre("start", "b")));
  EXPECT_THAT(driver.path(), IsEmpty());
}

TYPED_TEST(PathTest, AStartThatIsASolutionIsThePath) {
  Space space("start!");
  TypeParam driver(space.start());
  driver.keepPaths();
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_THAT(this->namesOn(driver.path()), ElementsAre("start"));
}

TYPED_TEST(PathTest, IsEmptyOnceTheSolutionIsReleased) {
  const Graph graph{{{{1}, {2}}, {}, {}}, {1, 2}, {}, {}};
  TypeParam driver(graph.start());
  driver.keepPaths();
  ASSERT_NE(driver.solve(), nullptr);
  ASSERT_NE(driver.solve(), nullptr);
  driver.releaseSolution();
  EXPECT_TRUE(driver.path().empty());
}

TYPED_TEST(PathTest, IsEmptyUnlessPathsAreKept) {
  Space space("start(a!)");
  TypeParam driver(space.start());
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_THAT(driver.path(), IsEmpty());
}

TYPED_TEST(PathTest, HasToBeKeptFromTheStart) {
  Space space("start(a!)");
  TypeParam driver(space.start());
  driver.solve();
  EXPECT_THROW(driver.keepPaths(), std::logic_error);
}

TYPED_TEST(PathTest, KeepsNoStateWithoutDescendantsInTheFrontier) {
  const auto before = FullTree::alive();
  {
    TypeParam driver(std::make_unique<FullTree>(3, 5));
    driver.keepPaths();
    while (driver.solve() != nullptr) driver.releaseSolution();
    // Only the start is kept.
    EXPECT_LE(FullTree::alive() - before, 1);
  }
  EXPECT_EQ(FullTree::alive(), before);
}

TEST(DepthFirstPathTest, KeepsOnlyTheCurrentPath) {
  DepthFirstSearch driver(std::make_unique<FullTree>(2, 12));
  driver.keepPaths();
  ASSERT_NE(driver.solve(), nullptr);
  // A path of 13 states, and one sibling of each state but the start.
  EXPECT_EQ(FullTree::alive(), 13 + 12);
}

}  // namespace
