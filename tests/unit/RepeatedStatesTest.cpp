// Puzzles whose states have keys: the memory for keys is bounded, and all states have one.
// DriverRaceTest.cpp has the repeats.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <string>

#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Graph.h"

namespace {

using synthetic::Graph;

// A chain with edges back. The last vertex is the goal.
Graph chain(int length) {
  Graph graph;
  for (int vertex = 0; vertex < length; ++vertex) {
    graph.edges.push_back({{vertex / 2}, {std::min(vertex + 1, length - 1)}});
  }
  graph.goals = {length - 1};
  return graph;
}

template <class Driver>
class RepeatedStatesTest : public testing::Test {};

TYPED_TEST_SUITE(RepeatedStatesTest, drivers::WithTables);

TYPED_TEST(RepeatedStatesTest, KeysAndTheTableThatDoNotFitEndTheSearchAndARaisedLimitResumesIt) {
  for (const std::uint64_t bytes : {0U, 4'000U, 100'000U}) {
    Graph graph = chain(900);
    if (bytes > 4'000) graph.keyPrefix = std::string(bytes / 10, 'k');
    TypeParam driver(graph.start());
    driver.setLimits({.keyBytes = bytes});
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), search::Outcome::keyLimit);
    EXPECT_EQ(driver.statistics().expanded > 0, bytes > 0);
    const std::uint64_t keys = driver.statistics().generated - driver.statistics().repeats;
    EXPECT_LE(keys, bytes / (graph.keyPrefix.size() + sizeof(std::string)) + 2);
    EXPECT_GE(keys, bytes / (graph.keyPrefix.size() + 6 * sizeof(std::string)));
    driver.setLimits({});
    EXPECT_NE(driver.solve(), nullptr);
    const std::set<int> different(graph.expanded.begin(), graph.expanded.end());
    // The state that was next when the limit was reached is asked again.
    EXPECT_LE(graph.expanded.size(), different.size() + 1);
  }
}

TYPED_TEST(RepeatedStatesTest, AStateWithoutAKeyAmongThoseThatHaveOneIsALogicError) {
  Graph graph{{{{0}}}, {}, {}, {}};
  graph.beforeAnswer = [&graph] { graph.hasKeys = false; };
  EXPECT_THROW(TypeParam(graph.start()).solve(), std::logic_error);
}

}  // namespace
