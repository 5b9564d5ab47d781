// What ConflictDrivenSearch decides and learns, pinned by the numbers of decisions and conflicts.
// SolvingTest.cpp shows that no clause excludes a solution.

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <utility>

#include "Sudoku.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "search/ConflictDrivenSearch.h"
#include "sudoku/learning/ExplainedSudoku.h"
#include "tests/Puzzles.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using search::ConflictDrivenSearch;

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
