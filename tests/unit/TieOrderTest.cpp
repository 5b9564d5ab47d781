// Seeded orders of ties, of every strategy that has them. The seeds are fixed.

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "apps/solving/Strategy.h"
#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Graph.h"

namespace {

// In how many orders the six descendants of the start may leave: two pairs of siblings, of equal or
// of unequal values, below a pair of equal values.
constexpr std::tuple<const char*, std::size_t, std::size_t> kOrders[] = {
    {"bfs", 2 * 24, 2 * 24},  {"best", 2 * 24, 2 * 4}, {"dfs", 2 * 4, 2 * 4},
    {"astar", 2 * 24, 2 * 4}, {"ids", 2 * 4, 2 * 4},   {"ida", 2 * 4, 2 * 4},
    {"beam", 2 * 24, 2 * 4},  {"lds", 2 * 4, 2}};

// All solutions, all states expanded, and how often in all.
auto searched(const synthetic::Graph& graph, const char* strategy, const search::TieOrder& ties) {
  graph.expanded.clear();
  const auto search = apps::strategyNamed(strategy).startFrom(graph.start(), ties);
  const auto found = synthetic::remainingSolutions(*search);
  return std::tuple(std::multiset(found.begin(), found.end()),
                    std::set(graph.expanded.begin(), graph.expanded.end()), graph.expanded.size());
}

// The number of orders that occur, in the last round. With 100 seeds for each expected one, none is
// much more frequent than others.
std::size_t ordersOf(const synthetic::Graph& graph, const char* strategy, std::size_t expected) {
  const std::size_t seeds = 100 * expected;
  std::map<std::vector<int>, std::size_t> orders;
  for (std::size_t seed = 1; seed <= seeds; ++seed) {
    searched(graph, strategy, search::TieOrder(seed));
    ++orders[{graph.expanded.end() - 6, graph.expanded.end()}];
  }
  for (const auto& [order, frequency] : orders) {
    EXPECT_GT(frequency * orders.size(), seeds * 2 / 3) << testing::PrintToString(order);
    EXPECT_LT(frequency * orders.size(), seeds * 3 / 2) << testing::PrintToString(order);
  }
  return orders.size();
}

TEST(TieOrder, MakesEveryOrderOfTiesAboutAsLikelyAndExchangesNothingElse) {
  synthetic::Graph graph{{{{1}, {2}}, {{4, 1}, {3, 2}}, {{5, 2}, {6, 1}}, {}, {}, {}, {}}, {}, {}};
  for (const auto& [strategy, ofEqual, ofUnequal] : kOrders) {
    SCOPED_TRACE(strategy);
    graph.hasMoves = false;
    graph.heuristicValues = {0, 1, 1, 2, 2, 2, 2};
    EXPECT_EQ(ordersOf(graph, strategy, ofEqual), ofEqual);
    graph.hasMoves = true;  // with their costs, all sums are equal
    graph.heuristicValues = {0, 1, 1, 2, 3, 2, 3};
    EXPECT_EQ(ordersOf(graph, strategy, ofUnequal), ofUnequal);
  }
}

// Each leaf of the tree is a solution, so that rounds are as long in each order.
TEST(TieOrder, ChangesNothingThatIsSearchedAndFoundInAll) {
  synthetic::Graph tree{{}, {15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30}, {}};
  for (int i = 1; i < 31; i += 2) tree.edges.push_back({{i}, {i + 1}});
  for (const auto& [strategy, ofEqual, ofUnequal] : kOrders) {
    const auto inArrivalOrder = searched(tree, strategy, {});
    for (std::size_t seed = 1; seed <= 100; ++seed) {
      EXPECT_EQ(searched(tree, strategy, search::TieOrder(seed)), inArrivalOrder) << strategy;
    }
  }
}

}  // namespace
