// Published solvers as rule sets, compared with their published figures.

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/Puzzles.h"

namespace {

// The counts of recursive solvers: the values tried for a square, and those that contradict
// immediately.
struct Guesses {
  unsigned tried = 0, contradicted = 0;
};

// Tries the values of the square with fewest candidates, as the published solvers do, until a
// solution is found.
bool hasSolution(const Sudoku& board, Guesses& guesses) {
  if (board.isSolution()) return true;
  int branch = -1;
  int fewest = board.size() + 1;
  for (int i = 0; i < 81; ++i) {
    const int count = board.candidates(i / 9, i % 9).size();
    if (board.getSquare(i / 9, i % 9) != -1 || count >= fewest) continue;
    branch = i;
    fewest = count;
  }
  for (const int value : board.candidates(branch / 9, branch % 9)) {
    ++guesses.tried;
    Sudoku next = board;
    if (!next.setSquare(branch / 9, branch % 9, value)) {
      ++guesses.contradicted;
    } else if (hasSolution(next, guesses)) {
      return true;
    }
  }
  return false;
}

std::uint64_t expandedDepthFirst(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules) {
  DepthFirstSearch search(std::make_unique<Sudoku>(puzzle, rules));
  EXPECT_NE(search.solve(), nullptr);
  return search.statistics().expanded;
}

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

// The same essay: the search for grid2 examines 25 possibilities. Norvig's notebook: 61 squares are
// left after propagation.
TEST(Norvig, LooksAt25PossibilitiesForGrid2) {
  const sudoku::Puzzle grid2 =
      puzzleOf("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
  const Sudoku start(grid2, sudoku::kNorvig);
  EXPECT_EQ(start.heuristicValue(), 61);
  Guesses guesses;
  ASSERT_TRUE(hasSolution(start, guesses));
  EXPECT_EQ(guesses.tried, 25u);
  // Every guess without an immediate contradiction is expanded, except the solution.
  EXPECT_EQ(expandedDepthFirst(grid2, sudoku::kNorvig), 25u - guesses.contradicted);
}

// Norvig's notebook prints this solution of the blank grid.
TEST(Norvig, FindsTheSolutionOfTheBlankGridThatHeShows) {
  DepthFirstSearch search(std::make_unique<Sudoku>(9, sudoku::kNorvig));
  const Searchable* solution = search.solve();
  ASSERT_NE(solution, nullptr);
  EXPECT_EQ(toLine(dynamic_cast<const Sudoku&>(*solution).squares()),
            "123456789456789123789123456231674895875912364694538217317265948542897631968341572");
}

TEST(Barry, Makes47GuessesOnTheBlankGridAndNeverBacktracks) {
  Guesses guesses;
  ASSERT_TRUE(hasSolution(Sudoku(9, sudoku::kBarry), guesses));
  EXPECT_EQ(guesses.tried, 47u);
  EXPECT_EQ(guesses.contradicted, 0u);
  EXPECT_EQ(expandedDepthFirst(blankPuzzle(9), sudoku::kBarry), 47u);
}

}  // namespace
