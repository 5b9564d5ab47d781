// Solving boards of any shape: every search finds the solutions that trying every value finds, each
// once, and the independent checker accepts them.

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

#include "DepthFirstSearch.h"
#include "ExplainedSudoku.h"
#include "Sudoku.h"
#include "apps/solving/Strategy.h"
#include "search/ConflictDrivenSearch.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/Puzzles.h"
#include "tests/reference/BruteForce.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using reference::BruteForce;
using sudoku::Puzzle;
using sudoku::Rule;
using sudoku::RuleSet;
using sudoku::Shape;

std::vector<RuleSet> ruleSets() {
  std::vector<RuleSet> sets = {RuleSet(), RuleSet().with(Rule::hiddenSingle), sudoku::kScvalex,
                               sudoku::kNorvig,
                               sudoku::kFull.with(Rule::nakedTriple).with(Rule::hiddenTriple)};
  for (const auto& named : sudoku::kNamedRuleSets) sets.push_back(named.rules);
  return sets;
}

// All solutions that the search finds. Each is checked, and none may be found twice.
BruteForce::Solutions solutionsOf(search::Search& search, const Puzzle& puzzle) {
  BruteForce::Solutions solutions;
  while (const Searchable* const solution = search.solve()) {
    const Puzzle squares = dynamic_cast<const Sudoku&>(*solution).squares();
    EXPECT_EQ(squares.shape, puzzle.shape);
    EXPECT_TRUE(sudoku::check(puzzle, squares).empty());
    EXPECT_TRUE(solutions.insert(squares.squares).second);
  }
  EXPECT_EQ(search.outcome(), search::Outcome::exhausted);
  return solutions;
}

void expectAllFind(const BruteForce::Solutions& expected, const Puzzle& puzzle) {
  for (const RuleSet& rules : ruleSets()) {
    for (const apps::Strategy& strategy : apps::kStrategies) {
      const auto search = strategy.startFrom(std::make_unique<Sudoku>(puzzle, rules), {});
      ASSERT_EQ(solutionsOf(*search, puzzle), expected) << strategy.name;
    }
  }
  search::ConflictDrivenSearch learning(std::make_unique<sudoku::ExplainedSudoku>(Sudoku(puzzle)));
  ASSERT_EQ(solutionsOf(learning, puzzle), expected);
}

