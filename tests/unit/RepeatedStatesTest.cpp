// Puzzles whose states have keys: drivers expand equal states once, and the memory for keys is
// bounded.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "search/trace/Recorder.h"
#include "tests/synthetic/AllDrivers.h"
#include "tests/synthetic/Graph.h"

namespace {

using search::Limits;
using search::Outcome;
using synthetic::Edge;
using synthetic::Graph;
using synthetic::Vertex;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

int numberOf(const Searchable& state) {
  return dynamic_cast<const Vertex&>(state).number();
}

std::vector<int> remainingNumbers(search::Search& driver) {
  std::vector<int> found;
  while (const Searchable* const solution = driver.solve()) found.push_back(numberOf(*solution));
  return found;
}

Limits atMostKeyBytes(std::uint64_t bytes) {
  Limits limits;
  limits.keyBytes = bytes;
  return limits;
}

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
  for (int row = 0; row < width; ++row) {
    for (int col = 0; col < width; ++col) {
      std::vector<Edge> edges;
      const int vertex = row * width + col;
      if (row > 0) edges.push_back({vertex - width});
      if (col > 0) edges.push_back({vertex - 1});
      if (col + 1 < width) edges.push_back({vertex + 1});
      if (row + 1 < width) edges.push_back({vertex + width});
      graph.edges.push_back(edges);
      graph.heuristicValues.push_back(2 * (width - 1) - row - col);
    }
  }
  graph.goals = {width * width - 1};
  return graph;
}

template <class Driver>
class RepeatedStatesTest : public testing::Test {};

TYPED_TEST_SUITE(RepeatedStatesTest, synthetic::TableDrivers);

TYPED_TEST(RepeatedStatesTest, AStateIsExpandedOnceHoweverOftenItIsReached) {
  const Graph graph = diamond();
  TypeParam driver(graph.start());
  EXPECT_THAT(remainingNumbers(driver), ElementsAre(5));
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
  EXPECT_THAT(graph.expanded, UnorderedElementsAre(0, 1, 2, 3, 4));
}

TYPED_TEST(RepeatedStatesTest, RepeatsAreCounted) {
  const Graph graph = diamond();
  TypeParam driver(graph.start());
  remainingNumbers(driver);
  // The repeats are 3, reached a second time, and the start.
  EXPECT_EQ(driver.statistics().repeats, 2U);
  EXPECT_EQ(driver.statistics().generated, 8U);
  EXPECT_EQ(driver.statistics().expanded, 5U);
}

TYPED_TEST(RepeatedStatesTest, AGridIsSearchedInNoMoreStatesThanItHas) {
  const Graph graph = grid(20);
  TypeParam driver(graph.start());
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_LT(driver.statistics().expanded, 400U);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
  EXPECT_EQ(driver.statistics().expanded, 399U);
}

