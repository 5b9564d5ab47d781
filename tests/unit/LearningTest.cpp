// Which clauses are kept; and what ConflictDrivenSearch decides and learns, pinned by the numbers
// of decisions and conflicts. LearningRaceTest.cpp shows that no clause excludes a solution.

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <utility>

#include "ExplainedSudoku.h"
#include "Sudoku.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "search/ConflictDrivenSearch.h"
#include "search/learning/Clauses.h"
#include "search/learning/OneOf.h"
#include "search/learning/Trail.h"
#include "tests/Puzzles.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using search::ConflictDrivenSearch;
using search::Literal;

// Nine clauses add a fact each. All but two are of three levels.
TEST(LearnedClausesTest, ReasonsAndClausesOfFewLevelsAreKeptAndThreeQuartersOfTheOthersDeleted) {
  search::Clauses clauses(10);
  search::Trail trail(10);
  for (int fact = 1; fact < 10; ++fact) {
    clauses.add({Literal(fact), !Literal(0)}, fact < 3 ? 2 : 3);
  }
  const auto compact = [&] {
    int reasons = 0;
    clauses.compact(trail, [&](Literal, search::Clauses::ClauseOffset) { ++reasons; });
    return reasons;
  };
  const auto follow = [&] {
    trail.decide(Literal(0));
    EXPECT_TRUE(clauses.follow(Literal(0), trail));
    return trail.size() - 1;
  };
  for (int i = 0; i < 3; ++i) clauses.reduce(trail);  // two times they were used recently
  clauses.watchAgain();
  EXPECT_EQ(follow(), 9) << "an exception came before any clause was deleted";
  clauses.reduce(trail);
  EXPECT_EQ(compact(), 9) << "all are reasons";
  trail.backtrack(0, [](Literal) {});
  clauses.reduce(trail);
  EXPECT_EQ(compact(), 0);
  EXPECT_EQ(follow(), 4);
}

// As with the node signature, a change of these numbers is a change of behaviour.
TEST(LearnedClausesTest, TakesTheDecisionsAndConflictsOfItsSignatureHoweverOftenLimitsStopIt) {
  using Counts = std::pair<int, std::uint64_t>;
  const auto countsOf = [](std::unique_ptr<Searchable> puzzle) {
    ConflictDrivenSearch search(std::move(puzzle));
    for (int found = 0; found < 3 && search.outcome() != search::Outcome::exhausted;) {
      search.setLimits({.expanded = search.statistics().expanded + 3});
      found += search.solve() != nullptr;
    }
    return Counts(search.getNodesExpanded(), search.learning().conflicts);
  };
  const auto sudokuOf = [](const sudoku::Puzzle& puzzle) {
    return std::make_unique<sudoku::ExplainedSudoku>(Sudoku(puzzle));
  };
  EXPECT_EQ(countsOf(sudokuOf(puzzleOf(kInkala2006))), Counts(41, 38));
  EXPECT_EQ(countsOf(sudokuOf(puzzleOf(kLearning))), Counts(4, 3));
  EXPECT_EQ(countsOf(sudokuOf(reference::RandomPuzzles(16).solvable(5, 45))), Counts(802, 397));
  EXPECT_EQ(countsOf(std::make_unique<ExplainedQueens>(Queens(20))), Counts(1231, 918));
}

TEST(OneOf, RefusesALiteralBeforeThoseThatWereKnownEarlier) {
  search::Trail trail(4);
  search::OneOf oneOf(4);
  oneOf.add({0, 1});
  oneOf.add({2, 3});
  ASSERT_TRUE(oneOf.begin(trail));
  trail.decide(search::Literal(0));
  trail.decide(search::Literal(2));
  EXPECT_THROW(oneOf.follow(trail[1], trail), std::logic_error);
}

}  // namespace
