// Properties of solving on random boards of sizes 4 to 25. The independent checker accepts every
// solution, and no strategy and no rule loses a solution or adds one.

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <vector>

#include "Sudoku.h"
#include "apps/support/Strategy.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using Solutions = std::set<std::vector<int>>;

// All solutions of the puzzle. Each is checked, and none may be found twice.
Solutions solutionsOf(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules,
                      const apps::Strategy& strategy) {
  const auto search = strategy.startFrom(std::make_unique<Sudoku>(puzzle, rules));
  Solutions solutions;
  while (const Searchable* state = search->solve()) {
    const sudoku::Puzzle solution = dynamic_cast<const Sudoku&>(*state).squares();
    const auto faults = sudoku::check(puzzle, solution);
    EXPECT_TRUE(faults.empty()) << faults.front();
    EXPECT_TRUE(solutions.insert(solution.squares).second) << "the same solution twice";
  }
  EXPECT_EQ(search->outcome(), search::Outcome::exhausted);
  return solutions;
}

std::vector<sudoku::RuleSet> ruleSets() {
  std::vector<sudoku::RuleSet> sets = {
      sudoku::kFull.with(sudoku::Rule::nakedTriple).with(sudoku::Rule::hiddenTriple),
      sudoku::RuleSet().with(sudoku::Rule::hiddenSingle)};
  for (const auto& named : sudoku::kNamedRuleSets) sets.push_back(named.rules);
  for (const auto& named : sudoku::kPublishedRuleSets) sets.push_back(named.rules);
  return sets;
}

void expectAllToAgree(const sudoku::Puzzle& puzzle) {
  const Solutions expected = solutionsOf(puzzle, sudoku::RuleSet(), apps::kStrategies[0]);
  for (const sudoku::RuleSet& rules : ruleSets()) {
    for (const apps::Strategy& strategy : apps::kStrategies) {
      ASSERT_EQ(solutionsOf(puzzle, rules, strategy), expected) << strategy.name;
    }
  }
}

TEST(Solving, FindsTheSameSolutionsOf9x9BoardsWithEveryStrategyAndRuleSet) {
  reference::RandomPuzzles random(99);
  for (int round = 0; round < 25; ++round) {
    const int percent = 45 + random.below(20);
    expectAllToAgree(round % 4 == 0 ? random.doubtful(3, percent) : random.solvable(3, percent));
    ASSERT_FALSE(testing::Test::HasFatalFailure()) << "round " << round;
  }
}

TEST(Solving, FindsASolutionOfBoardsThatHaveOneUpToSize25) {
  reference::RandomPuzzles random(25);
  for (const int order : {2, 3, 4, 5}) {
    for (int round = 0; round < 8; ++round) {
      const sudoku::Puzzle puzzle = random.solvable(order, 60 + random.below(35));
      for (const apps::Strategy& strategy : apps::kStrategies) {
        const auto search = strategy.startFrom(std::make_unique<Sudoku>(puzzle));
        search::Limits limits;
        limits.expanded = 20000;
        search->setLimits(limits);
        const Searchable* state = search->solve();
        ASSERT_NE(state, nullptr) << strategy.name << ": " << describe(search->outcome());
        const auto faults = sudoku::check(puzzle, dynamic_cast<const Sudoku&>(*state).squares());
        ASSERT_TRUE(faults.empty()) << faults.front();
      }
    }
  }
}

// OEIS A107739.
TEST(Solving, Finds288SolutionsOfTheBlank4x4Board) {
  const sudoku::Puzzle blank = Sudoku(4).squares();
  for (const sudoku::RuleSet& rules : ruleSets()) {
    for (const apps::Strategy& strategy : apps::kStrategies) {
      EXPECT_EQ(solutionsOf(blank, rules, strategy).size(), 288u) << strategy.name;
    }
  }
  EXPECT_EQ(solutionsOf(Sudoku(1).squares(), sudoku::kFull, apps::kStrategies[0]).size(), 1u);
}

TEST(Solving, SolvesBlankBoardsUpTo16x16DepthFirst) {
  for (const int size : {1, 4, 9, 16}) {
    const sudoku::Puzzle blank = Sudoku(size).squares();
    DepthFirstSearch search(std::make_unique<Sudoku>(size));
    const Searchable* state = search.solve();
    ASSERT_NE(state, nullptr) << size;
    EXPECT_TRUE(sudoku::check(blank, dynamic_cast<const Sudoku&>(*state).squares()).empty());
  }
}

TEST(Solving, IsStoppedByTheFrontierLimitOnABlank16x16BoardBreadthFirst) {
  BreadthFirstSearch search(std::make_unique<Sudoku>(16, sudoku::kFull.guessing(false)));
  search::Limits limits;
  limits.frontier = 20000;
  search.setLimits(limits);
  EXPECT_EQ(search.solve(), nullptr);
  EXPECT_EQ(search.outcome(), search::Outcome::frontierLimit);
  EXPECT_LE(search.statistics().peakFrontier, 20016u);
}

}  // namespace
