// Paths from the start to a solution, and the memory that they use.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Graph.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"
#include "tests/unit/Drivers.h"

namespace {

using synthetic::FullTree;
using synthetic::Graph;
using synthetic::nameOf;
using synthetic::Space;
using testing::ElementsAre;
using testing::IsEmpty;

// The moves on the path with their costs, or the names of states without a move.
std::vector<std::string> pathOf(const search::Search& driver) {
  std::vector<std::string> steps;
  for (const search::Step& step : driver.path()) {
    steps.push_back(step.move.empty() ? nameOf(*step.state)
                                      : step.move + " for " + std::to_string(step.cost));
  }
  return steps;
}

template <class Driver>
class PathTest : public testing::Test {};

TYPED_TEST_SUITE(PathTest, drivers::All);

TYPED_TEST(PathTest, LeadsFromTheStartToTheSolutionByMovesAndTheirCosts) {
  const Graph graph{{{{1, 5}}, {{2, 7}}, {}}, {2}, {}, {}};
  TypeParam driver(graph.start());
  driver.keepPaths();
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_THAT(pathOf(driver), ElementsAre("0", "0 to 1 for 5", "1 to 2 for 7"));
  EXPECT_EQ(driver.statistics().cost, 12U);
}

TYPED_TEST(PathTest, EachSolutionHasItsOwnAlsoWithoutMovesAndKeys) {
  Space space("start(a(a1! a2(a3!)) b!)");
  TypeParam driver(space.start());
  driver.keepPaths();
  std::vector<std::vector<std::string>> paths;
  while (driver.solve() != nullptr) {
    paths.push_back(pathOf(driver));
    EXPECT_EQ(driver.statistics().cost, paths.back().size() - 1) << "each step costs one";
  }
  EXPECT_THAT(paths, testing::UnorderedElementsAre(ElementsAre("start", "a", "a1"),
                                                   ElementsAre("start", "a", "a2", "a3"),
                                                   ElementsAre("start", "b")));
  EXPECT_THAT(driver.path(), IsEmpty());
}

TYPED_TEST(PathTest, IsTheStartIfThatIsASolutionAndEmptyOnceItIsReleased) {
  Space space("start!");
  TypeParam driver(space.start());
  driver.keepPaths();
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_THAT(pathOf(driver), ElementsAre("start"));
  driver.releaseSolution();
  EXPECT_THAT(driver.path(), IsEmpty());
}

TYPED_TEST(PathTest, IsEmptyUnlessItIsKeptFromTheStart) {
  Space space("start(a!)");
  TypeParam driver(space.start());
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_THAT(driver.path(), IsEmpty());
  EXPECT_THROW(driver.keepPaths(), std::logic_error);
}

TYPED_TEST(PathTest, KeepsNoStateWithoutDescendantsInTheFrontier) {
  {
    TypeParam driver(std::make_unique<FullTree>(3, 5));
    driver.keepPaths();
    while (driver.solve() != nullptr) driver.releaseSolution();
    EXPECT_LE(FullTree::alive(), 1) << "only the start is kept";
  }
  EXPECT_EQ(FullTree::alive(), 0);
  Space space("start(a(a1 a2(a3)) b(b1! b2) c(c1))");
  TypeParam driver(space.start());
  driver.keepPaths();
  while (driver.solve() != nullptr) driver.releaseSolution();
  EXPECT_LE(space.probe.alive, 1) << "dead ends are not kept either";
}

}  // namespace
