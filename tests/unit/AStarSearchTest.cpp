// A*, IDA* and iterative deepening find solutions of least cost or depth. On graphs, the least
// costs come from the Bellman-Ford method.

#include "search/AStarSearch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <vector>

#include "BreadthFirstSearch.h"
#include "search/IterativeDeepeningAStar.h"
#include "search/IterativeDeepeningSearch.h"
#include "tests/synthetic/Graph.h"

namespace {

using synthetic::Graph;
using testing::ElementsAre;

// A random graph with one goal, edges of cost 0 to 9, and no heuristic.
Graph randomGraph(std::mt19937& random, int vertices) {
  Graph graph;
  graph.edges.resize(static_cast<std::size_t>(vertices));
  for (auto& edges : graph.edges) {
    for (unsigned i = random() % 4; i > 0; --i) {
      edges.push_back({static_cast<int>(random() % static_cast<unsigned>(vertices)),
                       static_cast<int>(random() % 10)});
    }
  }
  graph.goals = {vertices - 1};
  return graph;
}

// The least cost from each vertex to the goal; kFar if there is no path.
std::vector<int> distancesToGoal(const Graph& graph) {
  constexpr int kFar = 1000;
  std::vector<int> distances;
  for (std::size_t vertex = 0; vertex < graph.edges.size(); ++vertex) {
    const std::int64_t cost = leastCosts(graph, static_cast<int>(vertex)).back();
    distances.push_back(cost < 0 ? kFar : static_cast<int>(cost));
  }
  return distances;
}

template <class Driver>
class OptimalSearchTest : public testing::Test {};

using OptimalDrivers = testing::Types<search::AStarSearch, search::IterativeDeepeningAStar>;
TYPED_TEST_SUITE(OptimalSearchTest, OptimalDrivers);

// Every second graph has heuristic values from 0 to the true distance: admissible, but rarely
// consistent.
TYPED_TEST(OptimalSearchTest, FindsTheLeastCost) {
  std::mt19937 random(1);
  int solved = 0;
  for (int round = 0; round < 500; ++round) {
    Graph graph = randomGraph(random, 12);
    if (round % 2 == 0) graph.heuristicValues = distancesToGoal(graph);
    for (int& value : graph.heuristicValues) {
      value = static_cast<int>(random() % (static_cast<unsigned>(value) + 1));
    }
    const std::int64_t least = leastCosts(graph, 0).back();
    TypeParam driver(graph.start());
    ASSERT_EQ(driver.solve() != nullptr, least >= 0) << "graph " << round;
    if (least < 0) continue;
    ++solved;
    EXPECT_EQ(static_cast<std::int64_t>(driver.statistics().cost), least) << "graph " << round;
  }
  EXPECT_GT(solved, 150);
}

TYPED_TEST(OptimalSearchTest, RefusesNegativeCostsAndCostsBeyondTheRangeOfInt) {
  const Graph negative{{{{1, -1}}, {}}, {1}, {}, {}};
  EXPECT_THROW(TypeParam(negative.start()).solve(), std::logic_error);
  const Graph large{{{{1, 2'000'000'000}}, {{2, 2'000'000'000}}, {}}, {2}, {}, {}};
  EXPECT_THROW(TypeParam(large.start()).solve(), std::overflow_error);
}

TEST(AStarSearchTest, AStateReachedAtALowerCostIsExpandedAgain) {
  // The heuristic value of 1 misleads: 2 is expanded first at cost 4, then at cost 3.
  Graph graph{{{{1, 1}, {2, 4}}, {{2, 2}}, {{3, 10}}, {}}, {3}, {0, 9, 0, 0}, {}};
  search::AStarSearch driver(graph.start());
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_THAT(graph.expanded, ElementsAre(0, 2, 1, 2));
  EXPECT_EQ(driver.statistics().cost, 13U);
}

TEST(AStarSearchTest, AStateThatALowerCostMadeOutdatedIsNotExpanded) {
  // 2 is generated at cost 9, and again at cost 2 before it is expanded.
  Graph graph{{{{2, 9}, {1, 1}}, {{2, 1}}, {{3, 1}}, {}}, {3}, {}, {}};
  search::AStarSearch driver(graph.start());
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().cost, 3U);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_THAT(graph.expanded, ElementsAre(0, 1, 2));
}

TEST(AStarSearchTest, WithAConsistentHeuristicNoStateIsExpandedTwice) {
  std::mt19937 random(3);
  for (int round = 0; round < 100; ++round) {
    Graph graph = randomGraph(random, 20);
    graph.heuristicValues = distancesToGoal(graph);
    search::AStarSearch(graph.start()).solve();
    std::vector<int> expanded = graph.expanded;
    std::sort(expanded.begin(), expanded.end());
    EXPECT_EQ(std::adjacent_find(expanded.begin(), expanded.end()), expanded.end());
  }
}

TEST(IterativeDeepeningTest, FindsTheShallowestSolutionAsBreadthFirstSearchDoes) {
  std::mt19937 random(4);
  for (int round = 0; round < 300; ++round) {
    const Graph graph = randomGraph(random, 12);
    BreadthFirstSearch levels(graph.start());
    search::IterativeDeepeningSearch rounds(graph.start());
    ASSERT_EQ(levels.solve() != nullptr, rounds.solve() != nullptr) << "graph " << round;
    EXPECT_EQ(levels.statistics().depth, rounds.statistics().depth) << "graph " << round;
    EXPECT_EQ(levels.outcome(), rounds.outcome());
  }
}

}  // namespace
