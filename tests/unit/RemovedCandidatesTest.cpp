// Puzzles that remove candidates, as pencil marks do: boards, searches and the checker honour them.

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/reference/Lines.h"
#include "tests/reference/NaiveBoard.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using reference::blank;
using sudoku::Candidate;
using sudoku::kUndecided;
using sudoku::Puzzle;
using sudoku::RuleSet;
using Values = std::set<int>;

const RuleSet kSomeRuleSets[] = {
    RuleSet(), sudoku::kCoursework, sudoku::kPairs, sudoku::kFull,
    sudoku::kFull.with(sudoku::Rule::hiddenPair).with(sudoku::Rule::nakedTriple)};

// Removes about `percent` percent of the candidates; those of `kept` stay.
void removeSome(Puzzle& puzzle, const Puzzle& kept, int percent, reference::RandomPuzzles& random) {
  for (int square = 0; square < puzzle.size() * puzzle.size(); ++square) {
    for (int value = 1; value <= puzzle.size(); ++value) {
      const bool isKept = kept.squares[static_cast<std::size_t>(square)] == value;
      if (!isKept && random.below(100) < percent) puzzle.removed.push_back({square, value});
    }
  }
}

std::vector<Puzzle> allSolutions(const Puzzle& puzzle, const RuleSet& rules) {
  std::vector<Puzzle> solutions;
  DepthFirstSearch search(std::make_unique<Sudoku>(puzzle, rules));
  while (const Searchable* solution = search.solve()) {
    solutions.push_back(static_cast<const Sudoku&>(*solution).squares());
  }
  return solutions;
}

TEST(RemovedCandidates, LeadToTheFixedPointOfTheRules) {
  reference::RandomPuzzles random(16);
  int contradictions = 0;
  for (const RuleSet& rules : kSomeRuleSets) {
    for (int round = 0; round < 60; ++round) {
      const int order = 2 + round % 2;
      Puzzle puzzle = random.solvable(order, round % 4 < 2 ? 0 : 10 + random.below(15));
      const Puzzle none = blank(puzzle.size());
      removeSome(puzzle, none, 3 + random.below(30), random);
      const Sudoku board(puzzle, rules);
      const reference::NaiveBoard expected(puzzle, rules);
      ASSERT_EQ(board.isContradictory(), expected.isContradictory());
      contradictions += expected.isContradictory();
      if (expected.isContradictory()) continue;
      for (int square = 0; square < puzzle.size() * puzzle.size(); ++square) {
        const int row = square / puzzle.size(), col = square % puzzle.size();
        const sudoku::CandidateSet found = board.candidates(row, col);
        ASSERT_EQ(Values(found.begin(), found.end()), expected.candidates(square));
        ASSERT_EQ(board.getSquare(row, col) != kUndecided, expected.isDecided(square));
      }
    }
  }
  EXPECT_GT(contradictions, 10);
}

TEST(RemovedCandidates, LeaveTheSolutionsWithoutThem) {
  reference::RandomPuzzles random(61);
  for (int round = 0; round < 40; ++round) {
    Puzzle puzzle = random.solvable(2, 20);
    const std::vector<Puzzle> all = allSolutions(puzzle, sudoku::kFull);
    removeSome(puzzle, all.front(), 5 + random.below(25), random);
    std::size_t expected = 0;
    for (const Puzzle& solution : all) {
      expected += sudoku::check(puzzle, solution).empty();
    }
    for (const RuleSet& rules : kSomeRuleSets) {
      const std::vector<Puzzle> found = allSolutions(puzzle, rules);
      EXPECT_EQ(found.size(), expected);
      for (const Puzzle& each : found) EXPECT_TRUE(sudoku::check(puzzle, each).empty());
    }
  }
}

// Such boards are solved by guessing a pattern if it fits.
TEST(RemovedCandidates, HoldForGuessesOnBlankBoards) {
  reference::RandomPuzzles random(25);
  for (const int order : {3, 4, 5}) {
    Puzzle puzzle = blank(order * order);
    removeSome(puzzle, random.fullBoard(order), 20, random);
    DepthFirstSearch search(std::make_unique<Sudoku>(puzzle));
    const Searchable* const solution = search.solve();
    ASSERT_NE(solution, nullptr);
    EXPECT_TRUE(sudoku::check(puzzle, static_cast<const Sudoku&>(*solution).squares()).empty());
  }
}

TEST(RemovedCandidates, CanBeRemovedOneByOne) {
  for (const RuleSet& rules : kSomeRuleSets) {
    Sudoku board(9, rules);
    EXPECT_TRUE(board.removeCandidate(0, 0, 5));
    EXPECT_TRUE(board.removeCandidate(0, 0, 5));
    EXPECT_FALSE(board.candidates(0, 0).contains(5));
    EXPECT_TRUE(board.candidates(0, 1).contains(5));
    EXPECT_FALSE(Sudoku(board).setSquare(0, 0, 5));
    EXPECT_TRUE(board.setSquare(0, 1, 7));
    EXPECT_FALSE(board.removeCandidate(0, 1, 7));
    EXPECT_TRUE(board.isContradictory());
  }
}

TEST(RemovedCandidates, HaveToExist) {
  for (const Candidate& none :
       {Candidate{-1, 1}, Candidate{16, 1}, Candidate{0, 0}, Candidate{0, 5}}) {
    Puzzle puzzle = blank(4);
    puzzle.removed = {none};
    EXPECT_THROW(Sudoku{puzzle}, std::out_of_range);
  }
  EXPECT_THROW(Sudoku(4).removeCandidate(4, 0, 1), std::out_of_range);
  EXPECT_THROW(Sudoku(4).removeCandidate(0, 0, 5), std::out_of_range);
}

TEST(RemovedCandidates, AreFaultsOfASolutionThatHasThem) {
  reference::RandomPuzzles random(3);
  const Puzzle solution = random.fullBoard(3);
  Puzzle puzzle = blank(9);
  const int value = solution.at(1, 2);
  puzzle.removed = {{11, value}};
  const sudoku::Faults faults = sudoku::check(puzzle, solution);
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0],
            "r2c3: the puzzle removes " + std::to_string(value) + " from its candidates");
  EXPECT_TRUE(sudoku::checkGivens(puzzle).empty());
  puzzle.squares[11] = value;
  EXPECT_EQ(sudoku::checkGivens(puzzle), faults);
}

}  // namespace
