#include "sudoku/branching/Pattern.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Checker.h"
#include "sudoku/Shape.h"
#include "tests/reference/Lines.h"

namespace {

using reference::blank;
using sudoku::Candidate;
using sudoku::Geometry;
using sudoku::kUndecided;
using sudoku::Puzzle;
using sudoku::Shape;

Puzzle solutionOf(Searchable* state) {
  return static_cast<const Sudoku&>(*state).squares();
}

TEST(ThePattern, IsASolutionOfTheBlankBoardOfEverySize) {
  for (int order = 1; order <= sudoku::kMaxOrder; ++order) {
    Puzzle pattern = blank(order * order);
    const Geometry& geometry = Geometry::ofSize(order * order);
    for (int square = 0; square < geometry.squares(); ++square) {
      pattern.squares[static_cast<std::size_t>(square)] = patternValue(geometry, square);
    }
    EXPECT_TRUE(check(blank(order * order), pattern).empty()) << order;
  }
}

TEST(ThePattern, IsASolutionIfAllUnitsAreRowsColumnsAndBoxes) {
  for (const Shape& shape : {Shape::boxes(2, 3), Shape::boxes(3, 2), Shape::boxes(2, 7),
                             Shape::boxes(6, 4), Shape::latinSquare(5)}) {
    const Puzzle start = Sudoku(shape).squares();
    Puzzle pattern = start;
    for (std::size_t square = 0; square < pattern.squares.size(); ++square) {
      pattern.squares[square] =
          patternValue(Geometry::of(shape, shape.size()), static_cast<int>(square));
    }
    EXPECT_TRUE(check(start, pattern).empty()) << shape.size();
  }
}

TEST(ThePattern, IsSkippedIfThereAreOtherUnits) {
  for (const Shape& shape : {Shape().withDiagonals(9), Shape().withWindows(9),
                             Shape::regions({0, 0, 0, 1, 2, 2, 0, 1, 2, 3, 3, 1, 2, 3, 3, 1})}) {
    const auto board = sudoku::blankBoard(shape.size(), sudoku::kFull, shape);
    EXPECT_TRUE(patternDecisions(*board).empty());
  }
}

TEST(ThePattern, SolvesBlankBoardsUpTo100x100AtTheFirstExpansion) {
  for (int order = 6; order <= 10; ++order) {
    const int size = order * order;
    DepthFirstSearch search(std::make_unique<Sudoku>(size));
    Searchable* solution = search.solve();
    ASSERT_NE(solution, nullptr);
    EXPECT_TRUE(check(blank(size), solutionOf(solution)).empty()) << size;
    EXPECT_EQ(search.getNodesExpanded(), 1);
  }
}

TEST(ThePattern, IsRenamedToMatchTheGivens) {
  Puzzle puzzle = blank(36);
  const Geometry& geometry = Geometry::ofSize(36);
  for (const int square : {0, 7, 100, 601, 1295}) {
    puzzle.squares[static_cast<std::size_t>(square)] = 37 - patternValue(geometry, square);
  }
  DepthFirstSearch search(std::make_unique<Sudoku>(puzzle));
  Searchable* solution = search.solve();
  ASSERT_NE(solution, nullptr);
  EXPECT_TRUE(check(puzzle, solutionOf(solution)).empty());
  EXPECT_EQ(search.getNodesExpanded(), 1);
}

TEST(ThePattern, IsSkippedIfDecidedSquaresDoNotFitIt) {
  const std::unique_ptr<sudoku::Board> board = sudoku::blankBoard(36, sudoku::kFull);
  EXPECT_EQ(patternDecisions(*board).size(), 36U * 36U);
  const int square = Geometry::ofSize(36).square(0, 0);
  const int alike = Geometry::ofSize(36).square(1, 30);
  ASSERT_EQ(patternValue(board->geometry(), square), patternValue(board->geometry(), alike));
  ASSERT_TRUE(board->decide(square, 8));
  EXPECT_EQ(patternDecisions(*board).size(), 36U * 36U - 1U);
  ASSERT_TRUE(board->decide(alike, 9));
  EXPECT_TRUE(patternDecisions(*board).empty());
  EXPECT_GT(board->branches().size(), 2U);
}

TEST(ThePattern, IsNotFoundTwice) {
  DepthFirstSearch search(std::make_unique<Sudoku>(25));
  std::vector<Puzzle> solutions;
  for (int i = 0; i < 3; ++i) {
    Searchable* solution = search.solve();
    ASSERT_NE(solution, nullptr);
    solutions.push_back(solutionOf(solution));
    EXPECT_TRUE(check(blank(25), solutions.back()).empty());
    for (int other = 0; other < i; ++other) {
      EXPECT_NE(solutions[static_cast<std::size_t>(other)], solutions.back());
    }
  }
}

std::uint64_t solutionsBelow(const sudoku::Board& board) {
  if (board.isContradictory()) return 0;
  if (board.undecided() == 0) return 1;
  std::uint64_t count = 0;
  for (const auto& next : board.branches()) count += solutionsBelow(*next);
  return count;
}

TEST(ThePattern, LosesNoSolutionAndCountsNoneTwice) {
  const auto board = sudoku::blankGrid(4, sudoku::kNorvig.guessing());
  const auto first = board->branches();
  ASSERT_EQ(first.size(), 2U);
  EXPECT_EQ(first.front()->undecided(), 0);
  EXPECT_EQ(solutionsBelow(*board), 288U);
}

}  // namespace