class SolvingTest : public testing::Test {
 protected:
  // Puzzles from a full board, with about `percent` percent of its squares or more.
  void expectAgreement(const Puzzle& full, int percent, int puzzles) {
    for (int i = 0; i < puzzles && !HasFailure(); ++i) {
      const int given = percent + random_.below(20);
      const Puzzle puzzle =
          i % 3 == 0 ? random_.doubtful(full, given) : random_.solvable(full, given);
      const auto expected = BruteForce(puzzle.shape).solutions(puzzle.squares, 10'000);
      (expected.empty() ? unsolvable_ : expected.size() > 1 ? ambiguous_ : unique_) += 1;
      expectAllFind(expected, puzzle);
    }
  }
  void expectAgreement(const Shape& shape, int percent, int puzzles) {
    for (; puzzles > 0; puzzles -= 10) {
      expectAgreement(random_.fullBoard(shape), percent, std::min(puzzles, 10));
    }
  }

  void TearDown() override {
    EXPECT_GE(unsolvable_, 20);
    EXPECT_GE(ambiguous_, 20);
    EXPECT_GE(unique_, 20);
  }

  reference::RandomPuzzles random_{16};

 private:
  int unsolvable_ = 0, ambiguous_ = 0, unique_ = 0;
};

TEST_F(SolvingTest, FindsAllSolutionsOfBoardsWithBoxes) {
  expectAgreement(Shape(4), 15, 200);
  expectAgreement(Shape::boxes(2, 3), 35, 150);
  expectAgreement(Shape::boxes(3, 2), 35, 150);
  expectAgreement(Shape::boxes(2, 4), 50, 30);
  for (int i = 0; i < 10; ++i) expectAgreement(random_.fullBoard(3), 45, 3);
}

TEST_F(SolvingTest, FindsAllSolutionsOfBoardsWithoutBoxes) {
  for (const int size : {1, 2, 3}) expectAgreement(Shape::latinSquare(size), 0, 20);
  expectAgreement(Shape::latinSquare(4), 30, 200);
  expectAgreement(Shape::latinSquare(5), 40, 150);
  expectAgreement(Shape::latinSquare(6), 50, 100);
}

TEST_F(SolvingTest, FindsAllSolutionsOfBoardsWithIrregularRegions) {
  for (int i = 0; i < 150; ++i) {
    for (const int size : {4, 5, 6}) expectAgreement(random_.jigsaw(size), 5 * size, 1 + i % 2);
  }
}

TEST_F(SolvingTest, FindsAllSolutionsOfBoardsWithDiagonalsAndWindows) {
  expectAgreement(Shape(4).withDiagonals(), 5, 150);
  expectAgreement(Shape::boxes(2, 3).withDiagonals(), 20, 150);
  expectAgreement(Shape::latinSquare(5).withDiagonals(), 20, 150);
  expectAgreement(Shape(4).withWindows(), 10, 150);
  expectAgreement(Shape::latinSquare(4).withWindows().withDiagonals(), 10, 100);
  expectAgreement(Shape(9).withWindows(), 40, 30);
  expectAgreement(Shape(9).withDiagonals(), 40, 30);
}

TEST(SolvingAPuzzle, FindsTheSolutionsWithoutTheCandidatesThatItRemoves) {
  reference::RandomPuzzles random(61);
  for (int round = 0; round < 40; ++round) {
    Puzzle puzzle = random.solvable(2, 20);
    BruteForce::Solutions expected = BruteForce(puzzle.shape).solutions(puzzle.squares, 1'000);
    random.remove(puzzle, {4, *expected.begin()}, 5 + random.below(25));
    for (auto solution = expected.begin(); solution != expected.end();) {
      const bool isOne = sudoku::check(puzzle, {4, *solution}).empty();
      solution = isOne ? std::next(solution) : expected.erase(solution);
    }
    ASSERT_FALSE(expected.empty());
    expectAllFind(expected, puzzle);
  }
}

TEST(SolvingAPuzzle, FindsASolutionWhateverItsSize) {
  reference::RandomPuzzles random(25);
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < 20; ++i) puzzles.push_back(random.solvable(2 + i % 4, 60 + random.below(35)));
  for (const int size : {1, 4, 9, 16}) puzzles.push_back(blankPuzzle(size));
  for (const Shape& shape : {Shape::boxes(2, 5), Shape::boxes(4, 5), Shape::latinSquare(12),
                             Shape(16).withDiagonals()}) {
    puzzles.push_back(blankPuzzle(shape));
  }
  for (const int order : {3, 4, 5}) {  // solved by guessing a pattern if it fits
    puzzles.push_back(blankPuzzle(order * order));
    random.remove(puzzles.back(), random.fullBoard(order), 20);
  }
  for (const Puzzle& puzzle : puzzles) {
    DepthFirstSearch search(std::make_unique<Sudoku>(puzzle));
    search.setLimits({.expanded = 20'000});
    const Searchable* const solution = search.solve();
    ASSERT_NE(solution, nullptr) << puzzle.size();
    EXPECT_TRUE(sudoku::check(puzzle, dynamic_cast<const Sudoku&>(*solution).squares()).empty());
  }
}

std::size_t numberOfSolutions(const Sudoku& board) {
  DepthFirstSearch search(std::make_unique<Sudoku>(board));
  std::size_t solutions = 0;
  while (search.solve() != nullptr) ++solutions;
  return solutions;
}

// OEIS A107739 and A002860. A first row of six values has 720 orders, each with as many solutions.
TEST(BlankBoards, HaveAsManySolutionsAsPublished) {
  for (const RuleSet& rules : ruleSets()) EXPECT_EQ(numberOfSolutions(Sudoku(4, rules)), 288u);
  const std::vector<std::size_t> latinSquares = {1, 1, 2, 12, 576, 161'280};
  for (int size = 1; size <= 5; ++size) {
    const std::size_t solutions = numberOfSolutions(Sudoku(Shape::latinSquare(size)));
    EXPECT_EQ(solutions, latinSquares[static_cast<std::size_t>(size)]) << size;
  }
  for (const Shape& shape : {Shape::boxes(2, 3), Shape::boxes(3, 2)}) {
    Sudoku board(shape);
    for (int i = 0; i < 6; ++i) board.setSquare(0, i, i + 1);
    EXPECT_EQ(720 * numberOfSolutions(board), 28'200'960u);
  }
}

}  // namespace
