// The checker accepts every solution and names every fault of other boards.

#include "sudoku/Checker.h"
#include "tests/Puzzles.h"
#include "tests/reference/Lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

using reference::blank;
using sudoku::check;
using sudoku::checkGivens;
using sudoku::Faults;
using sudoku::kUndecided;
using sudoku::Puzzle;
using sudoku::Shape;
using sudoku::squareName;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

// A board of size 9 from its digits row by row; 0 is a blank.
Puzzle nine(const std::string& digits) {
  Puzzle puzzle{9, {}};
  for (const char digit : digits) {
    puzzle.squares.push_back(digit == '0' ? kUndecided : digit - '0');
  }
  return puzzle;
}

// A solution of the blank board: each row is the row above, shifted.
Puzzle solved(int order) {
  const int size = order * order;
  Puzzle board{size, {}};
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      board.squares.push_back((row % order * order + row / order + col) % size + 1);
    }
  }
  return board;
}

int& at(Puzzle& board, int row, int col) {
  return board.squares[static_cast<std::size_t>(row * board.size() + col)];
}

TEST(CheckerTest, APublishedSolutionChangesThreeGivensAndTheCheckerSaysWhich) {
  const Puzzle puzzle = nine(kMisprinted);
  const Puzzle published = nine(kMisprintedSolution);
  EXPECT_THAT(check(puzzle, published),
              ElementsAre("r8c4: the puzzle gives 7, the solution has 4",
                          "r8c6: the puzzle gives 4, the solution has 7",
                          "r9c9: the puzzle gives 1, the solution has 3"));
}

class CheckerOfOrderTest : public testing::TestWithParam<int> {
 protected:
  const int order_ = GetParam();
  const int size_ = order_ * order_;
  const Puzzle solution_ = solved(order_);

  // Two squares of row 0, in different boxes if there are two.
  const int near_ = 0;
  const int far_ = size_ - 1;
};

INSTANTIATE_TEST_SUITE_P(Orders, CheckerOfOrderTest, testing::Values(1, 2, 3, 4, 5));

TEST_P(CheckerOfOrderTest, ASolutionHasNoFault) {
  EXPECT_THAT(check(blank(size_), solution_), IsEmpty());
  EXPECT_THAT(check(solution_, solution_), IsEmpty());
  EXPECT_THAT(checkGivens(solution_), IsEmpty());
}

TEST_P(CheckerOfOrderTest, ABlankPuzzleHasNoFaultAndIsNoSolution) {
  EXPECT_THAT(checkGivens(blank(size_)), IsEmpty());
  EXPECT_THAT(check(blank(size_), blank(size_)), SizeIs(size_ * size_));
}

TEST_P(CheckerOfOrderTest, EverySquareLeftUndecidedIsNamed) {
  for (int row = 0; row < size_; ++row) {
    for (int col = 0; col < size_; ++col) {
      Puzzle board = solution_;
      at(board, row, col) = kUndecided;
      EXPECT_THAT(check(blank(size_), board), ElementsAre(squareName(row, col) + " is undecided"));
    }
  }
}

TEST_P(CheckerOfOrderTest, EveryValueOutOfRangeIsNamed) {
  for (const int value : {0, -2, size_ + 1, 1000}) {
    for (int row = 0; row < size_; ++row) {
      for (int col = 0; col < size_; ++col) {
        Puzzle board = solution_;
        at(board, row, col) = value;
        const std::string fault = squareName(row, col) + ": " + std::to_string(value) +
                                  " is out of range: it must be from 1 to " + std::to_string(size_);
        EXPECT_THAT(check(blank(size_), board), ElementsAre(fault));
        EXPECT_THAT(checkGivens(board), ElementsAre(fault));
      }
    }
  }
}

