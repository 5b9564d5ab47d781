// Guessing solutions of boards that seem to have many. Guessed solutions are excluded from the rest
// of the board, so that a search finds each solution once.

#include "sudoku/nine/Guesses.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/Puzzles.h"
#include "tests/reference/Lines.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using sudoku::Board;
using sudoku::kFull;
using sudoku::Puzzle;

bool isGuessedAt(const Puzzle& puzzle) {
  const Sudoku board(puzzle);
  if (board.heuristicValue() == 0) return false;
  const auto successors = board.successors();
  return successors.size() > 1 && successors.front()->isSolution() &&
         successors.back()->heuristicValue() == board.heuristicValue();
}

std::vector<Puzzle> looseOnes() {
  constexpr std::size_t kMost = 20;
  reference::RandomPuzzles random(1);
  std::vector<Puzzle> puzzles;
  while (puzzles.size() < kMost) {
    const Puzzle puzzle = random.solvable(3, 38);
    if (isGuessedAt(puzzle)) puzzles.push_back(puzzle);
  }
  return puzzles;
}

// All solutions of the puzzle. Each is checked, and none may be found twice.
std::set<std::string> linesSolving(const Puzzle& puzzle, const sudoku::RuleSet& rules) {
  std::set<std::string> found;
  DepthFirstSearch search(std::make_unique<Sudoku>(puzzle, rules));
  while (const Searchable* state = search.solve()) {
    const Puzzle solution = dynamic_cast<const Sudoku&>(*state).squares();
    EXPECT_TRUE(sudoku::check(puzzle, solution).empty());
    EXPECT_TRUE(found.insert(sudoku::toLine(solution)).second) << "found twice";
  }
  return found;
}

TEST(Guessing, FindsASolutionOfMostBoardsThatSeemToHaveMany) {
  reference::RandomPuzzles random(2);
  int worth = 0;
  int guessedAt = 0;
  while (worth < 100) {
    const Puzzle puzzle = random.solvable(3, 38);
    const auto board = sudoku::blankBoard(9, kFull.guessing(false));
    const std::vector<sudoku::Candidate> givens = reference::givensOf(puzzle);
    ASSERT_TRUE(board->decide(givens.data(), givens.data() + givens.size(), nullptr));
    int pairs = 0;
    for (int square = 0; square < 81; ++square) pairs += board->candidates(square).size() == 2;
    if (board->undecided() < 35 || 5 * pairs < board->undecided()) continue;
    ++worth;
    guessedAt += isGuessedAt(puzzle);
  }
  EXPECT_GT(guessedAt, 90);
}

TEST(Guessing, LosesNoSolutionAndFindsNoneTwice) {
  for (const Puzzle& puzzle : looseOnes()) {
    const std::set<std::string> all = linesSolving(puzzle, kFull.guessing(false));
    ASSERT_GT(all.size(), 1U);
    EXPECT_EQ(linesSolving(puzzle, kFull), all);
  }
}

TEST(Guessing, SolvesLargeBoardsWithFewGivensAtTheFirstExpansion) {
  reference::RandomPuzzles random(4);
  int atOnce = 0;
  for (int i = 0; i < 10; ++i) {
    const Puzzle puzzle = random.solvable(4, 25);
    DepthFirstSearch search(std::make_unique<Sudoku>(puzzle));
    const Searchable* state = search.solve();
    ASSERT_NE(state, nullptr);
    EXPECT_TRUE(sudoku::check(puzzle, dynamic_cast<const Sudoku&>(*state).squares()).empty());
    atOnce += search.getNodesExpanded() == 1;
  }
  EXPECT_GT(atOnce, 5);
}

TEST(Guessing, TakesFewerExpansionsToASolution) {
  std::size_t with = 0;
  std::size_t without = 0;
  for (const Puzzle& puzzle : looseOnes()) {
    for (const bool isGuessing : {true, false}) {
      DepthFirstSearch search(std::make_unique<Sudoku>(puzzle, kFull.guessing(isGuessing)));
      ASSERT_NE(search.solve(), nullptr);
      (isGuessing ? with : without) += static_cast<std::size_t>(search.getNodesExpanded());
    }
  }
  EXPECT_LT(2 * with, without);
}

TEST(Guessing, IsSkippedOnBoardsThatSeemToHaveOneSolution) {
  for (const std::string& hard : {kHard, kInkala2006}) {
    EXPECT_FALSE(isGuessedAt(reference::puzzleOf(hard)));
  }
}

TEST(Guessing, ReturnsTheBoardItselfAfterTheSolutions) {
  for (const Puzzle& puzzle : looseOnes()) {
    const Sudoku board(puzzle);
    const auto successors = board.successors();
    for (std::size_t i = 0; i + 1 < successors.size(); ++i) {
      EXPECT_TRUE(successors[i]->isSolution());
    }
    const auto& rest = dynamic_cast<const Sudoku&>(*successors.back());
    EXPECT_FALSE(rest.isContradictory());
    EXPECT_EQ(rest.squares(), board.squares());
  }
}

TEST(Guessing, IsDoneOncePerBoard) {
  for (const Puzzle& puzzle : looseOnes()) {
    const auto successors = Sudoku(puzzle).successors();
    const int left = successors.back()->heuristicValue();
    for (const auto& branch : successors.back()->successors()) {
      EXPECT_LT(branch->heuristicValue(), left);
    }
  }
}

}  // namespace
