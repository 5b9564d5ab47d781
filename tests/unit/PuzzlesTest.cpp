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

// An entry of the table in docs/your-own-puzzle.md.
template <class Driver>
std::string expandedAndMoves() {
  Driver driver(std::make_unique<SlidingTiles>(Tiles{3, 6, 1, 7, 0, 2, 8, 5, 4}));
  driver.solve();
  return std::to_string(driver.getNodesExpanded()) + " and " +
         std::to_string(driver.statistics().depth);
}

TEST(SlidingTilesTest, TheDriversExpandTheNumbersOfNodesInTheGuide) {
  EXPECT_EQ(expandedAndMoves<BreadthFirstSearch>(), "4312 and 14");
  EXPECT_EQ(expandedAndMoves<DepthFirstSearch>(), "430 and 388");
  EXPECT_EQ(expandedAndMoves<BestFirstSearch>(), "322 and 38");
  EXPECT_EQ(expandedAndMoves<search::AStarSearch>(), "20 and 14");
  EXPECT_EQ(expandedAndMoves<search::IterativeDeepeningSearch>(), "16469 and 14");
  EXPECT_EQ(expandedAndMoves<search::IterativeDeepeningAStar>(), "20 and 14");
  EXPECT_EQ(expandedAndMoves<search::BeamSearch>(), "3389 and 14");
  EXPECT_EQ(expandedAndMoves<search::LimitedDiscrepancySearch>(), "314 and 314");
}

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
