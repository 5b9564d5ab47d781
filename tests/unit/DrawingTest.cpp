#include "sudoku/Drawing.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace {

template <class ValueAt>
std::string drawing(int order, ValueAt valueAt) {
  std::ostringstream out;
  sudoku::draw(out, order, valueAt);
  return out.str();
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
  std::ostringstream out;
  sudoku::draw(out, {4, {1, 1, -1, -1, 1, -1, -1, -1, -1, -1, -1, 4, -1, -1, -1, -1}});
  EXPECT_EQ(out.str(),
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

}  // namespace