TEST_P(CheckerOfOrderTest, EveryOtherValueInEverySquareIsFoundInItsUnits) {
  for (int row = 0; row < size_; ++row) {
    for (int col = 0; col < size_; ++col) {
      for (int value = 1; value <= size_; ++value) {
        Puzzle board = solution_;
        if (at(board, row, col) == value) continue;
        at(board, row, col) = value;
        EXPECT_THAT(check(blank(size_), board),
                    ElementsAre(HasSubstr("its row has"), HasSubstr("its column has"),
                                HasSubstr("its box has")));
        EXPECT_EQ(checkGivens(board), check(blank(size_), board));
      }
    }
  }
}

TEST_P(CheckerOfOrderTest, EveryGivenThatIsChangedIsNamed) {
  Puzzle other = solution_;
  for (int& value : other.squares) value = value % size_ + 1;
  for (int row = 0; row < size_; ++row) {
    for (int col = 0; col < size_; ++col) {
      Puzzle puzzle = blank(size_);
      const int given = at(other, row, col);
      if (given == solution_.at(row, col)) continue;  // size 1 has one value
      at(puzzle, row, col) = given;
      EXPECT_THAT(check(puzzle, solution_),
                  ElementsAre(squareName(row, col) + ": the puzzle gives " + std::to_string(given) +
                              ", the solution has " + std::to_string(solution_.at(row, col))));
    }
  }
}

TEST(CheckerTest, TheOtherSquareIsTheFirstOfTheUnitWithTheValue) {
  Puzzle board = blank(4);
  at(board, 0, 1) = at(board, 0, 2) = at(board, 0, 3) = 3;
  EXPECT_THAT(checkGivens(board), ElementsAre("r1c3: its row has 3 already, at r1c2",
                                              "r1c4: its row has 3 already, at r1c2",
                                              "r1c4: its box has 3 already, at r1c3"));
}

TEST(CheckerTest, AllFaultsAreReportedAtOnce) {
  Puzzle puzzle = blank(4);
  at(puzzle, 0, 0) = 2;
  at(puzzle, 3, 3) = 4;
  Puzzle board = solved(2);
  at(board, 3, 3) = kUndecided;
  at(board, 3, 2) = 5;
  at(board, 1, 0) = 1;
  EXPECT_THAT(
      check(puzzle, board),
      ElementsAre("r1c1: the puzzle gives 2, the solution has 1",
                  "r4c3: 5 is out of range: it must be from 1 to 4", "r4c4 is undecided",
                  "r4c4: the puzzle gives 4, the solution has nothing",
                  "r2c3: its row has 1 already, at r2c1", "r2c1: its column has 1 already, at r1c1",
                  "r2c1: its box has 1 already, at r1c1"));
}

TEST(CheckerTest, AMessageNamesADifferentSize) {
  EXPECT_THAT(check(blank(9), blank(16)),
              ElementsAre("the puzzle has size 9, the solution has size 16"));
}

TEST(CheckerTest, GivensWithoutConflictsHaveNoFaultEvenWithoutASolution) {
  Puzzle board = blank(4);
  at(board, 0, 0) = 1;
  at(board, 0, 1) = 2;
  at(board, 1, 2) = 3;
  at(board, 2, 3) = 3;
  EXPECT_THAT(checkGivens(board), IsEmpty());
}

// A blank board of that shape with the same value in two squares.
Faults faultsOfTwo(const Shape& shape, int one, int other) {
  Puzzle board = blank(shape);
  board.squares[static_cast<std::size_t>(one)] = board.squares[static_cast<std::size_t>(other)] = 3;
  return checkGivens(board);
}

