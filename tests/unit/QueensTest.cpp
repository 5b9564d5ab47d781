// N-Queens as the perft of the search: every driver finds the counts known from the literature.
// Solutions are checked by code that shares nothing with the puzzle.

#include "apps/puzzles/Queens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"

namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::ThrowsMessage;

std::string drawing(const Searchable& state) {
  std::ostringstream out;
  state.write(out);
  return out.str();
}

// True if the drawing has `size` rows of `size` squares, and `size` queens that do not attack each
// other.
bool isPlacement(const std::string& drawn, int size) {
  std::vector<std::pair<int, int>> queens;
  std::istringstream lines(drawn);
  int row = 0;
  for (std::string line; std::getline(lines, line); ++row) {
    std::istringstream squares(line);
    int col = 0;
    for (char square = 0; squares >> square; ++col) {
      if (square == 'Q') queens.emplace_back(row, col);
    }
    if (col != size) return false;
  }
  for (const auto& [row1, col1] : queens) {
    for (const auto& [row2, col2] : queens) {
      const int rows = std::abs(row1 - row2);
      const int cols = std::abs(col1 - col2);
      if ((rows != 0 || cols != 0) && (rows == 0 || cols == 0 || rows == cols)) return false;
    }
  }
  return row == size && static_cast<int>(queens.size()) == size;
}

template <class Driver>
class QueensTest : public testing::Test {};

using Drivers = testing::Types<BreadthFirstSearch, DepthFirstSearch, BestFirstSearch>;
TYPED_TEST_SUITE(QueensTest, Drivers);

// https://oeis.org/A000170
TYPED_TEST(QueensTest, TheNumbersOfSolutionsAreTheKnownOnes) {
  const std::vector<std::pair<int, std::size_t>> known = {
      {1, 1}, {2, 0}, {3, 0}, {4, 2}, {5, 10}, {6, 4}, {7, 40}, {8, 92}, {10, 724}};
  for (const auto& [size, count] : known) {
    TypeParam driver(std::make_unique<Queens>(size));
    std::set<std::string> solutions;
    while (const Searchable* found = driver.solve()) {
      EXPECT_TRUE(isPlacement(drawing(*found), size)) << drawing(*found);
      EXPECT_TRUE(solutions.insert(drawing(*found)).second) << "found twice:\n" << drawing(*found);
      EXPECT_EQ(driver.statistics().depth, static_cast<std::uint64_t>(size));
    }
    EXPECT_EQ(solutions.size(), count) << size << " queens";
  }
}

// The sum of 1, 8, 42, 140, 344, 568, 550, 312 and 92 partial placements of 0 to 8 queens. Source:
// Knuth, The Art of Computer Programming, volume 4B, section 7.2.2.
TYPED_TEST(QueensTest, TheSearchTreeOfEightQueensHas2057StatesOfWhich92AreSolutions) {
  TypeParam driver(std::make_unique<Queens>(8));
  while (driver.solve() != nullptr) {
  }
  EXPECT_EQ(driver.statistics().generated, 2057U);
  EXPECT_EQ(driver.getNodesExpanded(), 2057 - 92);
}

TYPED_TEST(QueensTest, TheFirstSolutionOfEightQueensIsTheFirstInReadingOrder) {
  TypeParam driver(std::make_unique<Queens>(8));
  const Searchable* found = driver.solve();
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(drawing(*found),
            " Q . . . . . . .\n"
            " . . . . Q . . .\n"
            " . . . . . . . Q\n"
            " . . . . . Q . .\n"
            " . . Q . . . . .\n"
            " . . . . . . Q .\n"
            " . Q . . . . . .\n"
            " . . . Q . . . .\n");
}

// 113 is the known number of placements that backtracking tries before the first solution.
TEST(QueensNodesTest, DepthFirstAndBestFirstExpand113NodesForEightQueensAndBreadthFirstAllBut92) {
  DepthFirstSearch depth(std::make_unique<Queens>(8));
  BestFirstSearch best(std::make_unique<Queens>(8));
  BreadthFirstSearch breadth(std::make_unique<Queens>(8));
  depth.solve();
  best.solve();
  breadth.solve();
  EXPECT_EQ(depth.getNodesExpanded(), 113);
  EXPECT_EQ(best.getNodesExpanded(), 113);
  EXPECT_EQ(breadth.getNodesExpanded(), 1965);
}

TEST(QueensStateTest, ASuccessorHasOneQueenMoreAndTheHeuristicValueCountsTheQueensLeft) {
  const Queens start(4);
  EXPECT_EQ(start.heuristicValue(), 4);
  const auto first = start.successors();
  ASSERT_EQ(first.size(), 4U);
  EXPECT_EQ(first[1]->heuristicValue(), 3);
  EXPECT_EQ(drawing(*first[1]), " . Q . .\n . . . .\n . . . .\n . . . .\n");
  const auto second = first[1]->successors();
  ASSERT_EQ(second.size(), 1U);
  EXPECT_EQ(drawing(*second[0]), " . Q . .\n . . . Q\n . . . .\n . . . .\n");
  EXPECT_FALSE(second[0]->isSolution());
}

TEST(QueensStateTest, ASolutionHasNoSuccessors) {
  const auto states = Queens(1).successors();
  ASSERT_EQ(states.size(), 1U);
  EXPECT_TRUE(states[0]->isSolution());
  EXPECT_EQ(states[0]->heuristicValue(), 0);
  EXPECT_THAT(states[0]->successors(), IsEmpty());
}

TEST(QueensStateTest, ABoardOfNoSquaresIsAnInvalidArgumentThatNamesTheSize) {
  EXPECT_THAT([] { Queens(0); }, ThrowsMessage<std::invalid_argument>(HasSubstr("not 0")));
  EXPECT_THAT([] { Queens(-3); }, ThrowsMessage<std::invalid_argument>(HasSubstr("not -3")));
}

}  // namespace
