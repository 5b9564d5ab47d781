// Properties of best-first search only: the smallest value leaves first, ties in arrival order.

#include "BestFirstSearch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "BreadthFirstSearch.h"
#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"

namespace {

using synthetic::FullTree;
using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;

TEST(BestFirstSearchTest, TheStateWithTheSmallestValueLeavesFirst) {
  Space space("start(three:3! one:1! four:4! two:2!)");
  BestFirstSearch driver(space.start());
  EXPECT_THAT(remainingSolutions(driver), ElementsAre("one", "two", "three", "four"));
}

TEST(BestFirstSearchTest, ValuesAreComparedOverTheWholeFrontierNotOnlyAmongSiblings) {
  Space space("start(a:2(a1:5 a2:1) b:3(b1) c:4)");
  BestFirstSearch driver(space.start());
  driver.solve();
  EXPECT_THAT(space.probe.asked(Question::successors),
              ElementsAre("start", "a", "a2", "b", "b1", "c", "a1"));
}

TEST(BestFirstSearchTest, EqualValuesLeaveInArrivalOrderEvenFromDifferentParents) {
  Space space("start(a:1(a1:2 a2:2) b:2(b1:2) c:1(c1:2) d:2(d1:2))");
  BestFirstSearch driver(space.start());
  driver.solve();
  EXPECT_THAT(space.probe.asked(Question::successors),
              ElementsAre("start", "a", "c", "b", "d", "a1", "a2", "c1", "b1", "d1"));
}

TEST(BestFirstSearchTest, ThousandsOfTiesLeaveInArrivalOrder) {
  std::mt19937 random(1);
  std::vector<std::pair<int, std::string>> expected;
  Space space("start");
  for (int i = 0; i < 5000; ++i) {
    const int value = static_cast<int>(random() % 7);
    expected.emplace_back(value, std::to_string(i));
    space.tree.successors.push_back({std::to_string(i), value, true});
  }
  std::stable_sort(expected.begin(), expected.end(),
                   [](const auto& one, const auto& other) { return one.first < other.first; });
  BestFirstSearch driver(space.start());
  const std::vector<std::string> found = remainingSolutions(driver);
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) ASSERT_EQ(found[i], expected[i].second);
}

TEST(BestFirstSearchTest, NegativeAndExtremeValuesAreOrderedToo) {
  Space space("start(largest:2147483647! zero! smallest:-2147483648! minus:-1! plus:1!)");
  BestFirstSearch driver(space.start());
  EXPECT_THAT(remainingSolutions(driver),
              ElementsAre("smallest", "minus", "zero", "plus", "largest"));
}

TEST(BestFirstSearchTest, WithoutValuesItIsBreadthFirst) {
  const std::string tree = "start(a(a1(a11) a2) b c(c1 c2(c21 c22!)))";
  Space one(tree);
  Space other(tree);
  BestFirstSearch best(one.start());
  BreadthFirstSearch breadth(other.start());
  EXPECT_EQ(remainingSolutions(best), remainingSolutions(breadth));
  EXPECT_EQ(one.probe.asked(Question::isSolution), other.probe.asked(Question::isSolution));
}

TEST(BestFirstSearchTest, EveryStateIsAskedForItsValueWhenItIsGenerated) {
  Space space("start(a(a1) b! c)");
  BestFirstSearch driver(space.start());
  driver.solve();
  EXPECT_THAT(space.probe.asked(Question::heuristicValue),
              ElementsAre("start", "a", "b", "c", "a1"));
}

TEST(BestFirstSearchTest, AStateThatDoesNotOverrideHeuristicValueHasTheValueZero) {
  EXPECT_EQ(FullTree(1, 1).heuristicValue(), 0);
}

}  // namespace
