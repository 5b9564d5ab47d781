// The example puzzles of apps/puzzles, with published counts and solution lengths.

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "apps/puzzles/BridgeCrossing.h"
#include "apps/puzzles/SlidingTiles.h"
#include "apps/puzzles/WaterJugs.h"
#include "search/AStarSearch.h"
#include "search/BeamSearch.h"
#include "search/IterativeDeepeningAStar.h"
#include "search/IterativeDeepeningSearch.h"
#include "search/LimitedDiscrepancySearch.h"

namespace {

using search::Outcome;
using Tiles = std::vector<int>;

class DepthCounter final : public search::Observer {
 public:
  void generated(const search::Node& node, std::uint64_t) override { ++states[node.depth]; }
  std::map<std::uint32_t, int> states;
};

// A state that is never a solution, so that a search visits all states.
class Aimless final : public Searchable, public search::Keyed {
 public:
  explicit Aimless(unique_ptr<Searchable> state) : state_(std::move(state)) {}
  bool isSolution() const override { return false; }
  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    for (auto& state : state_->successors()) {
      states.push_back(std::make_unique<Aimless>(std::move(state)));
    }
    return states;
  }
  void write(ostream& out) const override { state_->write(out); }
  std::string key() const override { return dynamic_cast<const Keyed&>(*state_).key(); }

 private:
  unique_ptr<Searchable> state_;
};

