// The clauses that ConflictDrivenSearch learns follow from the puzzle. What only orders decisions
// or shortens clauses is pinned by the numbers of decisions and conflicts.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "search/ConflictDrivenSearch.h"
#include "search/learning/Trail.h"
#include "sudoku/learning/ExplainedSudoku.h"
#include "tests/Puzzles.h"
#include "tests/reference/ClauseProof.h"
#include "tests/reference/RandomPuzzles.h"
#include "tests/reference/Units.h"
#include "tests/synthetic/Drivers.h"

namespace {

using search::ConflictDrivenSearch;
using search::Literal;

using Clause = std::vector<Literal>;

struct Learned : search::LearningObserver {
  void learned(const Clause& clause, int from, int to) override {
    clauses.push_back(clause);
    EXPECT_LT(to, from);
  }

  std::vector<Clause> clauses;
};

// The facts of each undecided square, and the places of each value in each unit.
std::vector<std::vector<int>> setsOf(const ExplainedSudoku& board) {
  const int size = board.size();
  const reference::Units units = reference::unitsOf(size);
  std::map<std::pair<int, int>, std::vector<int>>
      sets;  // by unit, or -1 minus the square; by value
  for (int fact = 0; fact < board.facts(); ++fact) {
    const auto [square, value] = board.candidate(fact);
    sets[{-1 - square, 0}].push_back(fact);
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
      const bool isIn =
          std::find(units[unit].begin(), units[unit].end(), square) != units[unit].end();
      if (isIn) sets[{static_cast<int>(unit), value}].push_back(fact);
    }
  }
  std::vector<std::vector<int>> all;
  for (const auto& set : sets) all.push_back(set.second);
  return all;
}

TEST(LearnedClausesTest, EachClauseFollowsFromTheBoardAndEarlierClauses) {
  reference::RandomPuzzles puzzles(10);
  std::size_t checked = 0;
  for (int round = 0; round < 20; ++round) {
    const ExplainedSudoku board{Sudoku(puzzles.doubtful(4, 30))};
    if (board.isContradictory()) continue;
    reference::ClauseProof proof(board.facts());
    for (const std::vector<int>& set : setsOf(board)) proof.addOneOf(set);
    ConflictDrivenSearch search(std::make_unique<ExplainedSudoku>(board));
    Learned learned;
    search.setLearningObserver(&learned);
    search.solve();
    if (learned.clauses.size() > 60) learned.clauses.resize(60);
    for (const Clause& clause : learned.clauses) {
      ASSERT_TRUE(proof.follows(clause));
      proof.add(clause);
      ++checked;
    }
  }
  EXPECT_GT(checked, 30u);
}

TEST(LearnedClausesTest, RestartsLoseNoSolution) {
  ConflictDrivenSearch search(std::make_unique<ExplainedQueens>(Queens(10)));
  EXPECT_THAT(synthetic::remainingSolutions(search), testing::SizeIs(724));
  EXPECT_GT(search.learning().restarts, 0u);
}

// As with the node signature, a change of these numbers is a change of behaviour.
TEST(LearnedClausesTest, TakesTheDecisionsAndConflictsOfItsSignature) {
  using Counts = std::pair<int, std::uint64_t>;
  const auto countsOf = [](std::unique_ptr<Searchable> puzzle) {
    ConflictDrivenSearch search(std::move(puzzle));
    for (int i = 0; i < 3 && search.solve() != nullptr; ++i) {
    }
    return Counts(search.getNodesExpanded(), search.learning().conflicts);
  };
  const auto sudokuOf = [](const sudoku::Puzzle& puzzle) {
    return std::make_unique<ExplainedSudoku>(Sudoku(puzzle));
  };
  EXPECT_EQ(countsOf(sudokuOf(puzzleOf(kInkala2006))), Counts(41, 38));
  EXPECT_EQ(countsOf(sudokuOf(puzzleOf(kLearning))), Counts(4, 3));
  EXPECT_EQ(countsOf(sudokuOf(reference::RandomPuzzles(16).solvable(5, 45))), Counts(657, 355));
  EXPECT_EQ(countsOf(std::make_unique<ExplainedQueens>(Queens(20))), Counts(1231, 918));
}

}  // namespace
