#include "sudoku/Geometry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "sudoku/Shape.h"

namespace {

using sudoku::Geometry;
using sudoku::Shape;

std::vector<Shape> shapesWithGeometry() {
  return {Shape().ofSize(1),
          Shape().ofSize(9),
          Shape::boxes(2, 3),
          Shape::boxes(3, 12),
          Shape::latinSquare(7),
          Shape::regions({0, 0, 0, 1, 2, 2, 0, 1, 2, 3, 3, 1, 2, 3, 3, 1}),
          Shape().withDiagonals(9).withWindows(9),
          Shape().withWindows(16),
          Shape::latinSquare(5).withDiagonals(5)};
}

TEST(AGeometry, OfSizeNineHasTwentySevenUnitsAndTwentyPeersForEachSquare) {
  const Geometry& geometry = Geometry::ofSize(9);
  EXPECT_EQ(geometry.units(), 27);
  EXPECT_EQ(geometry.squares(), 81);
  for (int square = 0; square < geometry.squares(); ++square) {
    std::set<int> peers;
    for (const int unit : geometry.unitsOf(square)) {
      for (const int other : geometry.squaresOf(unit)) peers.insert(other);
    }
    peers.erase(square);
    ASSERT_EQ(peers.size(), 20u);
  }
}

TEST(AGeometry, PutsEverySquareInItsRowItsColumnAndItsBox) {
  for (int order = 1; order <= 8; ++order) {
    const Geometry& geometry = Geometry::ofSize(order * order);
    ASSERT_EQ(geometry.mostShared(), order);
    for (int square = 0; square < geometry.squares(); ++square) {
      const int row = square / geometry.size();
      const int col = square % geometry.size();
      ASSERT_EQ(geometry.square(row, col), square);
      ASSERT_EQ(geometry.unitsOf(square)[0], row);
      ASSERT_EQ(geometry.unitsOf(square)[1], geometry.size() + col);
      ASSERT_EQ(geometry.unitsOf(square)[2],
                2 * geometry.size() + row / order * order + col / order);
    }
  }
}

TEST(AGeometry, ListsTheSquaresOfAUnitInReadingOrder) {
  const Geometry& geometry = Geometry::ofSize(16);
  for (int unit = 0; unit < geometry.units(); ++unit) {
    int count = 0;
    int before = -1;
    for (const int square : geometry.squaresOf(unit)) {
      ASSERT_GT(square, before);
      ASSERT_TRUE(geometry.isInUnit(square, unit));
      before = square;
      ++count;
    }
    ASSERT_EQ(count, 16);
  }
}

TEST(AGeometry, IsSharedByAllBoardsOfASize) {
  EXPECT_EQ(&Geometry::ofSize(25), &Geometry::ofSize(25));
}

TEST(AGeometry, OfAShapeHasItsUnits) {
  for (const Shape& shape : shapesWithGeometry()) {
    const Geometry& geometry = Geometry::of(shape, shape.size());
    ASSERT_EQ(geometry.units(), shape.units());
    int memberships = 0;
    for (int unit = 0; unit < geometry.units(); ++unit) {
      const auto squares = geometry.squaresOf(unit);
      ASSERT_EQ(std::vector<int>(squares.begin(), squares.end()), shape.squaresOf(unit));
      for (int position = 1; position <= geometry.size(); ++position) {
        const int square = squares.atPosition(position);
        const auto units = geometry.unitsOf(square);
        const auto found = std::find(units.begin(), units.end(), unit) - units.begin();
        ASSERT_LT(found, static_cast<std::ptrdiff_t>(units.size()));
        EXPECT_EQ(geometry.positionsOf(square)[static_cast<std::size_t>(found)], position);
        EXPECT_TRUE(geometry.isInUnit(square, unit));
      }
      memberships += geometry.size();
    }
    for (int square = 0; square < geometry.squares(); ++square) {
      const auto units = geometry.unitsOf(square);
      EXPECT_TRUE(std::is_sorted(units.begin(), units.end()));
      memberships -= static_cast<int>(units.size());
    }
    EXPECT_EQ(memberships, 0);
  }
}

TEST(AGeometry, VisitsEachPeerOnce) {
  for (const Shape& shape : shapesWithGeometry()) {
    const Geometry& geometry = Geometry::of(shape, shape.size());
    for (int square = 0; square < geometry.squares(); ++square) {
      std::set<int> expected;
      for (const int unit : geometry.unitsOf(square)) {
        const auto squares = geometry.squaresOf(unit);
        expected.insert(squares.begin(), squares.end());
      }
      expected.erase(square);
      std::multiset<int> peers;
      geometry.forEachPeer(square, [&](int peer) { peers.insert(peer); });
      ASSERT_EQ(peers, std::multiset<int>(expected.begin(), expected.end())) << square;
    }
  }
}

TEST(AGeometry, KnowsHowManySquaresTwoUnitsShare) {
  EXPECT_EQ(Geometry::of(Shape::boxes(2, 5), 10).mostShared(), 5);
  EXPECT_EQ(Geometry::of(Shape::latinSquare(7), 7).mostShared(), 1);
  EXPECT_EQ(Geometry::of(Shape().withDiagonals(9), 9).mostShared(), 3);
  EXPECT_EQ(Geometry::of(Shape().withWindows(9), 9).mostShared(), 4);
}

TEST(AGeometry, IsSharedByCopiesOfAShape) {
  const Shape shape = Shape::boxes(2, 3);
  const Shape copy = shape;
  EXPECT_EQ(&Geometry::of(shape, 6), &Geometry::of(copy, 6));
  EXPECT_EQ(&Geometry::of(Shape::boxes(3, 3), 9), &Geometry::ofSize(9));
}

TEST(AGeometry, OfAShapeOfAnotherSizeIsRefused) {
  EXPECT_THROW(Geometry::of(Shape::boxes(2, 3), 9), std::invalid_argument);
  EXPECT_THROW(Geometry::of(Shape::boxes(3, 3), 16), std::invalid_argument);
}

TEST(AGeometry, IsRefusedForASizeThatIsNoPerfectSquareFrom1To400) {
  for (const int size : {0, -1, -9, 2, 8, 10, 399, 401, 441, 1000000}) {
    try {
      Geometry::ofSize(size);
      FAIL() << size;
    } catch (const std::invalid_argument& error) {
      EXPECT_NE(std::string(error.what()).find(std::to_string(size)), std::string::npos);
    }
  }
}

}  // namespace
