// The clauses that ConflictDrivenSearch learns follow from the puzzle, and each part of learning
// does its work.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "apps/puzzles/Queens.h"
#include "search/ConflictDrivenSearch.h"
#include "sudoku/Checker.h"
#include "sudoku/learning/ExplainedSudoku.h"
#include "tests/Puzzles.h"
#include "tests/reference/ClauseProof.h"
#include "tests/reference/Lines.h"
#include "tests/reference/RandomPuzzles.h"
#include "tests/reference/Units.h"

namespace {

using search::ConflictDrivenSearch;
using search::Literal;
using testing::ElementsAre;
using testing::IsEmpty;

using Clause = std::vector<Literal>;

ConflictDrivenSearch searchFrom(const sudoku::Puzzle& puzzle,
                                const search::LearningOptions& options = {}) {
  return ConflictDrivenSearch(std::make_unique<ExplainedSudoku>(Sudoku(puzzle)), options);
}

struct Learned : search::LearningObserver {
  void learned(const Clause& clause, int from, int to) override {
    clauses.push_back(clause);
    EXPECT_LT(to, from);
  }
  void restarted() override { ++restarts; }
  void decided(Literal, int) override { ++decisions; }

  std::vector<Clause> clauses;
  int restarts = 0;
  int decisions = 0;
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
  for (const bool minimises : {true, false}) {
    for (int round = 0; round < 10; ++round) {
      const sudoku::Puzzle puzzle = puzzles.doubtful(4, 30);
      const ExplainedSudoku board{Sudoku(puzzle)};
      if (board.isContradictory()) continue;
      reference::ClauseProof proof(board.facts());
      for (const std::vector<int>& set : setsOf(board)) proof.addOneOf(set);
      search::LearningOptions options;
      options.minimisation = minimises;
      ConflictDrivenSearch search(std::make_unique<ExplainedSudoku>(board), options);
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
  }
  EXPECT_GT(checked, 30u);
}

// A board with many contradictions on the way.
sudoku::Puzzle hardBoard() {
  return reference::RandomPuzzles(16).solvable(5, 45);
}

TEST(LearnedClausesTest, CountsWhatItDoes) {
  ConflictDrivenSearch search = searchFrom(hardBoard());
  Learned learned;
  search.setLearningObserver(&learned);
  ASSERT_NE(search.solve(), nullptr);
  const search::LearningStatistics& counts = search.learning();
  EXPECT_EQ(counts.learned, learned.clauses.size());
  EXPECT_EQ(counts.conflicts, counts.learned);
  EXPECT_EQ(search.getNodesExpanded(), learned.decisions);
  EXPECT_GT(counts.conflicts, 50u);
  EXPECT_GT(counts.longestBackjump, 5u);
  EXPECT_GT(counts.literals, counts.learned);
}

TEST(LearnedClausesTest, SolvesWithoutEachOfItsParts) {
  const sudoku::Puzzle puzzle = hardBoard();
  for (bool search::LearningOptions::*part :
       {&search::LearningOptions::restarts, &search::LearningOptions::minimisation,
        &search::LearningOptions::targetPhases}) {
    search::LearningOptions options;
    options.*part = false;
    ConflictDrivenSearch search = searchFrom(puzzle, options);
    const auto* const solution = dynamic_cast<const Sudoku*>(search.solve());
    ASSERT_NE(solution, nullptr);
    EXPECT_THAT(sudoku::check(puzzle, solution->squares()), IsEmpty());
  }
}

TEST(LearnedClausesTest, ShortensClausesByMinimisation) {
  double lengths[2];
  for (const bool minimises : {false, true}) {
    search::LearningOptions options;
    options.minimisation = minimises;
    ConflictDrivenSearch search = searchFrom(hardBoard(), options);
    search.solve();
    lengths[minimises] = static_cast<double>(search.learning().literals) /
                         static_cast<double>(search.learning().learned);
  }
  EXPECT_LT(2 * lengths[true], lengths[false]);
}

TEST(LearnedClausesTest, RestartsUnlessSwitchedOff) {
  for (const bool restarts : {true, false}) {
    search::LearningOptions options;
    options.restarts = restarts;
    ConflictDrivenSearch search(std::make_unique<ExplainedQueens>(Queens(10)), options);
    Learned learned;
    search.setLearningObserver(&learned);
    std::size_t solutions = 0;
    while (search.solve() != nullptr) ++solutions;
    EXPECT_EQ(solutions, 724u);
    EXPECT_EQ(search.learning().restarts, static_cast<std::uint64_t>(learned.restarts));
    EXPECT_EQ(learned.restarts > 0, restarts);
  }
}

// docs/learning-from-conflicts.md shows the first contradiction.
TEST(LearnedClausesTest, LearnsTheClauseOfTheDocumentation) {
  const sudoku::Puzzle puzzle = reference::puzzleOf(kLearning);
  struct Log : search::LearningObserver {
    explicit Log(const sudoku::Puzzle& givens) : board(Sudoku(givens)) {}
    void decided(Literal literal, int level) override {
      decisions.resize(static_cast<std::size_t>(level));
      decisions.back() = board.text(literal);
    }
    void learned(const Clause& clause, int from, int to) override {
      if (++conflicts != 1) return;
      EXPECT_THAT(decisions, ElementsAre("r1c1 is 6", "r2c9 is 5", "r4c8 is 2"));
      EXPECT_THAT(clause, ElementsAre(testing::_, testing::_));
      EXPECT_EQ(board.text(clause[0]), "r4c6 is 2");
      EXPECT_EQ(board.text(clause[1]), "r5c5 is 2");
      EXPECT_EQ(from, 3);
      EXPECT_EQ(to, 1);
    }
    ExplainedSudoku board;
    std::vector<std::string> decisions;
    int conflicts = 0;
  } log(puzzle);
  ConflictDrivenSearch search = searchFrom(puzzle);
  search.setLearningObserver(&log);
  EXPECT_NE(search.solve(), nullptr);
  EXPECT_EQ(search.learning().conflicts, 2u);
  EXPECT_EQ(search.getNodesExpanded(), 4);
  EXPECT_EQ(search.solve(), nullptr);
  EXPECT_EQ(search.learning().conflicts, 3u);
}

}  // namespace
