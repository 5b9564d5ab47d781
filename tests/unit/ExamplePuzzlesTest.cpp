// The example puzzles of apps/puzzles. tests/data/transcripts/published.txt has further published
// counts of their states.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "apps/puzzles/GridMap.h"
#include "apps/puzzles/SlidingTiles.h"
#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Graph.h"

namespace {

using search::Outcome;
using Tiles = std::vector<int>;

class DepthCounter final : public search::Observer {
 public:
  void generated(const search::Node& node, std::uint64_t) override { ++states[node.depth]; }
  std::map<std::uint32_t, int> states;
};

// Reinefeld, "Complete Solution of the Eight-Puzzle and the Benefit of Node Ordering in IDA*",
// 1993.
TEST(SlidingTilesTest, TheEightPuzzleHasItsPublishedNumbersOfStatesAtEachDepth) {
  // Two tiles have changed places, so that no state is a solution and all are visited.
  BreadthFirstSearch driver(std::make_unique<SlidingTiles>(Tiles{0, 2, 1, 3, 4, 5, 6, 7, 8}));
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

TEST(GridMapTest, SquaresAreEnteredUpLeftRightDownWithCostsDistancesAndTheWayDrawn) {
  const GridMap start({"12.", "3S9", "G#."});
  EXPECT_EQ(synthetic::nameOf(start), "12.\n3@9\nG#.\n");
  const auto factsOf = [](const Searchable& state) {
    const auto& map = dynamic_cast<const GridMap&>(state);
    EXPECT_EQ(map.isSolution(), synthetic::nameOf(map) == "12.\n*S9\n@#.\n");
    return map.move() + " costs " + std::to_string(map.cost()) + ", h " +
           std::to_string(map.heuristicValue());
  };
  std::vector<std::string> lines;
  for (const auto& each : start.successors()) {
    lines.push_back(factsOf(*each) + ":");
    for (const auto& next : each->successors()) lines.back() += "  " + factsOf(*next);
  }
  EXPECT_THAT(lines,
              testing::ElementsAre(
                  "r1c2 costs 2, h 3:  r1c1 costs 1, h 2  r1c3 costs 1, h 4  r2c2 costs 1, h 2",
                  "r2c1 costs 3, h 1:  r1c1 costs 1, h 2  r2c2 costs 1, h 2  r3c1 costs 1, h 0",
                  "r2c3 costs 9, h 3:  r1c3 costs 1, h 4  r2c2 costs 1, h 2  r3c3 costs 1, h 2"));
  EXPECT_EQ(GridMap({"G.", "S."}).successors().size(), 2U) << "in the last row";
}

TEST(GridMapTest, AKeyIsTheSquareInTwoBytes) {
  std::vector<std::string> largest(60, std::string(60, '.'));
  largest[0][0] = 'G';
  largest[59][43] = 'S';
  EXPECT_EQ(GridMap(largest).key(), "\x0D\xFF");  // 3583
}

TEST(GridMapTest, WhatIsNoMapIsAnErrorThatSaysWhere) {
  const std::pair<std::vector<std::string>, const char*> cases[] = {
      {{}, "a map has one S"},
      {{"S.x"}, "row 1, S.x, square 3: it should be #, ., 1 to 9, S or G"},
      {{"S.G", "0.."}, "row 2, 0.., square 1: it should be #, ., 1 to 9, S or G"},
      {{"S.G", ".."}, "row 2, .., should have as many squares as row 1"},
      {{"S.G", "...."}, "row 2, ...., should have as many squares as row 1"},
      {{"S.S"}, "a map has one S"},
      {{"S.."}, "a map has one G"},
      {{"SG" + std::string(59, '.')}, "a map has at most 60x60 squares"},
      {std::vector<std::string>(61, "."), "a map has at most 60x60 squares"},
  };
  for (const auto& each : cases) {
    EXPECT_THAT([&] { GridMap{each.first}; },
                testing::ThrowsMessage<std::invalid_argument>(each.second));
  }
}

TEST(MemoryTest, ASearchWithoutLimitsAndKeysEndsByItself) {
  synthetic::Graph graph{{std::vector<synthetic::Edge>(1000, {0})}, {}, {}, {}};
  graph.hasKeys = false;
  DepthFirstSearch driver(graph.start());
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::frontierLimit);
}

}  // namespace