TYPED_TEST(RepeatedStatesTest, KeysThatDoNotFitEndTheSearchAndARaisedLimitResumesIt) {
  const Graph graph = grid(30);
  TypeParam driver(graph.start());
  driver.setLimits(atMostKeyBytes(4'000));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::keyLimit);
  EXPECT_GT(driver.statistics().expanded, 0U);
  driver.setLimits({});
  EXPECT_NE(driver.solve(), nullptr);
  const std::set<int> different(graph.expanded.begin(), graph.expanded.end());
  // The state that was next when the limit was reached is asked again.
  EXPECT_LE(graph.expanded.size(), different.size() + 1);
}

TYPED_TEST(RepeatedStatesTest, TheStartAloneMayNotFit) {
  const Graph graph = diamond();
  TypeParam driver(graph.start());
  driver.setLimits(atMostKeyBytes(0));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::keyLimit);
  driver.setLimits({});
  EXPECT_THAT(remainingNumbers(driver), ElementsAre(5));
}

// A chain of states. The key of the fifth state throws the first time.
class Unreliable final : public Searchable, public search::Keyed {
 public:
  explicit Unreliable(int number, bool& throws) : number_(number), throws_(&throws) {}
  bool isSolution() const override { return number_ == 9; }
  std::vector<std::unique_ptr<Searchable>> successors() const override {
    std::vector<std::unique_ptr<Searchable>> states;
    states.push_back(std::make_unique<Unreliable>(number_ + 1, *throws_));
    return states;
  }
  void write(std::ostream& out) const override { out << number_; }
  std::string key() const override {
    if (number_ == 5 && *throws_) {
      *throws_ = false;
      throw std::runtime_error("once");
    }
    return std::to_string(number_);
  }

 private:
  int number_;
  bool* throws_;
};

TYPED_TEST(RepeatedStatesTest, AnExceptionOfAKeyLosesNoState) {
  bool throws = true;
  TypeParam driver(std::make_unique<Unreliable>(0, throws));
  EXPECT_THROW(driver.solve(), std::runtime_error);
  EXPECT_EQ(driver.outcome(), Outcome::interrupted);
  EXPECT_NE(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().depth, 9U);
  EXPECT_EQ(driver.statistics().repeats, 0U);
}

// Its parent has a key, but this state has none.
class Keyless final : public Searchable {
 public:
  bool isSolution() const override { return false; }
  std::vector<std::unique_ptr<Searchable>> successors() const override { return {}; }
  void write(std::ostream&) const override {}
};

class LosesItsKey final : public Searchable, public search::Keyed {
 public:
  bool isSolution() const override { return false; }
  std::vector<std::unique_ptr<Searchable>> successors() const override {
    std::vector<std::unique_ptr<Searchable>> states;
    states.push_back(std::make_unique<Keyless>());
    return states;
  }
  void write(std::ostream&) const override {}
  std::string key() const override { return "start"; }
};

TYPED_TEST(RepeatedStatesTest, AStateWithoutAKeyAmongThoseThatHaveOneIsALogicError) {
  TypeParam driver(std::make_unique<LosesItsKey>());
  EXPECT_THROW(driver.solve(), std::logic_error);
}

template <class Driver>
class RepeatsOnPathTest : public testing::Test {};

TYPED_TEST_SUITE(RepeatsOnPathTest, synthetic::RoundDrivers);

TYPED_TEST(RepeatsOnPathTest, AStateIsNotExpandedBelowItself) {
  // 0 and 1 are successors of each other, and there is no goal, so only the loop could prolong the
  // search.
  const Graph graph{{{{1}}, {{0}}}, {}, {}, {}};
  TypeParam driver(graph.start());
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
  EXPECT_GT(driver.statistics().repeats, 0U);
}

TYPED_TEST(RepeatsOnPathTest, SolutionsAreReturnedOnceForEachPathThatLeadsThere) {
  const Graph graph = diamond();
  TypeParam driver(graph.start());
  EXPECT_THAT(remainingNumbers(driver), ElementsAre(5, 5));
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
}

TEST(RepeatTraceTest, ATraceRecordsRepeatsAndDiscardedStates) {
  const Graph graph = diamond();
  BreadthFirstSearch driver(graph.start());
  driver.setLimits(atMostDeep(3));
  search::Recorder recorder;
  driver.setObserver(&recorder);
  driver.solve();
  std::vector<std::string> fates;
  for (const auto& state : recorder.trace(driver).states) fates.push_back(name(state.fate));
  // States 0, 1 and 2, then 3 twice, then 4.
  EXPECT_THAT(fates,
              ElementsAre("expanded", "expanded", "expanded", "expanded", "repeat", "discarded"));
}

TYPED_TEST(RepeatsOnPathTest, ARepeatIsAnnouncedOnceThoughAnotherRoundFollows) {
  const Graph graph{{{{1, 1}, {2, 1}}, {{0, 1}}, {{0, 1}, {3, 1}}, {{4, 1}}, {}}, {4}, {}, {}};
  TypeParam driver(graph.start());
  search::Recorder recorder;
  driver.setObserver(&recorder);
  ASSERT_NE(driver.solve(), nullptr);
  const auto states = recorder.trace(driver).states;
  const auto isRepeat = [](const auto& state) { return state.fate == search::Fate::repeat; };
  EXPECT_EQ(states.size(), driver.statistics().generated);
  EXPECT_EQ(static_cast<std::uint64_t>(std::count_if(states.begin(), states.end(), isRepeat)),
            driver.statistics().repeats);
}

TEST(DepthLimitTest, AStateReachedAgainNearerToTheStartIsExpandedAgain) {
  // Depth-first search reaches 3 first at depth 3, from where the goal is beyond the limit.
  const Graph graph{{{{1}, {3}}, {{2}}, {{3}}, {{4}}, {{5}}, {}}, {5}, {}, {}};
  DepthFirstSearch driver(graph.start());
  driver.setLimits(atMostDeep(3));
  const Searchable* const solution = driver.solve();
  ASSERT_NE(solution, nullptr);
  EXPECT_EQ(numberOf(*solution), 5);
  EXPECT_EQ(driver.statistics().depth, 3U);
}

TEST(DepthLimitTest, AStarFindsTheLeastCostWithinTheLimit) {
  std::mt19937 random(3);
  int dearer = 0;  // graphs whose best path is too deep
  for (int round = 0; round < 300; ++round) {
    Graph graph;
    for (int vertex = 0; vertex < 10; ++vertex) {
      graph.edges.emplace_back();
      for (auto i = random() % 6; i > 0; --i) {
        graph.edges.back().push_back(
            {static_cast<int>(random() % 10), static_cast<int>(random() % 10)});
      }
    }
    graph.goals = {9};
    const std::int64_t least = leastCosts(graph, 0, 2).back();
    search::AStarSearch driver(graph.start());
    driver.setLimits(atMostDeep(2));
    ASSERT_EQ(driver.solve() != nullptr, least >= 0) << "graph " << round;
    if (least < 0) continue;
    EXPECT_EQ(static_cast<std::int64_t>(driver.statistics().cost), least) << "graph " << round;
    if (least > leastCosts(graph, 0).back()) ++dearer;
  }
  EXPECT_GT(dearer, 10);
}

TYPED_TEST(RepeatedStatesTest, ASearchWhoseDepthLimitIsLiftedEnds) {
  Graph graph = grid(20);
  graph.goals.clear();
  TypeParam driver(graph.start());
  Limits limits = atMostDeep(1'000);
  limits.expanded = 200;
  driver.setLimits(limits);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::expandedLimit);
  limits = {};
  limits.expanded = 2'000;
  driver.setLimits(limits);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
}

TEST(DepthLimitTest, StatesAtTheLimitAreNotExpandedAndTheOutcomeSaysSo) {
  const Graph graph{{{{1}}, {{2}}, {{3}}, {}}, {3}, {}, {}};
  DepthFirstSearch driver(graph.start());
  driver.setLimits(atMostDeep(2));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::depthLimit);
  EXPECT_TRUE(search::isLimit(driver.outcome()));
  EXPECT_THAT(graph.expanded, ElementsAre(0, 1));
}

TEST(DepthLimitTest, ASpaceThatEndsAboveTheLimitIsExhausted) {
  const Graph graph{{{{1}}, {{2}}, {}}, {}, {}, {}};
  BreadthFirstSearch driver(graph.start());
  driver.setLimits(atMostDeep(3));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
}

}  // namespace
