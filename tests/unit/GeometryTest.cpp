#include "sudoku/Geometry.h"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>
#include <string>

namespace {

using sudoku::Geometry;

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
  for (int order = 1; order <= sudoku::kMaxOrder; ++order) {
    const Geometry& geometry = Geometry::ofSize(order * order);
    ASSERT_EQ(geometry.order(), order);
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
