#include "Sudoku.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "BestFirstSearch.h"
#include "DepthFirstSearch.h"
#include "search/Limits.h"
#include "search/Node.h"
#include "search/Observer.h"
#include "sudoku/Checker.h"
#include "tests/Puzzles.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using sudoku::Rule;
using sudoku::RuleSet;

std::string drawn(const Searchable& board) {
  std::ostringstream out;
  board.write(out);
  return out.str();
}

const Sudoku& sudokuIn(const std::unique_ptr<Searchable>& state) {
  return dynamic_cast<const Sudoku&>(*state);
}

TEST(ASudoku, IsBlankAtFirstWhateverItsSize) {
  for (int order = 1; order <= 20; ++order) {
    const int size = order * order;
    const Sudoku board(size);
    ASSERT_EQ(board.size(), size);
    ASSERT_EQ(board.heuristicValue(), size * size);
    for (int i = 0; i < size; ++i) {
      ASSERT_EQ(board.getSquare(i, i), -1);
      ASSERT_EQ(board.candidates(i, size - 1 - i).size(), size);
    }
    ASSERT_FALSE(board.isSolution());
    ASSERT_FALSE(board.isContradictory());
  }
}

TEST(ASudoku, HasAPerfectSquareFrom1To400AsItsSize) {
  for (const int size : {-9, 0, 2, 3, 5, 8, 10, 15, 399, 401, 441}) {
    try {
      Sudoku board(size);
      FAIL() << size;
    } catch (const std::invalid_argument& error) {
      EXPECT_NE(std::string(error.what()).find(std::to_string(size)), std::string::npos);
    }
  }
}

TEST(ASudoku, ReadsBackASquareThatWasSet) {
  Sudoku board(16);
  EXPECT_TRUE(board.setSquare(3, 12, 16));
  EXPECT_EQ(board.getSquare(3, 12), 16);
  EXPECT_EQ(board.candidates(3, 12).size(), 1);
  EXPECT_TRUE(board.candidates(3, 12).contains(16));
}

TEST(ASudoku, TakesADecidedValueFromRowColumnAndBox) {
  Sudoku board(9);
  board.setSquare(4, 4, 5);
  EXPECT_FALSE(board.candidates(4, 0).contains(5));
  EXPECT_FALSE(board.candidates(8, 4).contains(5));
  EXPECT_FALSE(board.candidates(3, 3).contains(5));
  EXPECT_TRUE(board.candidates(0, 0).contains(5));
  EXPECT_EQ(board.candidates(4, 0).size(), 8);
}

TEST(ASudoku, AcceptsTheSameValueTwice) {
  Sudoku board(9);
  EXPECT_TRUE(board.setSquare(0, 0, 1));
  EXPECT_TRUE(board.setSquare(0, 0, 1));
  EXPECT_EQ(board.heuristicValue(), 80);
}

TEST(ASudoku, RefusesAValueThatAPeerHasAndStaysContradictory) {
  for (const RuleSet& rules : {RuleSet(), sudoku::kCoursework, sudoku::kFull}) {
    Sudoku board(9, rules);
    EXPECT_TRUE(board.setSquare(0, 0, 1));
    EXPECT_FALSE(board.setSquare(0, 8, 1));
    EXPECT_TRUE(board.isContradictory());
    EXPECT_FALSE(board.isSolution());
    EXPECT_TRUE(board.successors().empty());
    EXPECT_FALSE(board.setSquare(5, 5, 5)) << "a contradiction does not go away";
    EXPECT_FALSE(drawn(board).empty());
  }
}

TEST(ASudoku, RefusesAnotherValueForADecidedSquare) {
  Sudoku board(4);
  EXPECT_TRUE(board.setSquare(0, 0, 1));
  EXPECT_FALSE(board.setSquare(0, 0, 2));
  EXPECT_TRUE(board.isContradictory());
}

TEST(ASudoku, NoticesASquareWithoutACandidate) {
  Sudoku board(4, RuleSet());
  EXPECT_TRUE(board.setSquare(0, 1, 1));
  EXPECT_TRUE(board.setSquare(0, 2, 2));
  EXPECT_TRUE(board.setSquare(1, 0, 3));
  EXPECT_FALSE(board.setSquare(2, 0, 4)) << "r1c1 has no candidate left";
  EXPECT_TRUE(board.isContradictory());
}

