#include "sudoku/Shape.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <functional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "sudoku/Puzzle.h"
#include "tests/reference/Units.h"

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

TEST(AShape, OfSizeNineHasTwentySevenUnitsAndTwentyPeersForEachSquare) {
  const Shape shape(9);
  EXPECT_EQ(shape.units(), 27);
  EXPECT_EQ(shape.squares(), 81);
  for (int square = 0; square < shape.squares(); ++square) {
    int peers = 0;
    shape.forEachPeer(square, [&](int) { ++peers; });
    EXPECT_EQ(peers, 20);
  }
}

TEST(AShape, HasTheUnitsOfItsDefinition) {
  for (const Shape& shape : manyShapes()) {
    std::vector<std::vector<int>> units;
    for (int unit = 0; unit < shape.units(); ++unit) units.push_back(squaresOf(shape, unit));
    EXPECT_THAT(units, testing::UnorderedElementsAreArray(reference::unitsOf(shape)));
  }
}

TEST(AShape, HasEverySquareInItsRowItsColumnAndItsRegion) {
  for (const Shape& shape : manyShapes()) {
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

TEST(AShape, KnowsTheUnitsOfASquareAndItsPositionsInThem) {
  for (const Shape& shape : manyShapes()) {
    std::vector<std::vector<int>> unitsOf(static_cast<std::size_t>(shape.squares()));
    std::vector<std::vector<int>> positionsOf(unitsOf.size());
    for (int unit = 0; unit < shape.units(); ++unit) {
      for (int position = 1; position <= shape.size(); ++position) {
        const int square = shape.squaresOf(unit).atPosition(position);
        EXPECT_TRUE(shape.isInUnit(square, unit));
        unitsOf[static_cast<std::size_t>(square)].push_back(unit);
        positionsOf[static_cast<std::size_t>(square)].push_back(position);
      }
    }
    for (int square = 0; square < shape.squares(); ++square) {
      const auto units = shape.unitsOf(square), positions = shape.positionsOf(square);
      EXPECT_THAT(unitsOf[static_cast<std::size_t>(square)],
                  testing::ElementsAreArray(units.begin(), units.end()));
      EXPECT_THAT(positionsOf[static_cast<std::size_t>(square)],
                  testing::ElementsAreArray(positions.begin(), positions.end()));
    }
  }
}

TEST(AShape, VisitsEachPeerOnce) {
  for (const Shape& shape : manyShapes()) {
    for (int square = 0; square < shape.squares(); ++square) {
      std::set<int> expected;
      for (const int unit : shape.unitsOf(square)) {
        const auto squares = shape.squaresOf(unit);
        expected.insert(squares.begin(), squares.end());
      }
      expected.erase(square);
      std::multiset<int> peers;
      shape.forEachPeer(square, [&](int peer) { peers.insert(peer); });
      ASSERT_EQ(peers, std::multiset<int>(expected.begin(), expected.end())) << square;
    }
  }
}

TEST(AShape, KnowsHowManySquaresTwoUnitsShare) {
  EXPECT_EQ(Shape(16).mostShared(), 4);
  EXPECT_EQ(Shape::boxes(2, 5).mostShared(), 5);
  EXPECT_EQ(Shape::latinSquare(7).mostShared(), 1);
  EXPECT_EQ(Shape(9).withDiagonals().mostShared(), 3);
  EXPECT_EQ(Shape(9).withWindows().mostShared(), 4);
}

TEST(AShape, OfBoxesKnowsTheirHeightAndWidth) {
  const Shape shape = Shape::boxes(2, 3);
  EXPECT_EQ(shape.size(), 6);
  EXPECT_EQ(shape.boxHeight(), 2);
  EXPECT_EQ(shape.boxWidth(), 3);
  EXPECT_EQ(shape.units(), 18);
  EXPECT_EQ(squaresOf(shape, 12), (std::vector<int>{0, 1, 2, 6, 7, 8}));
  EXPECT_EQ(squaresOf(shape, 17), (std::vector<int>{27, 28, 29, 33, 34, 35}));
  EXPECT_FALSE(shape.isOrdinary());
}

TEST(AShape, IsOrdinaryIfItHasBoxesAsHighAsWideAndNothingElse) {
  EXPECT_EQ(Shape().size(), 9);
  EXPECT_TRUE(Shape(1).isOrdinary());
  EXPECT_EQ(Shape::boxes(3, 3), Shape(9));
  EXPECT_NE(Shape(4), Shape(9));
  EXPECT_FALSE(Shape::latinSquare(4).isOrdinary());
  EXPECT_FALSE(Shape(4).withWindows().isOrdinary());
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
  EXPECT_EQ(Shape::regions({0, 0, 1, 1}), Shape::latinSquare(2)) << "they are its rows";
}

TEST(AShape, HasItsDiagonalsAfterItsRegions) {
  const Shape shape = Shape(9).withDiagonals();
  EXPECT_EQ(shape.units(), 29);
  EXPECT_EQ(squaresOf(shape, 27), (std::vector<int>{0, 10, 20, 30, 40, 50, 60, 70, 80}));
  EXPECT_EQ(squaresOf(shape, 28), (std::vector<int>{8, 16, 24, 32, 40, 48, 56, 64, 72}));
  EXPECT_FALSE(shape.isOrdinary());
  EXPECT_NE(shape, Shape(9));
  EXPECT_EQ(shape, Shape::boxes(3, 3).withDiagonals());
}

TEST(AShape, HasItsWindowsLast) {
  const Shape shape = Shape(9).withWindows().withDiagonals();
  EXPECT_EQ(shape.units(), 33);
  EXPECT_EQ(squaresOf(shape, 29), (std::vector<int>{10, 11, 12, 19, 20, 21, 28, 29, 30}));
  EXPECT_EQ(squaresOf(shape, 32), (std::vector<int>{50, 51, 52, 59, 60, 61, 68, 69, 70}));
  EXPECT_EQ(squaresOf(Shape(4).withWindows(), 12), (std::vector<int>{5, 6, 9, 10}));
  EXPECT_EQ(Shape(16).withWindows().units(), 57);
}

TEST(AShape, NamesItsUnits) {
  const Shape shape = Shape::boxes(3, 3).withDiagonals().withWindows();
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
  EXPECT_EQ(messageOf([] { Shape{6}; }),
            "a board cannot have size 6: it must be a perfect square from 1 to 400");
  for (const int size : {0, -1, -9, 2, 8, 10, 399, 401, 441, 1000000}) {
    EXPECT_EQ(messageOf([size] { Shape{size}; }).find("a board cannot have size"), 0u) << size;
  }
  EXPECT_EQ(messageOf([] { Shape::boxes(2, 3).withWindows(); }),
            "a board of size 6 cannot have windows: its size must be a perfect square from 4 to "
            "400");
  EXPECT_EQ(Shape::latinSquare(400).units(), 800);
  EXPECT_EQ(Shape::boxes(400, 1).units(), 800);
}

TEST(APuzzle, DiffersFromOneOfAnotherShape) {
  const std::vector<int> blank(36, sudoku::kUndecided);
  const sudoku::Puzzle puzzle{Shape::boxes(2, 3), blank};
  EXPECT_EQ(puzzle, (sudoku::Puzzle{Shape::boxes(2, 3), blank}));
  EXPECT_NE(puzzle, (sudoku::Puzzle{Shape::boxes(3, 2), blank}));
}

}  // namespace
