// Puzzles whose states have keys: drivers expand equal states once, and the memory for keys is
// bounded. With a limit on depth, a state that is reached again nearer to the start counts.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "search/trace/Recorder.h"
#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Graph.h"

namespace {

using search::Limits;
using search::Outcome;
using synthetic::Edge;
using synthetic::Graph;
using synthetic::remainingSolutions;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

Limits atMostDeep(std::uint64_t depth) {
  Limits limits;
  limits.depth = depth;
  return limits;
}

// Two paths lead to 3, and an edge leads from 4 back to the start. 5 is the goal.
Graph diamond() {
  return {{{{1}, {2}}, {{3}}, {{3}}, {{4}}, {{0}, {5}}, {}}, {5}, {}, {}};
}

// A square grid of width^2 vertices, with edges to all neighbours. The last vertex is the goal.
Graph grid(int width) {
  Graph graph;
  for (int vertex = 0; vertex < width * width; ++vertex) {
    const int row = vertex / width, col = vertex % width;
    std::vector<Edge>& edges = graph.edges.emplace_back();
    if (row > 0) edges.push_back({vertex - width});
    if (col > 0) edges.push_back({vertex - 1});
    if (col + 1 < width) edges.push_back({vertex + 1});
    if (row + 1 < width) edges.push_back({vertex + width});
    graph.heuristicValues.push_back(2 * (width - 1) - row - col);
  }
  graph.goals = {width * width - 1};
  return graph;
}

template <class Driver>
class RepeatedStatesTest : public testing::Test {};

TYPED_TEST_SUITE(RepeatedStatesTest, drivers::WithTables);

TYPED_TEST(RepeatedStatesTest, AStateIsExpandedOnceHoweverOftenItIsReached) {
  const Graph graph = diamond();
  TypeParam driver(graph.start());
  EXPECT_THAT(remainingSolutions(driver), ElementsAre("5"));
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
  EXPECT_THAT(graph.expanded, UnorderedElementsAre(0, 1, 2, 3, 4));
  EXPECT_EQ(driver.statistics().repeats, 2U) << "3, and the start";
  EXPECT_EQ(driver.statistics().generated, 8U);
}

TYPED_TEST(RepeatedStatesTest, KeysThatDoNotFitEndTheSearchAndARaisedLimitResumesIt) {
  for (const std::uint64_t bytes : {0U, 4'000U}) {
    const Graph graph = grid(30);
    TypeParam driver(graph.start());
    Limits limits;
    limits.keyBytes = bytes;
    driver.setLimits(limits);
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), Outcome::keyLimit);
    EXPECT_EQ(driver.statistics().expanded > 0, bytes > 0);
    driver.setLimits({});
    EXPECT_NE(driver.solve(), nullptr);
    const std::set<int> different(graph.expanded.begin(), graph.expanded.end());
    // The state that was next when the limit was reached is asked again.
    EXPECT_LE(graph.expanded.size(), different.size() + 1);
  }
}

// A chain without end, whose keys have so many bytes and some digits.
class LongKeys final : public Searchable, public search::Keyed {
 public:
  LongKeys(std::size_t bytes, int number) : bytes_(bytes), number_(number) {}
  bool isSolution() const override { return false; }
  std::vector<std::unique_ptr<Searchable>> successors() const override {
    std::vector<std::unique_ptr<Searchable>> states;
    states.push_back(std::make_unique<LongKeys>(bytes_, number_ + 1));
    return states;
  }
  void write(std::ostream&) const override {}
  std::string key() const override { return std::string(bytes_, '.') + std::to_string(number_); }

 private:
  std::size_t bytes_;
  int number_;
};

TYPED_TEST(RepeatedStatesTest, TheBytesOfKeysCountAndThoseOfTheTable) {
  constexpr std::uint64_t kBytes = 100'000;
  for (const std::size_t ofKey : {0U, 1'000U}) {
    TypeParam driver(std::make_unique<LongKeys>(ofKey, 0));
    Limits limits;
    limits.keyBytes = kBytes;
    driver.setLimits(limits);
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), Outcome::keyLimit);
    EXPECT_LE(driver.statistics().expanded, kBytes / (ofKey + sizeof(std::string)));
    EXPECT_GE(driver.statistics().expanded, kBytes / (ofKey + 6 * sizeof(std::string)));
  }
}

// It has a key, but its successor has none.
class LosesItsKey final : public Searchable, public search::Keyed {
 public:
  bool isSolution() const override { return false; }
  std::vector<std::unique_ptr<Searchable>> successors() const override {
    std::vector<std::unique_ptr<Searchable>> states;
    states.push_back(std::make_unique<synthetic::FullTree>(1, 1));
    return states;
  }
  void write(std::ostream&) const override {}
  std::string key() const override { return "start"; }
};

TYPED_TEST(RepeatedStatesTest, AStateWithoutAKeyAmongThoseThatHaveOneIsALogicError) {
  EXPECT_THROW(TypeParam(std::make_unique<LosesItsKey>()).solve(), std::logic_error);
}

template <class Driver>
class RepeatsOnPathTest : public testing::Test {};

TYPED_TEST_SUITE(RepeatsOnPathTest, drivers::InRounds);

TYPED_TEST(RepeatsOnPathTest, AStateIsNotExpandedBelowItself) {
  // Without a goal, only the loop could prolong the search.
  const Graph graph{{{{1}}, {{0}}}, {}, {}, {}};
  TypeParam driver(graph.start());
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
  EXPECT_GT(driver.statistics().repeats, 0U);
}

TYPED_TEST(RepeatsOnPathTest, SolutionsAreReturnedOnceForEachPathThatLeadsThere) {
  const Graph graph = diamond();
  TypeParam driver(graph.start());
  EXPECT_THAT(remainingSolutions(driver), ElementsAre("5", "5"));
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
}

TEST(DepthLimitTest, ATraceRecordsRepeatsAndDiscardedStates) {
  const Graph graph = diamond();
  BreadthFirstSearch driver(graph.start());
  driver.setLimits(atMostDeep(3));
  search::Recorder recorder;
  driver.setObserver(&recorder);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::depthLimit);
  std::vector<std::string> fates;
  for (const auto& state : recorder.trace(driver).states) fates.push_back(name(state.fate));
  // States 0, 1 and 2, then 3 twice, then 4.
  EXPECT_THAT(fates,
              ElementsAre("expanded", "expanded", "expanded", "expanded", "repeat", "discarded"));
}

TEST(DepthLimitTest, AStateReachedAgainNearerToTheStartIsExpandedAgain) {
  // Depth-first search reaches 3 first at depth 3, from where the goal is beyond the limit.
  const Graph graph{{{{1}, {3}}, {{2}}, {{3}}, {{4}}, {{5}}, {}}, {5}, {}, {}};
  DepthFirstSearch driver(graph.start());
  driver.setLimits(atMostDeep(3));
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().depth, 3U);
}

TEST(DepthLimitTest, StatesAtTheLimitAreNotExpandedAndASpaceThatEndsAboveItIsExhausted) {
  const Graph graph{{{{1}}, {{2}}, {{3}}, {}}, {}, {}, {}};
  for (const std::uint64_t most : {2U, 4U}) {
    graph.expanded.clear();
    DepthFirstSearch driver(graph.start());
    driver.setLimits(atMostDeep(most));
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), most == 2 ? Outcome::depthLimit : Outcome::exhausted);
    EXPECT_EQ(graph.expanded.size(), most);
  }
}

}  // namespace
