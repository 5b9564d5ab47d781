#include "sudoku/Shape.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "sudoku/Puzzle.h"

namespace {

using sudoku::Shape;

// Irregular regions of a board of size 5.
const std::vector<int> kStairs = {0, 0, 1, 1, 1,  //
                                  0, 0, 0, 1, 1,  //
                                  2, 2, 2, 2, 2,  //
                                  3, 3, 4, 4, 4,  //
                                  3, 3, 3, 4, 4};

std::string messageOf(const std::function<void()>& action) {
  try {
    action();
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "no error";
}

std::vector<Shape> manyShapes() {
  return {Shape().ofSize(1),
          Shape().ofSize(9),
          Shape::boxes(2, 3),
          Shape::boxes(3, 2),
          Shape::boxes(4, 5),
          Shape::latinSquare(7),
          Shape::regions(kStairs),
          Shape().withDiagonals(9),
          Shape().withWindows(16),
          Shape::boxes(2, 3).withDiagonals(6),
          Shape::latinSquare(4).withWindows(4).withDiagonals(4)};
}

TEST(AShape, HasUnitsOfAsManyDifferentSquaresAsItsSize) {
  for (const Shape& shape : manyShapes()) {
    for (int unit = 0; unit < shape.units(); ++unit) {
      const std::vector<int> squares = shape.squaresOf(unit);
      ASSERT_EQ(squares.size(), static_cast<std::size_t>(shape.size()));
      EXPECT_TRUE(std::is_sorted(squares.begin(), squares.end())) << shape.unitName(unit);
      EXPECT_EQ(std::set<int>(squares.begin(), squares.end()).size(), squares.size());
      EXPECT_GE(squares.front(), 0);
      EXPECT_LT(squares.back(), shape.size() * shape.size());
    }
  }
}

TEST(AShape, HasEverySquareInARowAColumnAndItsRegion) {
  for (const Shape& shape : manyShapes()) {
    const int size = shape.size();
    for (int square = 0; square < size * size; ++square) {
      std::vector<int> units{square / size, size + square % size};
      if (shape.hasRegions()) units.push_back(2 * size + shape.regionOf(square));
      for (const int unit : units) {
        const std::vector<int> squares = shape.squaresOf(unit);
        EXPECT_EQ(std::count(squares.begin(), squares.end(), square), 1) << shape.unitName(unit);
      }
    }
  }
}

TEST(AShape, OfBoxesKnowsTheirHeightAndWidth) {
  const Shape shape = Shape::boxes(2, 3);
  EXPECT_EQ(shape.size(), 6);
  EXPECT_EQ(shape.boxHeight(), 2);
  EXPECT_EQ(shape.boxWidth(), 3);
  EXPECT_EQ(shape.units(), 18);
  EXPECT_EQ(shape.squaresOf(12), (std::vector<int>{0, 1, 2, 6, 7, 8}));
  EXPECT_EQ(shape.squaresOf(17), (std::vector<int>{27, 28, 29, 33, 34, 35}));
  EXPECT_FALSE(shape.isOrdinary());
}

TEST(AShape, OfBoxesAsHighAsWideIsOrdinary) {
  EXPECT_TRUE(Shape::boxes(3, 3).isOrdinary());
  EXPECT_EQ(Shape::boxes(3, 3), Shape());
  EXPECT_EQ(Shape::boxes(3, 3).size(), 9);
  EXPECT_EQ(Shape().size(), 0);
}

TEST(AShape, OfBoxesInASingleRowOrColumnIsALatinSquare) {
  EXPECT_EQ(Shape::boxes(1, 5), Shape::latinSquare(5));
  EXPECT_EQ(Shape::boxes(5, 1), Shape::latinSquare(5));
  EXPECT_FALSE(Shape::latinSquare(5).hasRegions());
  EXPECT_EQ(Shape::latinSquare(5).units(), 10);
  EXPECT_EQ(Shape::latinSquare(5).regionOf(3), -1);
}

TEST(AShape, NumbersItsRegionsInTheOrderOfTheirFirstSquares) {
  std::vector<int> renumbered = kStairs;
  for (int& region : renumbered) region = (region + 3) % 5;
  EXPECT_EQ(Shape::regions(renumbered), Shape::regions(kStairs));
  EXPECT_EQ(Shape::regions(renumbered).regionOf(0), 0);
  EXPECT_EQ(Shape::regions(kStairs).boxHeight(), 0);
}

TEST(AShape, RecognizesRegionsThatAreBoxes) {
  std::vector<int> regionOf;
  for (int square = 0; square < 36; ++square) {
    regionOf.push_back(5 - (square / 6 / 2 * 2 + square % 6 / 3));
  }
  EXPECT_EQ(Shape::regions(regionOf), Shape::boxes(2, 3));
  EXPECT_EQ(Shape::regions(regionOf).boxWidth(), 3);
  EXPECT_TRUE(Shape::regions({0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3}).isOrdinary());
}

TEST(AShape, HasItsDiagonalsAfterItsRegions) {
  const Shape shape = Shape().withDiagonals(9);
  EXPECT_EQ(shape.units(), 29);
  EXPECT_EQ(shape.squaresOf(27), (std::vector<int>{0, 10, 20, 30, 40, 50, 60, 70, 80}));
  EXPECT_EQ(shape.squaresOf(28), (std::vector<int>{8, 16, 24, 32, 40, 48, 56, 64, 72}));
  EXPECT_FALSE(shape.isOrdinary());
  EXPECT_NE(shape, Shape());
  EXPECT_EQ(shape, Shape::boxes(3, 3).withDiagonals(9));
}

TEST(AShape, HasItsWindowsLast) {
  const Shape shape = Shape().withWindows(9).withDiagonals(9);
  EXPECT_EQ(shape.units(), 33);
  EXPECT_EQ(shape.squaresOf(29), (std::vector<int>{10, 11, 12, 19, 20, 21, 28, 29, 30}));
  EXPECT_EQ(shape.squaresOf(32), (std::vector<int>{50, 51, 52, 59, 60, 61, 68, 69, 70}));
  EXPECT_EQ(Shape().withWindows(4).squaresOf(12), (std::vector<int>{5, 6, 9, 10}));
  EXPECT_EQ(Shape().withWindows(16).units(), 57);
}

TEST(AShape, NamesItsUnits) {
  const Shape shape = Shape::boxes(3, 3).withDiagonals(9).withWindows(9);
  EXPECT_EQ(shape.unitName(2), "row 3");
  EXPECT_EQ(shape.unitName(10), "column 2");
  EXPECT_EQ(shape.unitName(22), "box 5");
  EXPECT_EQ(shape.unitName(27), "diagonal 1");
  EXPECT_EQ(shape.unitName(32), "window 4");
  EXPECT_EQ(Shape::regions(kStairs).unitName(12), "region 3");
}

TEST(AShape, OfRegionsThatAreNotAsLargeAsTheBoardIsRefused) {
  std::vector<int> regionOf = kStairs;
  regionOf[2] = 0;
  EXPECT_EQ(messageOf([&] { Shape::regions(regionOf); }),
            "region 1 has 6 squares: each region must have 5");
  regionOf = kStairs;
  regionOf[13] = -1;
  EXPECT_EQ(messageOf([&] { Shape::regions(regionOf); }),
            "r3c4 is in no region: the regions must be numbered from 0 to 4");
  regionOf[13] = 5;
  EXPECT_EQ(messageOf([&] { Shape::regions(regionOf); }),
            "r3c4 is in no region: the regions must be numbered from 0 to 4");
  regionOf.pop_back();
  EXPECT_EQ(messageOf([&] { Shape::regions(regionOf); }),
            "the regions of 24 squares are impossible: a board has size x size squares, and its "
            "size is from 1 to 400");
  EXPECT_NE(messageOf([&] { Shape::regions({}); }), "no error");
}

TEST(AShape, OfAnImpossibleSizeIsRefused) {
  EXPECT_EQ(messageOf([] { Shape::boxes(20, 21); }),
            "boxes of 20x21 squares are impossible: they must have from 1 to 400 squares");
  EXPECT_NE(messageOf([] { Shape::boxes(0, 3); }), "no error");
  EXPECT_NE(messageOf([] { Shape::boxes(2, 2000000000); }), "no error");
  EXPECT_EQ(messageOf([] { Shape::latinSquare(401); }),
            "a board cannot have size 401: it must be from 1 to 400");
  EXPECT_EQ(messageOf([] { Shape().ofSize(6); }),
            "a board cannot have size 6: it must be a perfect square from 1 to 400");
  EXPECT_EQ(messageOf([] { Shape::boxes(2, 3).ofSize(9); }),
            "a shape of size 6 does not fit a board of size 9");
  EXPECT_EQ(messageOf([] { Shape::boxes(2, 3).withDiagonals(9); }),
            "a shape of size 6 does not fit a board of size 9");
  EXPECT_EQ(messageOf([] { Shape::boxes(2, 3).withWindows(6); }),
            "a board of size 6 cannot have windows: its size must be a perfect square from 4 to "
            "400");
  EXPECT_EQ(Shape::latinSquare(400).units(), 800);
  EXPECT_EQ(Shape::boxes(400, 1).units(), 800);
}

TEST(AShape, ComputesOnceForAllItsCopies) {
  struct Units : sudoku::ComputedFromShape {
    int number = 0;
  };
  static int times = 0;
  const auto compute = [](const Shape& shape) -> const Units* {
    ++times;
    auto* const units = new Units;
    units->number = shape.units();
    return units;
  };
  const Shape shape = Shape::boxes(2, 3);
  const Shape copy = shape;
  const Units& units = shape.computed<Units>(compute);
  EXPECT_EQ(&copy.computed<Units>(compute), &units);
  EXPECT_EQ(units.number, 18);
  EXPECT_EQ(times, 1);
}

TEST(APuzzle, DiffersFromOneOfAnotherShape) {
  const std::vector<int> blank(36, sudoku::kUndecided);
  const sudoku::Puzzle puzzle{6, blank, {}, Shape::boxes(2, 3)};
  EXPECT_EQ(puzzle, (sudoku::Puzzle{6, blank, {}, Shape::boxes(2, 3)}));
  EXPECT_NE(puzzle, (sudoku::Puzzle{6, blank, {}, Shape::boxes(3, 2)}));
}

}  // namespace
