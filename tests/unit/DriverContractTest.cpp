// The contract of the coursework's drivers: signatures, counts, limits, and lifetimes of states;
// and what the further drivers refuse. DriverRaceTest.cpp compares the orders, solutions, costs,
// observers and outcomes of all with a reference.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pthread.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <utility>

#include "apps/solving/SearchLimits.h"
#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Graph.h"

namespace {

using search::Outcome;
using synthetic::Graph;

template <class Driver>
class DriverContractTest : public testing::Test {};

TYPED_TEST_SUITE(DriverContractTest, drivers::Plain);

TYPED_TEST(DriverContractTest, TheSignaturesAreThoseOfTheContract) {
  static_assert(std::is_constructible_v<TypeParam, std::unique_ptr<Searchable>&&>);
  static_assert(!std::is_convertible_v<std::unique_ptr<Searchable>&&, TypeParam>);
  static_assert(!std::is_copy_constructible_v<TypeParam>);
  static_assert(std::has_virtual_destructor_v<TypeParam>);
  Graph graph{{{{1}, {-1}}, {}}, {0}, {}, {}};
  TypeParam driver(graph.start());
  static_assert(std::is_same_v<decltype(driver.solve()), Searchable*>);
  static_assert(std::is_same_v<decltype(std::as_const(driver).getNodesExpanded()), int>);
  static_assert(std::is_same_v<decltype(driver.statistics().expanded), std::uint64_t>);
  EXPECT_THROW(TypeParam(std::unique_ptr<Searchable>()), std::invalid_argument);
  EXPECT_NE(driver.solve(), nullptr);
  EXPECT_THROW(driver.keepPaths(), std::logic_error) << "paths are kept from the start on";
  graph.goals.clear();
  EXPECT_THROW(TypeParam(graph.start()).solve(), std::logic_error) << "a successor is null";
}

TYPED_TEST(DriverContractTest, StopsWhenItIsAskedToAndThenCanGoOn) {
  std::atomic<bool> stop = true;
  const Graph graph{{{{1}}, {}}, {1}, {}, {}};
  TypeParam driver(graph.start());
  driver.setLimits({.stop = &stop});
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::stopped);
  stop = false;
  EXPECT_NE(driver.solve(), nullptr);
}

// Solutions are at several depths, one of them with a successor; heuristic values mislead.
TYPED_TEST(DriverContractTest,
           EachStateIsAskedOnceAndExpandedOnesForTheirSuccessorsNeverASolution) {
  Graph tree{{{{1}, {2}, {3}}, {{4}, {5}}, {}, {{6}}, {}, {{7}}, {}, {}},
             {2, 5, 6},
             {0, 2, 1, 5, 3, 1, 9, 0},
             {}};
  tree.hasKeys = tree.hasMoves = false;
  std::uint64_t asked = 0;
  tree.beforeAnswer = [&asked] { ++asked; };
  TypeParam driver(tree.start());
  EXPECT_EQ(asked, 0U) << "nothing happens before solve()";
  do {
    EXPECT_EQ(driver.statistics().expanded, tree.expanded.size());
    EXPECT_EQ(driver.getNodesExpanded(), static_cast<int>(tree.expanded.size()));
  } while (driver.solve() != nullptr);
  EXPECT_THAT(tree.expanded, testing::UnorderedElementsAre(0, 1, 3, 4));
  EXPECT_EQ(driver.statistics().generated, 7U);
  EXPECT_EQ(asked, 4 + (std::is_same_v<TypeParam, BestFirstSearch> ? 14U : 7U));
}

// ---- Limits

// Its only vertex leads to itself.
Graph endlessChain() {
  Graph graph{{{{0}}}, {}, {}, {}};
  graph.hasKeys = graph.hasMoves = false;
  return graph;
}