TEST(ASudoku, NoticesAValueWithoutAPlaceIfHiddenSinglesAreOn) {
  // In the first row, each square is excluded from having 1 by a column or a box.
  const auto place = [](const RuleSet& rules) {
    Sudoku board(9, rules);
    board.setSquare(1, 0, 1);
    board.setSquare(3, 3, 1);
    board.setSquare(6, 4, 1);
    board.setSquare(0, 5, 2);
    return board.setSquare(2, 6, 1);
  };
  EXPECT_TRUE(place(sudoku::kCoursework));
  EXPECT_FALSE(place(RuleSet().with(Rule::hiddenSingle)));
}

TEST(ASudoku, ThrowsForASquareOrValueThatDoesNotExist) {
  Sudoku board(9);
  EXPECT_THROW(board.getSquare(-1, 0), std::out_of_range);
  EXPECT_THROW(board.getSquare(9, 0), std::out_of_range);
  EXPECT_THROW(board.getSquare(0, 9), std::out_of_range);
  EXPECT_THROW(board.candidates(0, -1), std::out_of_range);
  EXPECT_THROW(board.setSquare(9, 0, 1), std::out_of_range);
  EXPECT_THROW(board.setSquare(0, 0, 0), std::out_of_range);
  EXPECT_THROW(board.setSquare(0, 0, 10), std::out_of_range);
  EXPECT_THROW(board.setSquare(0, 0, -1), std::out_of_range);
  EXPECT_EQ(board.heuristicValue(), 81) << "no square was set";
  try {
    board.setSquare(0, 12, 1);
    FAIL();
  } catch (const std::out_of_range& error) {
    EXPECT_STREQ(error.what(), "column 12 is out of range: it must be from 0 to 8");
  }
}

TEST(ASudoku, IsSolvedBySettingTheGivensOfAnEasyPuzzle) {
  const std::string& givens = kCoursework;
  const std::string& expected = kCourseworkSolution;
  for (const auto& named : sudoku::kNamedRuleSets) {
    Sudoku board(9, named.rules);
    for (int i = 0; i < 81; ++i) {
      const char given = givens[static_cast<std::size_t>(i)];
      if (given != '.') {
        ASSERT_TRUE(board.setSquare(i / 9, i % 9, given - '0'));
      }
    }
    EXPECT_TRUE(board.isSolution()) << named.name;
    EXPECT_EQ(board.heuristicValue(), 0);
    EXPECT_TRUE(board.successors().empty());
    for (int i = 0; i < 81; ++i) {
      ASSERT_EQ(board.getSquare(i / 9, i % 9), expected[static_cast<std::size_t>(i)] - '0');
    }
  }
}

TEST(ASudoku, CanBeMadeFromAPuzzle) {
  const sudoku::Puzzle puzzle{4, {1, -1, -1, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1}};
  const Sudoku board(puzzle, RuleSet());
  EXPECT_EQ(board.squares(), puzzle);
}

TEST(ASudoku, IsNotMadeFromAPuzzleWithTooManyOrTooFewSquaresOrAValueThatDoesNotExist) {
  EXPECT_THROW(Sudoku(sudoku::Puzzle{4, {1, 2, 3}}), std::invalid_argument);
  EXPECT_THROW(Sudoku(sudoku::Puzzle{1, {1, 1}}), std::invalid_argument);
  EXPECT_THROW(Sudoku(sudoku::Puzzle{1, {2}}), std::out_of_range);
}

TEST(ASudoku, MadeFromAPuzzleWithConflictingGivensIsContradictory) {
  const sudoku::Puzzle puzzle{4, {1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1}};
  EXPECT_TRUE(Sudoku(puzzle).isContradictory());
}

TEST(ASudoku, IsNotMadeFromAValueThatDoesNotExist) {
  const sudoku::Puzzle puzzle{4, {5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1}};
  EXPECT_THROW(Sudoku{puzzle}, std::out_of_range);
}

TEST(ASudoku, IsCopiedWhole) {
  Sudoku board(9);
  board.setSquare(0, 0, 1);
  Sudoku copy = board;
  copy.setSquare(8, 8, 2);
  EXPECT_EQ(board.getSquare(8, 8), -1);
  EXPECT_EQ(copy.getSquare(0, 0), 1);
  board = copy;
  EXPECT_EQ(board.getSquare(8, 8), 2);
}

