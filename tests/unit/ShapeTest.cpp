#include "sudoku/Shape.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <stdexcept>
#include <vector>

#include "tests/reference/Units.h"

namespace {

using sudoku::Shape;
using testing::ElementsAre;

// Irregular regions of a board of size 5.
const std::vector<int> kStairs = {0, 0, 1, 1, 1,  //
                                  0, 0, 0, 1, 1,  //
                                  2, 2, 2, 2, 2,  //
                                  3, 3, 4, 4, 4,  //
                                  3, 3, 3, 4, 4};

std::vector<int> squaresOf(const Shape& shape, int unit) {
  const auto squares = shape.squaresOf(unit);
  return std::vector<int>(squares.begin(), squares.end());
}

std::vector<Shape> manyShapes() {
  return {Shape(1),
          Shape(9),
          Shape::boxes(2, 3),
          Shape::boxes(3, 2),
          Shape::boxes(4, 5),
          Shape::latinSquare(7),
          Shape::regions(kStairs),
          Shape(9).withDiagonals(),
          Shape(16).withWindows(),
          Shape::boxes(2, 3).withDiagonals(),
          Shape::latinSquare(4).withWindows().withDiagonals()};
}

TEST(AShape, HasTheUnitsOfItsDefinitionRowsFirst) {
  for (const Shape& shape : manyShapes()) {
    std::vector<std::vector<int>> units;
    for (int unit = 0; unit < shape.units(); ++unit) units.push_back(squaresOf(shape, unit));
    EXPECT_THAT(units, testing::UnorderedElementsAreArray(reference::unitsOf(shape)));
    for (int square = 0; square < shape.squares(); ++square) {
      const int row = shape.rowOf(square), col = shape.colOf(square);
      EXPECT_EQ(shape.square(row, col), square);
      EXPECT_EQ(shape.unitsOf(square)[0], row);
      EXPECT_EQ(shape.unitsOf(square)[1], shape.size() + col);
      if (!shape.hasRegions()) continue;
      EXPECT_EQ(shape.unitsOf(square)[2], 2 * shape.size() + shape.regionOf(square));
    }
  }
}

TEST(AShape, IsOrdinaryIfItHasBoxesAsHighAsWideAndNothingElse) {
  EXPECT_EQ(Shape(), Shape(9));
  EXPECT_TRUE(Shape(1).isOrdinary());
  EXPECT_EQ(Shape::boxes(3, 3), Shape(9));
  EXPECT_NE(Shape(4), Shape(9));
  EXPECT_NE(Shape::boxes(2, 3), Shape::boxes(3, 2));
  EXPECT_EQ(Shape::boxes(2, 3).boxHeight(), 2);
  EXPECT_EQ(Shape::boxes(2, 3).boxWidth(), 3);
  EXPECT_FALSE(Shape::boxes(2, 3).isOrdinary());
  EXPECT_FALSE(Shape(9).withDiagonals().isOrdinary());
  EXPECT_EQ(Shape::boxes(1, 5), Shape::latinSquare(5));
}

TEST(AShape, NumbersItsRegionsByTheirFirstSquaresAndRecognizesBoxes) {
  std::vector<int> renumbered = kStairs, boxes;
  for (int& region : renumbered) region = (region + 3) % 5;
  EXPECT_EQ(Shape::regions(renumbered), Shape::regions(kStairs));
  EXPECT_EQ(Shape::regions(renumbered).regionOf(0), 0);
  EXPECT_EQ(Shape::regions(kStairs).boxHeight(), 0);
  EXPECT_EQ(Shape::latinSquare(7).regionOf(0), -1);
  for (int i = 0; i < 36; ++i) boxes.push_back(5 - (i / 6 / 2 * 2 + i % 6 / 3));
  EXPECT_EQ(Shape::regions(boxes), Shape::boxes(2, 3));
  EXPECT_TRUE(Shape::regions({0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3}).isOrdinary());
  EXPECT_EQ(Shape::regions({0, 0, 1, 1}), Shape::latinSquare(2)) << "they are its rows";
}

TEST(AShape, HasDiagonalsAndThenWindowsAfterItsRegionsAndNamesAll) {
  const Shape shape = Shape(9).withWindows().withDiagonals();
  EXPECT_THAT(squaresOf(shape, 28), ElementsAre(8, 16, 24, 32, 40, 48, 56, 64, 72));
  EXPECT_THAT(squaresOf(shape, 32), ElementsAre(50, 51, 52, 59, 60, 61, 68, 69, 70));
  EXPECT_EQ(shape.unitName(2), "row 3");
  EXPECT_EQ(shape.unitName(10), "column 2");
  EXPECT_EQ(shape.unitName(22), "box 5");
  EXPECT_EQ(shape.unitName(27), "diagonal 1");
  EXPECT_EQ(shape.unitName(32), "window 4");
  EXPECT_EQ(Shape::regions(kStairs).unitName(12), "region 3");
}

TEST(AShape, OfAnImpossibleSizeOrOfImpossibleRegionsIsRefused) {
  const auto refusal = [](const auto& message) {
    return testing::ThrowsMessage<std::invalid_argument>(message);
  };
  const auto regionsWith = [](std::size_t square, int region) {
    std::vector<int> regionOf = kStairs;
    regionOf[square] = region;
    return [=] { Shape::regions(regionOf); };
  };
  EXPECT_THAT(regionsWith(2, 0), refusal("region 1 has 6 squares: each region must have 5"));
  EXPECT_THAT(regionsWith(13, 5),
              refusal("r3c4 is in no region: the regions must be numbered from 0 to 4"));
  EXPECT_THAT(
      [] { Shape::regions(std::vector<int>(24)); },
      refusal("the regions of 24 squares are impossible: a board has size x size squares, and its "
              "size is from 1 to 400"));
  EXPECT_THAT(
      [] { Shape::boxes(20, 21); },
      refusal("boxes of 20x21 squares are impossible: they must have from 1 to 400 squares"));
  EXPECT_THAT([] { Shape::latinSquare(401); },
              refusal("a board cannot have size 401: it must be from 1 to 400"));
  for (const int size : {0, -9, 2, 399, 441, 1000000}) {
    EXPECT_THAT([size] { Shape{size}; },
                refusal(testing::HasSubstr("a perfect square from 1 to 400")));
  }
  EXPECT_EQ(Shape::boxes(400, 1).units(), 800);
}

}  // namespace
