// AutoSearch returns the solutions that there are, each once, whether or not it gives up
// depth-first search.

#include "apps/support/AutoSearch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <stdexcept>
#include <vector>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "apps/puzzles/Queens.h"
#include "apps/support/SudokuStrategies.h"
#include "search/Limits.h"
#include "search/Outcome.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using apps::AutoSearch;
using search::Outcome;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::ThrowsMessage;

constexpr std::uint64_t kMostDepthFirst = AutoSearch::mostExpandedDepthFirst(25);

// The first 25x25 board for which depth-first search takes so many nodes.
sudoku::Puzzle hardBoard(std::uint64_t nodes) {
  reference::RandomPuzzles puzzles(5);
  for (;;) {
    const sudoku::Puzzle puzzle = puzzles.solvable(5, 46);
    DepthFirstSearch search(std::make_unique<Sudoku>(puzzle));
    search::Limits limits;
    limits.expanded = nodes;
    search.setLimits(limits);
    if (search.solve() == nullptr) return puzzle;
  }
}

TEST(AutoSearchTest, SolvesWhatDepthFirstSearchGivesUp) {
  const sudoku::Puzzle puzzle = hardBoard(kMostDepthFirst);
  AutoSearch search(std::make_unique<Sudoku>(puzzle));
  const auto* const solution = dynamic_cast<const Sudoku*>(search.solve());
  ASSERT_NE(solution, nullptr);
  EXPECT_EQ(search.outcome(), Outcome::solved);
  EXPECT_THAT(sudoku::check(puzzle, solution->squares()), IsEmpty());
  EXPECT_GT(search.statistics().expanded, kMostDepthFirst);
}

TEST(AutoSearchTest, ExpandsTheNodesOfDepthFirstSearchOnEasyBoards) {
  const sudoku::Puzzle puzzle = reference::RandomPuzzles(6).solvable(5, 60);
  AutoSearch search(std::make_unique<Sudoku>(puzzle));
  DepthFirstSearch depthFirst(std::make_unique<Sudoku>(puzzle));
  const auto* const expected = dynamic_cast<const Sudoku*>(depthFirst.solve());
  const auto* const solution = dynamic_cast<const Sudoku*>(search.solve());
  ASSERT_TRUE(expected != nullptr && solution != nullptr);
  EXPECT_EQ(solution->squares(), expected->squares());
  EXPECT_EQ(search.getNodesExpanded(), depthFirst.getNodesExpanded());
}

TEST(AutoSearchTest, HoldsTheLimitOnNodesInBothSearches) {
  const sudoku::Puzzle puzzle = hardBoard(kMostDepthFirst);
  AutoSearch search(std::make_unique<Sudoku>(puzzle));
  for (const std::uint64_t most : {std::uint64_t{10}, kMostDepthFirst, kMostDepthFirst + 20}) {
    search::Limits limits;
    limits.expanded = most;
    search.setLimits(limits);
    EXPECT_EQ(search.solve(), nullptr);
    EXPECT_EQ(search.outcome(), Outcome::expandedLimit);
    EXPECT_EQ(search.statistics().expanded, most);
  }
  search.setLimits({});
  EXPECT_NE(search.solve(), nullptr);
}

// The search that learns finds the solutions that were returned before it began once more. Weak
// rules let depth-first search find solutions and still take many nodes for the rest.
TEST(AutoSearchTest, ReturnsEachSolutionOnce) {
  reference::RandomPuzzles puzzles(11);
  int switched = 0;
  for (int round = 0; round < 100 && switched < 2; ++round) {
    const sudoku::Puzzle puzzle = puzzles.solvable(5, 56);
    AutoSearch search(std::make_unique<Sudoku>(puzzle, sudoku::kCoursework));
    search::Limits limits;
    limits.expanded = 5000;
    search.setLimits(limits);
    std::set<std::vector<int>> found;
    bool foundBefore = false;
    while (found.size() < 30 && search.solve() != nullptr) {
      const std::unique_ptr<Searchable> state = search.releaseSolution();
      const sudoku::Puzzle solution = dynamic_cast<const Sudoku&>(*state).squares();
      EXPECT_THAT(sudoku::check(puzzle, solution), IsEmpty());
      EXPECT_TRUE(found.insert(solution.squares).second);
      foundBefore = foundBefore || search.statistics().expanded < kMostDepthFirst;
    }
    EXPECT_FALSE(found.empty() && search.outcome() == Outcome::exhausted);
    const bool isComplete = search.outcome() == Outcome::exhausted;
    if (foundBefore && isComplete && search.statistics().expanded > kMostDepthFirst) ++switched;
  }
  EXPECT_EQ(switched, 2);
}

TEST(AutoSearchTest, KeepsThePathOfTheSolutionIfItIsAskedBefore) {
  AutoSearch search(std::make_unique<Sudoku>(reference::RandomPuzzles(6).solvable(5, 46)));
  search.keepPaths();
  const Searchable* const solution = search.solve();
  ASSERT_NE(solution, nullptr);
  ASSERT_EQ(search.path().size(), 2U);
  EXPECT_FALSE(search.path().front().state->isSolution());
  EXPECT_EQ(search.path().back().state, solution);
  EXPECT_THROW(search.keepPaths(), std::logic_error);
}

TEST(AutoSearchTest, RefusesOtherPuzzles) {
  EXPECT_THROW(AutoSearch(std::make_unique<Queens>(4)), std::invalid_argument);
}

TEST(SudokuStrategiesTest, AreNamedInTheError) {
  EXPECT_EQ(&apps::sudokuStrategyNamed("auto"), &apps::automaticStrategy());
  EXPECT_STREQ(apps::sudokuStrategyNamed("dfs").title, "depth-first");
  EXPECT_THAT([] { apps::sudokuStrategyNamed("deep"); },
              ThrowsMessage<std::invalid_argument>(HasSubstr("bfs, best, dfs, learn, auto")));
}

}  // namespace