TEST(SuccessorsOfASudoku, AreBoardsWithOneMoreDecisionInAscendingOrder) {
  Sudoku board(4, sudoku::kCoursework);
  board.setSquare(0, 0, 2);
  const auto successors = board.successors();
  ASSERT_EQ(successors.size(), 3u);
  EXPECT_EQ(sudokuIn(successors[0]).getSquare(0, 1), 1);
  EXPECT_EQ(sudokuIn(successors[1]).getSquare(0, 1), 3);
  EXPECT_EQ(sudokuIn(successors[2]).getSquare(0, 1), 4);
  EXPECT_EQ(board.getSquare(0, 1), -1) << "the board itself does not change";
  EXPECT_EQ(board.heuristicValue(), 15);
}

TEST(SuccessorsOfASudoku, BranchOnTheSquareWithFewestCandidatesIfToldTo) {
  Sudoku board(9, sudoku::kScvalex);
  for (int value = 1; value <= 5; ++value) board.setSquare(8, value - 1, value);
  ASSERT_EQ(board.successors().size(), 4u);
  for (const auto& successor : board.successors()) {
    EXPECT_EQ(sudokuIn(successor).getSquare(0, 0), -1);
    EXPECT_NE(sudokuIn(successor).getSquare(8, 5), -1)
        << "r9c6 is the first of four with {6,7,8,9}";
  }
}

TEST(SuccessorsOfASudoku, NeverContradict) {
  reference::RandomPuzzles random(1);
  for (int round = 0; round < 300; ++round) {
    for (const auto& named : sudoku::kNamedRuleSets) {
      const Sudoku board(random.solvable(3, 22), named.rules);
      for (const auto& successor : board.successors()) {
        ASSERT_FALSE(sudokuIn(successor).isContradictory());
        ASSERT_TRUE(dynamic_cast<const Sudoku*>(successor.get()) != nullptr);
      }
    }
  }
}

TEST(SuccessorsOfASudoku, AreNeverASingleUnsolvedOneIfItCollapses) {
  reference::RandomPuzzles random(2);
  int multiple = 0;
  for (int round = 0; round < 300; ++round) {
    const Sudoku board(random.solvable(3, 24), sudoku::kCollapse);
    const auto successors = board.successors();
    multiple += successors.size() > 1;
    if (successors.size() == 1) {
      ASSERT_TRUE(successors.front()->isSolution());
    }
  }
  EXPECT_GT(multiple, 0);
}

TEST(SuccessorsOfASudoku, HaveTheSameSolutionsWhetherItCollapsesOrNot) {
  reference::RandomPuzzles random(3);
  for (int round = 0; round < 50; ++round) {
    const sudoku::Puzzle puzzle = random.solvable(2, 25);
    std::vector<std::set<std::vector<int>>> solutions;
    for (const RuleSet& rules : {sudoku::kPairs, sudoku::kPairsCollapse}) {
      DepthFirstSearch search(std::make_unique<Sudoku>(puzzle, rules));
      solutions.emplace_back();
      while (const Searchable* solution = search.solve()) {
        solutions.back().insert(dynamic_cast<const Sudoku&>(*solution).squares().squares);
      }
    }
    ASSERT_EQ(solutions[0], solutions[1]);
    ASSERT_FALSE(solutions[0].empty());
  }
}

TEST(ASudoku, IsDrawnWithItsBoxes) {
  Sudoku board(4, RuleSet());
  board.setSquare(0, 0, 1);
  EXPECT_EQ(drawn(board),
            "+-----+-----+\n"
            "| 1   |     |\n"
            "|     |     |\n"
            "+-----+-----+\n"
            "|     |     |\n"
            "|     |     |\n"
            "+-----+-----+\n");
}

TEST(ASudoku, Of100x100IsSolvedBySinglesAlone) {
  reference::RandomPuzzles random(1);
  const sudoku::Puzzle full = random.fullBoard(10);
  sudoku::Puzzle puzzle = full;
  for (int& square : puzzle.squares) {
    if (random.below(100) < 30) square = sudoku::kUndecided;
  }
  // Squares that singles leave undecided become givens.
  const Sudoku attempt(puzzle, sudoku::kNorvig);
  for (std::size_t i = 0; i < puzzle.squares.size(); ++i) {
    const int square = static_cast<int>(i);
    if (attempt.getSquare(square / 100, square % 100) == -1) puzzle.squares[i] = full.squares[i];
  }
  EXPECT_FALSE(Sudoku(puzzle, sudoku::kCoursework).isSolution())
      << "the puzzle needs hidden singles";
  for (const RuleSet& rules : {sudoku::kNorvig, sudoku::kFull}) {
    const Sudoku board(puzzle, rules);
    ASSERT_TRUE(board.isSolution());
    EXPECT_EQ(board.squares(), full);
  }
}

}  // namespace
