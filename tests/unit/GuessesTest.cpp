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

int expansionsToSolve(const Puzzle& puzzle, const sudoku::RuleSet& rules) {
  DepthFirstSearch search(std::make_unique<Sudoku>(puzzle, rules));
  EXPECT_NE(search.solve(), nullptr);
  return search.getNodesExpanded();
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

TEST(Guessing, TakesFewerExpansionsLosesNoSolutionAndFindsNoneTwice) {
  int with = 0, without = 0;
  for (const Puzzle& puzzle : looseOnes()) {
    const std::set<std::string> all = linesSolving(puzzle, kFull.guessing(false));
    ASSERT_GT(all.size(), 1U);
    EXPECT_EQ(linesSolving(puzzle, kFull), all);
    with += expansionsToSolve(puzzle, kFull);
    without += expansionsToSolve(puzzle, kFull.guessing(false));
  }
  EXPECT_LT(2 * with, without);
}

TEST(Guessing, SolvesLargeBoardsWithFewGivensAtTheFirstExpansion) {
  reference::RandomPuzzles random(4);
  int atOnce = 0;
  for (int i = 0; i < 10; ++i) atOnce += expansionsToSolve(random.solvable(4, 25), kFull) == 1;
  EXPECT_GT(atOnce, 5);
}

TEST(Guessing, IsSkippedOnBoardsThatSeemToHaveOneSolution) {
  for (const std::string& hard : {kHard, kInkala2006}) {
    EXPECT_FALSE(isGuessedAt(reference::puzzleOf(hard)));
  }
}

TEST(Guessing, ReturnsTheBoardItselfAfterTheSolutionsAndIsDoneOnce) {
  for (const Puzzle& puzzle : looseOnes()) {
    const Sudoku board(puzzle);
    const auto successors = board.successors();
    for (std::size_t i = 0; i + 1 < successors.size(); ++i) {
      EXPECT_TRUE(successors[i]->isSolution());
    }
    const auto& rest = dynamic_cast<const Sudoku&>(*successors.back());
    EXPECT_FALSE(rest.isContradictory());
    EXPECT_EQ(rest.squares(), board.squares());
    for (const auto& branch : rest.successors()) {
      EXPECT_LT(branch->heuristicValue(), board.heuristicValue());
    }
  }
}

}  // namespace
