// The orders in which breadth-first, depth-first and best-first search take states, and the orders
// of ties.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "apps/puzzles/Queens.h"
#include "search/LimitedDiscrepancySearch.h"
#include "search/TieOrder.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"

namespace {

using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;

template <class Driver>
std::vector<std::string> expandedBy(const std::string& tree) {
  Space space(tree);
  Driver driver(space.start());
  remainingSolutions(driver);
  return space.probe.asked(Question::successors);
}

template <class Driver>
std::vector<std::string> solutionsBy(const std::string& tree) {
  Space space(tree);
  Driver driver(space.start());
  return remainingSolutions(driver);
}

constexpr const char* kTree = "start(a(a1(a11) a2) b:-9 c(c1 c2(c21)))";

TEST(BreadthFirstSearchTest, StatesLeaveLevelByLevelWhateverTheirValues) {
  EXPECT_THAT(expandedBy<BreadthFirstSearch>(kTree),
              ElementsAre("start", "a", "b", "c", "a1", "a2", "c1", "c2", "a11", "c21"));
  EXPECT_THAT(solutionsBy<BreadthFirstSearch>("start(a(a1(deep!)) b(shallow!))"),
              ElementsAre("shallow", "deep"));
}

TEST(DepthFirstSearchTest, PathsAreFollowedToTheirEndsWhateverTheirValues) {
  EXPECT_THAT(expandedBy<DepthFirstSearch>(kTree),
              ElementsAre("start", "a", "a1", "a11", "a2", "b", "c", "c1", "c2", "c21"));
  EXPECT_THAT(solutionsBy<DepthFirstSearch>("start(a(a1(deep!)) shallow!)"),
              ElementsAre("deep", "shallow"));
}

TEST(BestFirstSearchTest, TheSmallestValueOfTheWholeFrontierLeavesFirst) {
  EXPECT_THAT(expandedBy<BestFirstSearch>("start(a:2(a1:5 a2:1) b:3(b1) c:4)"),
              ElementsAre("start", "a", "a2", "b", "b1", "c", "a1"));
  EXPECT_THAT(solutionsBy<BestFirstSearch>(
                  "start(largest:2147483647! zero! smallest:-2147483648! minus:-1! plus:1!)"),
              ElementsAre("smallest", "minus", "zero", "plus", "largest"));
}

TEST(BestFirstSearchTest, EqualValuesLeaveInArrivalOrder) {
  EXPECT_THAT(expandedBy<BestFirstSearch>("start(a:1(a1:2 a2:2) b:2(b1:2) c:1(c1:2) d:2(d1:2))"),
              ElementsAre("start", "a", "c", "b", "d", "a1", "a2", "c1", "b1", "d1"));
}

TEST(LimitedDiscrepancySearchTest, SolutionsComeInTheOrderOfTheirDiscrepancies) {
  EXPECT_THAT(solutionsBy<search::LimitedDiscrepancySearch>(
                  "start(b:2(b2:2! b1:1!) a:1(a2:2(y:2! x:1!) a1:1!))"),
              ElementsAre("a1", "x", "b1", "y", "b2"));
}

template <class... Ties>
std::vector<std::string> orderWith(const Ties&... ties) {
  BestFirstSearch driver(std::make_unique<Queens>(8), ties...);
  synthetic::EventLog log;
  driver.setObserver(&log);
  EXPECT_NE(driver.solve(), nullptr);
  return log.events;
}

TEST(TieOrderTest, EachSeedGivesItsOwnOrder) {
  EXPECT_EQ(orderWith(), orderWith(search::ArrivalOrder()));
  std::set<std::vector<std::string>> orders;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    orders.insert(orderWith(search::SeededOrder(seed)));
    EXPECT_EQ(orders.count(orderWith(search::SeededOrder(seed))), 1U);
  }
  EXPECT_GT(orders.size(), 15U);
}

// No two states are ever equal, so the order does not depend on the heap.
TEST(TieOrderTest, NoTwoStatesTie) {
  const search::SeededOrder order(1);
  std::vector<search::Node> nodes(50);
  for (std::size_t i = 0; i < nodes.size(); ++i) nodes[i].id = i;
  for (const search::Node& one : nodes) {
    for (const search::Node& other : nodes) {
      EXPECT_EQ(order.leavesLater(one, other) || order.leavesLater(other, one), &one != &other);
    }
  }
}

}  // namespace
