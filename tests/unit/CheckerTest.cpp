// The checker accepts every solution and names every fault of other boards.

#include "sudoku/Checker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/reference/RandomPuzzles.h"
#include "tests/reference/Units.h"

namespace {

using sudoku::check;
using sudoku::checkGivens;
using sudoku::Puzzle;
using sudoku::Shape;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Puzzle solved(int order) {
  return reference::RandomPuzzles(5).fullBoard(order);
}

int& at(Puzzle& board, int square) {
  return board.squares[static_cast<std::size_t>(square)];
}

TEST(CheckerTest, AllFaultsAreReportedAtOnceEachWithTheFirstSquareOfTheUnit) {
  Puzzle puzzle = blankPuzzle(4);
  at(puzzle, 0) = 2;
  at(puzzle, 15) = 4;
  Puzzle board{4, {1, 2, 3, 4, 1, 4, 1, 2, 2, 1, 4, 3, 4, 3, 5, sudoku::kUndecided}};
  puzzle.removed = {{1, 2}};
  EXPECT_THAT(
      check(puzzle, board),
      ElementsAre("r1c1: the puzzle gives 2, the solution has 1",
                  "r4c3: 5 is out of range: it must be from 1 to 4", "r4c4 is undecided",
                  "r4c4: the puzzle gives 4, the solution has nothing",
                  "r1c2: the puzzle removes 2 from its candidates",
                  "r2c3: its row has 1 already, at r2c1", "r2c1: its column has 1 already, at r1c1",
                  "r2c1: its box has 1 already, at r1c1"));
  board = blankPuzzle(4);
  at(board, 1) = at(board, 2) = at(board, 3) = 3;
  EXPECT_THAT(checkGivens(board), ElementsAre("r1c3: its row has 3 already, at r1c2",
                                              "r1c4: its row has 3 already, at r1c2",
                                              "r1c4: its box has 3 already, at r1c3"));
}

// Each is full and wrong in one thing only, such as the boxes.
TEST(CheckerTest, ABoardThatIsWrongInOneThingIsToldJustThat) {
  const std::string right = "1234341221434321";
  const Shape jigsaw = Shape::regions({0, 0, 0, 1, 2, 2, 0, 1, 2, 3, 3, 1, 2, 3, 3, 1});
  Puzzle giving = blankPuzzle(4), removing = blankPuzzle(4);
  at(giving, 6) = 3;
  removing.removed = {{6, 1}};
  const struct {
    Puzzle puzzle;
    std::string board;
    const char* told;
  } all[] = {{blankPuzzle(4), "3234141221434321", "its row has"},
             {blankPuzzle(4), "2134341221434321", "its column has"},
             {blankPuzzle(4), "1234214334124321", "its box has"},
             {blankPuzzle(jigsaw), right, "its region has"},
             {blankPuzzle(Shape(4).withDiagonals()), right, "its diagonal has"},
             {blankPuzzle(Shape(4).withWindows()), right, "its window has"},
             {giving, right, "r2c3: the puzzle gives 3, the solution has 1"},
             {removing, right, "r2c3: the puzzle removes 1 from its candidates"},
             {blankPuzzle(4), "1234345221434321", "r2c3: 5 is out of range"},
             {blankPuzzle(4), "1234340221434321", "r2c3: 0 is out of range"}};
  for (const int order : {2, 7, 8}) {
    EXPECT_THAT(check(blankPuzzle(order * order), solved(order)), IsEmpty());
  }
  for (const auto& each : all) {
    const sudoku::Faults faults = check(each.puzzle, puzzleOf(each.board, 4));
    EXPECT_THAT(faults, Not(IsEmpty())) << each.told;
    EXPECT_THAT(faults, Each(HasSubstr(each.told)));
  }
}

// The checker works out units by itself, so this compares them with a second implementation.
TEST(CheckerTest, AWrongValueIsToldByEachUnitOfItsSquare) {
  reference::RandomPuzzles random(7);
  std::vector<Puzzle> boards = {random.jigsaw(6), random.jigsaw(9)};
  for (const int order : {2, 3, 4, 5}) boards.push_back(random.fullBoard(order));
  for (const Shape& shape : {Shape::boxes(2, 3), Shape::latinSquare(5), Shape(9).withDiagonals(),
                             Shape(9).withWindows(), Shape(4).withWindows().withDiagonals()}) {
    boards.push_back(random.fullBoard(shape));
  }
  for (Puzzle& board : boards) {
    EXPECT_THAT(check(blankPuzzle(board.shape), board), IsEmpty());
    const auto units = reference::unitsOf(board.shape);
    for (int square = 0; square < board.shape.squares(); ++square) {
      const int right = at(board, square);
      at(board, square) = right % board.size() + 1;
      const auto told = std::count_if(units.begin(), units.end(), [&](const auto& unit) {
        return std::count(unit.begin(), unit.end(), square) > 0;
      });
      ASSERT_THAT(check(blankPuzzle(board.shape), board), testing::SizeIs(told)) << square;
      at(board, square) = right;
    }
  }
}

TEST(CheckerTest, AnythingButABoardIsAnInvalidArgument) {
  EXPECT_THAT(check(blankPuzzle(9), blankPuzzle(16)),
              ElementsAre("the puzzle has size 9, the solution has size 16"));
  EXPECT_THAT(check(blankPuzzle(16), blankPuzzle(9)),
              ElementsAre("the puzzle has size 16, the solution has size 9"));
  for (const std::size_t squares : {0U, 15U, 17U}) {
    const Puzzle board{4, std::vector<int>(squares, 1)};
    EXPECT_THAT([&] { checkGivens(board); },
                testing::ThrowsMessage<std::invalid_argument>(
                    HasSubstr(std::to_string(squares) + " squares: it must have 16")));
    EXPECT_THROW(check(board, solved(2)), std::invalid_argument);
    EXPECT_THROW(check(solved(2), board), std::invalid_argument);
  }
}

}  // namespace
