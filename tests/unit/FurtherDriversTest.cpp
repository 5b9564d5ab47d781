// The drivers beyond the coursework's: A* and IDA* find solutions of least cost, which come from
// the Bellman-Ford method. DriverRaceTest.cpp compares their orders with a reference.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <vector>

#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Graph.h"

namespace {

using synthetic::Graph;

// A random graph with one goal, edges of cost 0 to 9, and no heuristic.
Graph randomGraph(std::mt19937& random, int vertices) {
  Graph graph;
  graph.edges.resize(static_cast<std::size_t>(vertices));
  for (auto& edges : graph.edges) {
    for (auto i = random() % 5; i > 0; --i) {
      edges.push_back({static_cast<int>(random() % static_cast<unsigned>(vertices)),
                       static_cast<int>(random() % 10)});
    }
  }
  graph.goals = {vertices - 1};
  return graph;
}

constexpr int kFar = 1000;

// The least cost from each vertex to the goal by so many edges, or kFar. Uses the Bellman-Ford
// method, which shares nothing with the drivers.
std::vector<int> costsToGoal(const Graph& graph, std::size_t mostEdges) {
  std::vector<int> costs(graph.edges.size(), kFar);
  costs.back() = 0;
  for (; mostEdges > 0; --mostEdges) {
    const std::vector<int> shorter = costs;
    for (std::size_t from = 0; from < costs.size(); ++from) {
      for (const synthetic::Edge& edge : graph.edges[from]) {
        costs[from] = std::min(costs[from], edge.cost + shorter.at(std::size_t(edge.to)));
      }
    }
  }
  return costs;
}

template <class Driver>
class OptimalSearchTest : public testing::Test {};

using OptimalDrivers = testing::Types<search::AStarSearch, search::IterativeDeepeningAStar>;
TYPED_TEST_SUITE(OptimalSearchTest, OptimalDrivers);

// Every second graph has heuristic values from 0 to the true distance: admissible, but rarely
// consistent; some are negative. Every third search has a limit on depth, so that some of the best
// paths are too deep.
TYPED_TEST(OptimalSearchTest, FindsTheLeastCost) {
  std::mt19937 random(1);
  int solved = 0, dearer = 0;
  for (int round = 0; round < 1500; ++round) {
    Graph graph = randomGraph(random, 12);
    const std::vector<int> costs = costsToGoal(graph, 12);
    for (const int cost : costs) {
      const auto bound = round % 2 == 0 ? static_cast<unsigned>(cost) : 0;
      graph.heuristicValues.push_back(static_cast<int>(random() % (bound + 1)));
      if (round % 5 == 0) graph.heuristicValues.back() -= 10;
    }
    search::Limits limits;
    if (round % 3 == 0) limits.depth = 2;
    const int least = costsToGoal(graph, round % 3 == 0 ? 2 : 12).front();
    TypeParam driver(graph.start());
    driver.setLimits(limits);
    ASSERT_EQ(driver.solve() != nullptr, least < kFar) << "graph " << round;
    if (least == kFar) continue;
    ++solved;
    dearer += least > costs.front();
    EXPECT_EQ(driver.statistics().cost, static_cast<std::uint64_t>(least)) << "graph " << round;
  }
  EXPECT_GT(solved, 500);
  EXPECT_GT(dearer, 10);
}

TYPED_TEST(OptimalSearchTest, RefusesNegativeCostsAndCostsBeyondTheRangeOfInt) {
  const Graph negative{{{{1, -1}}, {}}, {1}, {}, {}};
  EXPECT_THROW(TypeParam(negative.start()).solve(), std::logic_error);
  const Graph large{{{{1, 2'000'000'000}}, {{2, 2'000'000'000}}, {}}, {2}, {}, {}};
  EXPECT_THROW(TypeParam(large.start()).solve(), std::overflow_error);
}

TEST(BeamSearchTest, RefusesAWidthOfZero) {
  const Graph graph{{{}}, {}, {}, {}};
  EXPECT_THROW(search::BeamSearch(graph.start(), 0), std::invalid_argument);
}

}  // namespace