// Reinefeld, "Complete Solution of the Eight-Puzzle and the Benefit of Node Ordering in IDA*",
// 1993.
TEST(SlidingTilesTest, TheEightPuzzleHasItsPublishedNumbersOfStatesAtEachDepth) {
  BreadthFirstSearch driver(
      std::make_unique<Aimless>(std::make_unique<SlidingTiles>(Tiles{0, 1, 2, 3, 4, 5, 6, 7, 8})));
  DepthCounter counter;
  driver.setObserver(&counter);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
  EXPECT_EQ(driver.statistics().expanded, 181'440U);
  EXPECT_EQ(counter.states.size(), 32U);
  EXPECT_EQ(counter.states[24], 24'047);
  for (const auto& [depth, states] : counter.states) EXPECT_LE(states, 24'047) << depth;
  EXPECT_EQ(counter.states.rbegin()->first, 31U);
  EXPECT_EQ(counter.states[31], 2);
}

TEST(SlidingTilesTest, DepthFirstSearchSolvesAPuzzleTwoMovesFromTheGoal) {
  DepthFirstSearch driver(std::make_unique<SlidingTiles>(Tiles{1, 4, 2, 3, 0, 5, 6, 7, 8}));
  EXPECT_NE(driver.solve(), nullptr);
  EXPECT_LE(driver.statistics().expanded, 181'440U);
}

TEST(SlidingTilesTest, OptimalStrategiesAgreeOnTheNumberOfMoves) {
  const Tiles tiles{7, 2, 4, 5, 0, 6, 8, 3, 1};
  BreadthFirstSearch levels(std::make_unique<SlidingTiles>(tiles));
  search::AStarSearch aStar(std::make_unique<SlidingTiles>(tiles));
  search::IterativeDeepeningAStar rounds(std::make_unique<SlidingTiles>(tiles));
  ASSERT_NE(levels.solve(), nullptr);
  ASSERT_NE(aStar.solve(), nullptr);
  ASSERT_NE(rounds.solve(), nullptr);
  EXPECT_EQ(levels.statistics().cost, 26U);
  EXPECT_EQ(aStar.statistics().cost, 26U);
  EXPECT_EQ(rounds.statistics().cost, 26U);
  EXPECT_LT(aStar.statistics().expanded * 50, levels.statistics().expanded);
}

// Instances of Korf, "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search", 1985,
// table 1, with the number of moves and of nodes generated.
struct KorfsPuzzle {
  int number;
  Tiles tiles;
  std::uint64_t moves;
  std::uint64_t generated;
};

class KorfTest : public testing::TestWithParam<KorfsPuzzle> {};

// He did not count states that undo the latest move as generated; they are repeats here. The start
// counts here.
TEST_P(KorfTest, IterativeDeepeningAStarFindsTheLengthAndGeneratesTheNodesThatKorfPublished) {
  search::IterativeDeepeningAStar driver(std::make_unique<SlidingTiles>(GetParam().tiles));
  ASSERT_NE(driver.solve(), nullptr);
  const search::Statistics& counts = driver.statistics();
  EXPECT_EQ(counts.cost, GetParam().moves);
  const std::uint64_t generated = counts.generated - counts.repeats;
  EXPECT_GT(generated, GetParam().generated * 9 / 10);
  EXPECT_LT(generated, GetParam().generated * 11 / 10);
}

const auto kName = [](const auto& info) { return std::to_string(info.param.number); };
const KorfsPuzzle kSecond = {
    2, {13, 5, 4, 10, 9, 12, 8, 14, 2, 3, 7, 1, 0, 15, 11, 6}, 55, 15'300'442};
const KorfsPuzzle kFifth = {
    5, {4, 7, 14, 13, 10, 3, 9, 12, 11, 5, 6, 15, 1, 2, 8, 0}, 56, 11'020'325};
const KorfsPuzzle kNinth = {
    9, {3, 14, 9, 11, 5, 4, 8, 2, 13, 12, 6, 7, 10, 1, 15, 0}, 46, 1'650'696};
INSTANTIATE_TEST_SUITE_P(Shortest, KorfTest, testing::Values(kSecond, kFifth, kNinth), kName);

TEST(SlidingTilesTest, AnUnsolvablePuzzleIsExhausted) {
  search::AStarSearch driver(std::make_unique<SlidingTiles>(Tiles{0, 2, 1, 3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
}

TEST(SlidingTilesTest, WrongTilesAreInvalidArguments) {
  EXPECT_THROW(SlidingTiles({1, 2, 3}), std::invalid_argument);
  EXPECT_THROW(SlidingTiles({0, 1, 2, 3, 4, 5, 6, 7, 7}), std::invalid_argument);
}

TEST(WaterJugsTest, FourLitresWithJugsOfThreeAndFiveTakeSixMoves) {
  BreadthFirstSearch driver(std::make_unique<WaterJugs>(std::vector<int>{3, 5}, 4));
  driver.keepPaths();
  ASSERT_NE(driver.solve(), nullptr);
  const auto path = driver.path();
  ASSERT_EQ(path.size(), 7U);
  EXPECT_EQ(path[1].move, "fill B");
  EXPECT_EQ(path[2].move, "pour B into A");
}

TEST(WaterJugsTest, DepthFirstSearchEndsThoughItsStatesRepeat) {
  DepthFirstSearch driver(std::make_unique<WaterJugs>(std::vector<int>{6, 10}, 5));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
}

// The published answer of this riddle, e.g. Rote, "Crossing the Bridge at Night", 2002.
TEST(BridgeCrossingTest, FourPeopleTakeSeventeenMinutesByAStarAndMoreByFewestCrossings) {
  search::AStarSearch aStar(std::make_unique<BridgeCrossing>(std::vector<int>{1, 2, 5, 10}));
  ASSERT_NE(aStar.solve(), nullptr);
  EXPECT_EQ(aStar.statistics().cost, 17U);
  EXPECT_EQ(aStar.statistics().depth, 5U);

  BreadthFirstSearch levels(std::make_unique<BridgeCrossing>(std::vector<int>{1, 2, 5, 10}));
  ASSERT_NE(levels.solve(), nullptr);
  EXPECT_EQ(levels.statistics().depth, 5U);
  EXPECT_GT(levels.statistics().cost, 17U);
}

TEST(BridgeCrossingTest, IterativeDeepeningAStarFindsTheSameTime) {
  search::IterativeDeepeningAStar driver(
      std::make_unique<BridgeCrossing>(std::vector<int>{1, 2, 5, 10}));
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().cost, 17U);
}

TEST(BeamSearchTest, ABeamThatDiscardedStatesEndsAsIncomplete) {
  search::BeamSearch driver(std::make_unique<SlidingTiles>(Tiles{7, 2, 4, 5, 0, 6, 8, 3, 1}), 1);
  while (driver.solve() != nullptr) {
  }
  EXPECT_EQ(driver.outcome(), Outcome::incomplete);
  EXPECT_EQ(driver.statistics().peakFrontier, 1U);
}

TEST(BeamSearchTest, ABeamOfNoStatesIsAnInvalidArgument) {
  EXPECT_THROW(search::BeamSearch(std::make_unique<WaterJugs>(std::vector<int>{3, 5}, 4), 0),
               std::invalid_argument);
}

TEST(MemoryTest, ASearchWithoutLimitsAndKeysEndsByItself) {
  // Each state has a thousand successors.
  class Endless final : public Searchable {
   public:
    bool isSolution() const override { return false; }
    vector<unique_ptr<Searchable>> successors() const override {
      vector<unique_ptr<Searchable>> states;
      for (int i = 0; i < 1000; ++i) states.push_back(std::make_unique<Endless>());
      return states;
    }
    void write(ostream&) const override {}
  };
  DepthFirstSearch driver(std::make_unique<Endless>());
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::frontierLimit);
}

}  // namespace
