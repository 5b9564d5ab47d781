// Boards of any shape: all searches find the solutions that trying every value finds, and blank
// boards have as many solutions as published.

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "apps/support/Strategy.h"
#include "search/ConflictDrivenSearch.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/learning/ExplainedSudoku.h"
#include "tests/reference/BruteForce.h"
#include "tests/reference/RandomPuzzles.h"
#include "tests/reference/Units.h"

namespace {

using reference::BruteForce;
using sudoku::Puzzle;
using sudoku::Shape;

// All solutions that the search finds. Each is checked, and none may be found twice.
BruteForce::Solutions solutionsOf(search::Search& search, const Puzzle& puzzle) {
  BruteForce::Solutions solutions;
  while (const Searchable* const solution = search.solve()) {
    const Puzzle squares = dynamic_cast<const Sudoku&>(*solution).squares();
    EXPECT_EQ(squares.shape, puzzle.shape);
    EXPECT_TRUE(sudoku::check(puzzle, squares).empty());
    EXPECT_TRUE(solutions.insert(squares.squares).second);
  }
  return solutions;
}

void expectAllFind(const BruteForce::Solutions& expected, const Puzzle& puzzle) {
  const auto expectFound = [&](const sudoku::NamedRuleSet& named) {
    for (const apps::Strategy& strategy : apps::kStrategies) {
      const auto search = strategy.startFrom(std::make_unique<Sudoku>(puzzle, named.rules));
      ASSERT_EQ(solutionsOf(*search, puzzle), expected) << named.name << ' ' << strategy.name;
    }
  };
  for (const sudoku::NamedRuleSet& named : sudoku::kNamedRuleSets) expectFound(named);
  for (const sudoku::NamedRuleSet& named : sudoku::kPublishedRuleSets) expectFound(named);
  search::ConflictDrivenSearch learning(std::make_unique<ExplainedSudoku>(Sudoku(puzzle)));
  ASSERT_EQ(solutionsOf(learning, puzzle), expected);
}

class BoardsOfAShapeTest : public testing::Test {
 protected:
  // A puzzle from a full board, with about `percentGiven` percent of its squares or more.
  void expectAgreement(const Puzzle& full, int percentGiven) {
    const int percent = percentGiven + random_.below(20);
    const Puzzle puzzle =
        random_.below(3) == 0 ? random_.doubtful(full, percent) : random_.solvable(full, percent);
    const BruteForce bruteForce(puzzle.size(), reference::unitsOf(puzzle.shape));
    const BruteForce::Solutions expected = bruteForce.solutions(puzzle.squares, 10'000);
    (expected.empty() ? unsolvable_ : expected.size() > 1 ? ambiguous_ : unique_) += 1;
    expectAllFind(expected, puzzle);
  }
  void expectAgreement(const Shape& shape, int percentGiven, int puzzles) {
    Puzzle full;
    for (int i = 0; i < puzzles && !HasFailure(); ++i) {
      if (i % 10 == 0) full = random_.fullBoard(shape);
      expectAgreement(full, percentGiven);
    }
  }

  void expectVariety(int least) const {
    EXPECT_GE(unsolvable_, least);
    EXPECT_GE(ambiguous_, least);
    EXPECT_GE(unique_, least);
  }

  reference::RandomPuzzles random_{16};

 private:
  int unsolvable_ = 0;
  int ambiguous_ = 0;
  int unique_ = 0;
};

TEST_F(BoardsOfAShapeTest, OfBoxesHaveTheSolutionsThatTryingEveryValueFinds) {
  expectAgreement(Shape(4), 15, 200);
  expectAgreement(Shape::boxes(2, 3), 35, 150);
  expectAgreement(Shape::boxes(3, 2), 35, 150);
  expectAgreement(Shape::boxes(2, 4), 50, 30);
  expectVariety(30);
}

TEST_F(BoardsOfAShapeTest, WithoutBoxesHaveTheSolutionsThatTryingEveryValueFinds) {
  for (const int size : {1, 2, 3}) expectAgreement(Shape::latinSquare(size), 0, 20);
  expectAgreement(Shape::latinSquare(4), 30, 200);
  expectAgreement(Shape::latinSquare(5), 40, 150);
  expectAgreement(Shape::latinSquare(6), 50, 100);
  expectVariety(30);
}

TEST_F(BoardsOfAShapeTest, WithIrregularRegionsHaveTheSolutionsThatTryingEveryValueFinds) {
  for (int i = 0; i < 150; ++i) {
    for (const int size : {4, 5, 6}) expectAgreement(random_.jigsaw(size), 5 * size);
    if (HasFailure()) return;
  }
  expectVariety(30);
}

TEST_F(BoardsOfAShapeTest, WithDiagonalsHaveTheSolutionsThatTryingEveryValueFinds) {
  expectAgreement(Shape(4).withDiagonals(), 5, 150);
  expectAgreement(Shape::boxes(2, 3).withDiagonals(), 20, 150);
  expectAgreement(Shape::latinSquare(5).withDiagonals(), 20, 150);
  expectAgreement(Shape::latinSquare(7).withDiagonals(), 45, 50);
  expectVariety(30);
}

TEST_F(BoardsOfAShapeTest, WithWindowsHaveTheSolutionsThatTryingEveryValueFinds) {
  expectAgreement(Shape(4).withWindows(), 10, 150);
  expectAgreement(Shape::latinSquare(4).withWindows().withDiagonals(), 10, 150);
  expectVariety(30);
  expectAgreement(Shape(9).withWindows(), 40, 30);
  expectAgreement(Shape(9).withDiagonals(), 40, 30);
}

std::size_t numberOfSolutions(const Sudoku& board) {
  DepthFirstSearch search(std::make_unique<Sudoku>(board));
  std::size_t solutions = 0;
  while (search.solve() != nullptr) ++solutions;
  return solutions;
}

TEST(BlankBoards, HaveAsManySolutionsAsPublished) {
  EXPECT_EQ(numberOfSolutions(Sudoku(4)), 288u);
  const std::vector<std::size_t> latinSquares = {1, 2, 12, 576, 161'280};
  for (std::size_t i = 0; i < latinSquares.size(); ++i) {
    const int size = static_cast<int>(i) + 1;
    EXPECT_EQ(numberOfSolutions(Sudoku(Shape::latinSquare(size))), latinSquares[i]) << size;
  }
}

// A reduced Latin square has 1, 2, 3, ... in its first row and in its first column.
TEST(BlankBoards, OfOrderSixHave9408ReducedLatinSquares) {
  Sudoku board(Shape::latinSquare(6));
  for (int i = 0; i < 6; ++i) {
    board.setSquare(0, i, i + 1);
    board.setSquare(i, 0, i + 1);
  }
  EXPECT_EQ(numberOfSolutions(board), 9408u);
}

// Each order of the values in the first row has the same number of solutions.
TEST(BlankBoards, OfSixBoxesOfTwoByThreeHave28200960Solutions) {
  for (const Shape& shape : {Shape::boxes(2, 3), Shape::boxes(3, 2)}) {
    Sudoku board(shape);
    for (int i = 0; i < 6; ++i) board.setSquare(0, i, i + 1);
    EXPECT_EQ(720 * numberOfSolutions(board), 28'200'960u);
  }
}

TEST(ASudokuOfAShape, HasItsSizeAndItsUnits) {
  Sudoku board(Shape::boxes(2, 3).withDiagonals());
  EXPECT_EQ(board.size(), 6);
  EXPECT_EQ(board.shape(), Shape::boxes(2, 3).withDiagonals());
  EXPECT_EQ(board.squares().shape, board.shape());
  EXPECT_TRUE(board.setSquare(0, 0, 1));
  EXPECT_FALSE(board.candidates(1, 2).contains(1));  // its box
  EXPECT_FALSE(board.candidates(4, 4).contains(1));  // its diagonal
  EXPECT_TRUE(board.candidates(2, 1).contains(1));
  EXPECT_FALSE(board.setSquare(5, 5, 1));
  EXPECT_TRUE(board.isContradictory());
}

TEST(ASudokuOfAShape, OutlivesTheShape) {
  auto shape = std::make_unique<Shape>(Shape::boxes(2, 5));
  auto board = std::make_unique<Sudoku>(*shape);
  const std::vector<std::unique_ptr<Searchable>> successors = board->successors();
  shape.reset();
  board.reset();
  ASSERT_FALSE(successors.empty());
  EXPECT_TRUE(successors.front()->isSolution() || !successors.front()->successors().empty());
}

TEST(ASudokuOfAShape, NeedsAsManySquaresAsTheShape) {
  EXPECT_EQ(Sudoku(Puzzle{Shape::boxes(3, 2), std::vector<int>(36, 1)}).size(), 6);
  EXPECT_THROW(Sudoku(Puzzle{Shape::boxes(3, 2), std::vector<int>(16, 1)}), std::invalid_argument);
}

TEST(ASudokuOfAShape, IsSolvedWhateverItsSize) {
  for (const Shape& shape :
       {Shape::boxes(2, 5), Shape::boxes(3, 4), Shape::boxes(4, 3), Shape::boxes(3, 5),
        Shape::boxes(4, 5), Shape::latinSquare(12), Shape(16).withDiagonals()}) {
    DepthFirstSearch search(std::make_unique<Sudoku>(shape));
    const Searchable* const solution = search.solve();
    ASSERT_NE(solution, nullptr) << shape.size();
    const Sudoku& board = dynamic_cast<const Sudoku&>(*solution);
    EXPECT_TRUE(sudoku::check(Sudoku(shape).squares(), board.squares()).empty()) << shape.size();
  }
}

}  // namespace