TEST(CheckerTest, AFaultNamesTheUnitOfAnyShape) {
  const Shape jigsaw = Shape::regions({0, 0, 0, 1, 2, 2, 0, 1, 2, 3, 3, 1, 2, 3, 3, 1});
  EXPECT_THAT(faultsOfTwo(jigsaw, 0, 6), ElementsAre("r2c3: its region has 3 already, at r1c1"));
  EXPECT_THAT(faultsOfTwo(jigsaw, 0, 5), IsEmpty());
  EXPECT_THAT(faultsOfTwo(Shape::boxes(2, 3), 0, 8),
              ElementsAre("r2c3: its box has 3 already, at r1c1"));
  EXPECT_THAT(faultsOfTwo(Shape::boxes(3, 2), 0, 8), IsEmpty());
  EXPECT_THAT(faultsOfTwo(Shape(4).withDiagonals(), 0, 15),
              ElementsAre("r4c4: its diagonal has 3 already, at r1c1"));
  EXPECT_THAT(faultsOfTwo(Shape(4).withDiagonals(), 3, 12),
              ElementsAre("r4c1: its diagonal has 3 already, at r1c4"));
  EXPECT_THAT(faultsOfTwo(Shape(4).withWindows(), 5, 10),
              ElementsAre("r3c3: its window has 3 already, at r2c2"));
  EXPECT_THAT(faultsOfTwo(Shape::latinSquare(5), 0, 6), IsEmpty());
  EXPECT_THAT(faultsOfTwo(Shape::latinSquare(5), 0, 4),
              ElementsAre("r1c5: its row has 3 already, at r1c1"));
}

// The checker works out units by itself, so this compares two implementations.
TEST(CheckerTest, TwoSquaresOfAUnitMustDifferInAnyShape) {
  for (const Shape& shape :
       {Shape(9), Shape::boxes(3, 4), Shape(9).withWindows().withDiagonals(),
        Shape(16).withWindows(), Shape::latinSquare(6).withDiagonals(),
        Shape::regions({0, 0, 0, 1, 2, 2, 0, 1, 2, 3, 3, 1, 2, 3, 3, 1}).withWindows()}) {
    const int squares = shape.size() * shape.size();
    std::set<std::pair<int, int>> together;
    for (int unit = 0; unit < shape.units(); ++unit) {
      for (const int one : shape.squaresOf(unit)) {
        for (const int other : shape.squaresOf(unit)) together.emplace(one, other);
      }
    }
    for (int one = 0; one < squares; ++one) {
      for (int other = one + 1; other < squares; other += 1 + other % 5) {
        ASSERT_EQ(faultsOfTwo(shape, one, other).empty(), together.count({one, other}) == 0)
            << one << ' ' << other;
      }
    }
  }
}

TEST(CheckerTest, TheShapeIsThatOfThePuzzle) {
  Puzzle puzzle = blank(4);
  puzzle.shape = Shape::latinSquare(4);
  const Puzzle rotated{4, {1, 2, 3, 4, 2, 3, 4, 1, 3, 4, 1, 2, 4, 1, 2, 3}};
  EXPECT_THAT(check(puzzle, rotated), IsEmpty());
  puzzle.shape = Shape::latinSquare(4).withDiagonals();
  EXPECT_THAT(check(puzzle, rotated), ElementsAre("r3c3: its diagonal has 1 already, at r1c1",
                                                  "r4c4: its diagonal has 3 already, at r2c2",
                                                  "r2c3: its diagonal has 4 already, at r1c4",
                                                  "r3c2: its diagonal has 4 already, at r1c4",
                                                  "r4c1: its diagonal has 4 already, at r1c4"));
  puzzle.shape = Shape::boxes(2, 3);
  EXPECT_THROW(check(puzzle, rotated), std::invalid_argument);
  EXPECT_THAT(check(blank(9), {Shape::latinSquare(9), solved(3).squares}), IsEmpty());
}

void expectNoBoard(const Puzzle& board, const std::string& reason) {
  try {
    checkGivens(board);
    ADD_FAILURE() << "checkGivens() accepted it";
  } catch (const std::invalid_argument& error) {
    EXPECT_THAT(error.what(), HasSubstr(reason));
  }
  EXPECT_THROW(check(board, solved(2)), std::invalid_argument);
  EXPECT_THROW(check(solved(2), board), std::invalid_argument);
}

TEST(CheckerTest, AnythingButABoardIsAnInvalidArgument) {
  expectNoBoard({4, std::vector<int>(15, 1)}, "15 squares: it must have 16");
  expectNoBoard({4, std::vector<int>(17, 1)}, "17 squares: it must have 16");
  expectNoBoard({9, {}}, "0 squares: it must have 81");
}

}  // namespace
