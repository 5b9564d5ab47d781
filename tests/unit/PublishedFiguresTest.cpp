// Published solvers as rule sets, compared with their published figures.

#include <gtest/gtest.h>

#include <memory>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/Puzzles.h"

namespace {

// Noah-Vincenz/assignment5, README: 131 nodes breadth-first and 71 best-first, with naked pairs,
// fewest candidates and collapse.
TEST(TheCoursework, Expands131And71NodesWithPairsFewestCandidatesAndCollapse) {
  const sudoku::RuleSet rules = sudoku::kPairsCollapse.with(sudoku::Branching::fewestCandidates);
  BreadthFirstSearch breadth(std::make_unique<Sudoku>(puzzleOf(kHard), rules));
  ASSERT_NE(breadth.solve(), nullptr);
  EXPECT_EQ(breadth.getNodesExpanded(), 131);
  BestFirstSearch best(std::make_unique<Sudoku>(puzzleOf(kHard), rules));
  ASSERT_NE(best.solve(), nullptr);
  EXPECT_EQ(best.getNodesExpanded(), 71);
}

// Norvig, "Solving Every Sudoku Puzzle", 2006: grid1 needs no search.
TEST(Norvig, SolvesGrid1WithoutASearch) {
  const Sudoku board(
      puzzleOf("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."),
      sudoku::kNorvig);
  ASSERT_TRUE(board.isSolution());
  EXPECT_EQ(toLine(board.squares()),
            "483921657967345821251876493548132976729564138136798245372689514814253769695417382");
}

// The same essay: the search for grid2 examines 25 possibilities. Ten of them contradict at once,
// so that they are not expanded. Norvig's notebook: 61 squares are left after propagation.
TEST(Norvig, LooksAt25PossibilitiesForGrid2) {
  const Sudoku start(
      puzzleOf("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"),
      sudoku::kNorvig);
  EXPECT_EQ(start.heuristicValue(), 61);
  DepthFirstSearch search(std::make_unique<Sudoku>(start));
  ASSERT_NE(search.solve(), nullptr);
  EXPECT_EQ(search.getNodesExpanded(), 25 - 10);
}

// Barry's solver makes 47 guesses on the blank grid, and never backtracks. Norvig's notebook prints
// this solution.
TEST(Norvig, SolvesTheBlankGridBy47GuessesWithoutBacktracking) {
  DepthFirstSearch search(std::make_unique<Sudoku>(9, sudoku::kNorvig));
  const Searchable* solution = search.solve();
  ASSERT_NE(solution, nullptr);
  EXPECT_EQ(search.getNodesExpanded(), 47);
  EXPECT_EQ(search.statistics().depth, 47U);
  EXPECT_EQ(toLine(dynamic_cast<const Sudoku&>(*solution).squares()),
            "123456789456789123789123456231674895875912364694538217317265948542897631968341572");
}

}  // namespace