TYPED_TEST(DriverContractTest, TimeAddsUpOverAllCallsAndItsLimitIsForAllOfThem) {
  Graph graph = endlessChain();
  graph.beforeAnswer = [] { std::this_thread::sleep_for(std::chrono::milliseconds(1)); };
  TypeParam driver(graph.start());
  driver.setLimits({.expanded = 1});
  EXPECT_EQ(driver.solve(), nullptr);
  const std::uint64_t first = driver.statistics().elapsedNs;
  EXPECT_GE(first, 2'000'000U);
  const search::Limits limits{.timeNs = first + 2'000'000};
  driver.setLimits(limits);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), Outcome::timeLimit);
    EXPECT_GE(driver.statistics().elapsedNs, limits.timeNs);
    EXPECT_LE(driver.statistics().expanded, 3U) << "the time was used up";
  }
}

TEST(DefaultLimits, OnTheFrontierLeaveRoomForItsBoardsAndARequestedOneReplacesThem) {
  apps::SearchLimits limits;
  EXPECT_EQ(limits.forSize(9).frontier, 200'000U);
  EXPECT_EQ(limits.forSize(16).frontier, 63'281U);
  EXPECT_EQ(limits.forSize(400).frontier, 12U);
  limits.frontier = search::kUnlimited;
  EXPECT_EQ(limits.forSize(400).frontier, search::kUnlimited);
}

// ---- What is refused

template <class Driver>
class CostsTest : public testing::Test {};

using DriversByCost = testing::Types<search::AStarSearch, search::IterativeDeepeningAStar>;
TYPED_TEST_SUITE(CostsTest, DriversByCost);

TYPED_TEST(CostsTest, NegativeOnesAndThoseBeyondTheRangeOfIntAreRefused) {
  const Graph negative{{{{1, -1}}, {}}, {1}, {}, {}};
  EXPECT_THROW(TypeParam(negative.start()).solve(), std::logic_error);
  const Graph large{{{{1, 2'000'000'000}}, {{2, 2'000'000'000}}, {}}, {2}, {}, {}};
  EXPECT_THROW(TypeParam(large.start()).solve(), std::overflow_error);
}

TEST(BeamSearchTest, RefusesAWidthOfZero) {
  const Graph graph{{{}}, {}, {}, {}};
  EXPECT_THROW(search::BeamSearch(graph.start(), 0), std::invalid_argument);
}

// ---- Lifetimes

// On a stack of 256 KiB, which overflows if functions call each other for so many states.
void onASmallStack(void (*run)()) {
  pthread_attr_t attributes;
  ASSERT_EQ(pthread_attr_init(&attributes), 0);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, 256 << 10), 0);
  pthread_t thread;
  const auto start = [](void* function) -> void* {
    (*static_cast<void (**)()>(function))();
    return nullptr;
  };
  ASSERT_EQ(pthread_create(&thread, &attributes, start, &run), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

// A tree whose leaves are goals.
Graph fullTree(int branching, int depth) {
  Graph graph;
  graph.hasKeys = graph.hasMoves = false;
  for (int vertex = 0; vertex <= depth; ++vertex) {
    const auto edges = static_cast<std::size_t>(vertex < depth ? branching : 0);
    graph.edges.emplace_back(edges, synthetic::Edge{vertex + 1});
    graph.heuristicValues.push_back(depth - vertex);
  }
  graph.goals = {depth};
  return graph;
}

template <class Driver>
void destroyLargeAndDeepFrontiers() {
  constexpr int kMany = 10'000;
  struct Large {
    int branching, depth;
    std::uint64_t expanded;
  };
  for (const Large& tree : {Large{kMany, 2, 1}, Large{1, kMany, kMany}, Large{2, kMany, kMany}}) {
    const Graph graph = fullTree(tree.branching, tree.depth);
    {
      Driver driver(graph.start());
      driver.keepPaths();
      driver.setLimits({.expanded = tree.expanded});
      const bool isSolved = driver.solve() != nullptr;
      EXPECT_GE(driver.frontierSize() + driver.statistics().depth, std::uint64_t{kMany});
      EXPECT_EQ(driver.outcome(), isSolved ? Outcome::solved : Outcome::expandedLimit);
      driver.solve();  // gives up the path
    }
    EXPECT_EQ(graph.alive, 0);
  }
}

TYPED_TEST(DriverContractTest, LargeAndDeepFrontiersAreDestroyedWithoutAStackOverflow) {
  onASmallStack(destroyLargeAndDeepFrontiers<TypeParam>);
}

}  // namespace
