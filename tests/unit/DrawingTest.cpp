#include "sudoku/Drawing.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using sudoku::Puzzle;
using sudoku::Shape;

std::string drawing(const Puzzle& puzzle) {
  std::ostringstream out;
  sudoku::draw(out, puzzle);
  return out.str();
}

template <class ValueAt>
Puzzle boardOf(const Shape& shape, ValueAt valueAt) {
  Puzzle puzzle{shape, {}};
  for (int square = 0; square < shape.squares(); ++square) {
    puzzle.squares.push_back(valueAt(shape.rowOf(square), shape.colOf(square)));
  }
  return puzzle;
}

template <class ValueAt>
std::string drawing(int order, ValueAt valueAt) {
  return drawing(boardOf(order * order, valueAt));
}

TEST(ADrawing, ShowsBoxesAndLeavesUndecidedSquaresBlank) {
  EXPECT_EQ(drawing(2, [](int row, int col) { return row == col ? row + 1 : -1; }),
            "+-----+-----+\n"
            "| 1   |     |\n"
            "|   2 |     |\n"
            "+-----+-----+\n"
            "|     | 3   |\n"
            "|     |   4 |\n"
            "+-----+-----+\n");
}

TEST(ADrawing, ShowsAPuzzleWithoutASolution) {
  EXPECT_EQ(drawing(Puzzle{4, {1, 1, -1, -1, 1, -1, -1, -1, -1, -1, -1, 4, -1, -1, -1, -1}}),
            "+-----+-----+\n"
            "| 1 1 |     |\n"
            "| 1   |     |\n"
            "+-----+-----+\n"
            "|     |   4 |\n"
            "|     |     |\n"
            "+-----+-----+\n");
}

TEST(ADrawing, OfASingleSquareHasOneBox) {
  EXPECT_EQ(drawing(1, [](int, int) { return 1; }), "+---+\n| 1 |\n+---+\n");
}

TEST(ADrawing, AlignsValuesOfTwoDigits) {
  const std::string text = drawing(4, [](int row, int col) { return (row + col) % 16 + 1; });
  EXPECT_NE(text.find("|  1  2  3  4 |  5  6  7  8 |  9 10 11 12 | 13 14 15 16 |\n"),
            std::string::npos);
}

TEST(ADrawing, ShowsWhatIsNoValueAsAQuestionMark) {
  EXPECT_EQ(drawing(1, [](int, int) { return 21845; }), "+---+\n| ? |\n+---+\n");
}

TEST(ADrawing, HasLinesOfOneLengthForAnySize) {
  for (const int order : {1, 2, 3, 4, 5, 10, 20}) {
    const int size = order * order;
    std::istringstream lines(drawing(order, [size](int row, int col) {
      return (row * 7 + col * 3) % (size + 1);  // 0: undecided
    }));
    std::string first, line;
    std::getline(lines, first);
    int count = 1;
    while (std::getline(lines, line)) {
      ASSERT_EQ(line.size(), first.size()) << line;
      ++count;
    }
    ASSERT_EQ(count, size + order + 1);
  }
}

TEST(ADrawing, ShowsBoxesThatAreWiderThanHigh) {
  EXPECT_EQ(drawing(boardOf(Shape::boxes(2, 3), [](int row, int col) { return row + col - 5; })),
            "+-------+-------+\n"
            "|       |       |\n"
            "|       |     1 |\n"
            "+-------+-------+\n"
            "|       |   1 2 |\n"
            "|       | 1 2 3 |\n"
            "+-------+-------+\n"
            "|     1 | 2 3 4 |\n"
            "|   1 2 | 3 4 5 |\n"
            "+-------+-------+\n");
}

TEST(ADrawing, OfALatinSquareHasOneBox) {
  EXPECT_EQ(drawing(boardOf(Shape::latinSquare(3), [](int row, int) { return row; })),
            "+-------+\n"
            "|       | --boxes none\n"
            "| 1 1 1 |\n"
            "| 2 2 2 |\n"
            "+-------+\n");
}

TEST(ADrawing, HasBarsBetweenSquaresOfDifferentRegions) {
  const Shape shape = Shape::regions({0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3});
  EXPECT_EQ(drawing(boardOf(shape, [](int row, int col) { return row == col ? row + 1 : -1; })),
            "+-----------+---+\n"
            "| 1         |   |\n"
            "|   +---+---+   |\n"
            "|   | 2 |       |\n"
            "+---+   |   +---+\n"
            "|       | 3 |   |\n"
            "|   +---+---+   |\n"
            "|   |         4 |\n"
            "+---+-----------+\n");
}

TEST(ADrawing, AlignsValuesOfTwoDigitsInIrregularRegions) {
  std::vector<int> regionOf;
  for (int square = 0; square < 100; ++square) regionOf.push_back(square / 10);
  std::swap(regionOf[9], regionOf[19]);
  std::swap(regionOf[10], regionOf[0]);
  std::istringstream lines(drawing(
      boardOf(Shape::regions(regionOf), [](int row, int col) { return (row + col) % 10 + 1; })));
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "+----+---------------------------------------+----+");
  std::getline(lines, line);
  EXPECT_EQ(line, "|  1 |  2    3    4    5    6    7    8    9 | 10 |");
}

}  // namespace
