#include "sudoku/Drawing.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace {

using sudoku::Puzzle;
using sudoku::Shape;

// The drawing of a board; valueAt(row, col) is its values, those below 1 are blanks.
template <class ValueAt>
std::string drawing(const Shape& shape, ValueAt valueAt) {
  Puzzle puzzle{shape, {}};
  for (int square = 0; square < shape.squares(); ++square) {
    puzzle.squares.push_back(valueAt(shape.rowOf(square), shape.colOf(square)));
  }
  std::ostringstream out;
  sudoku::draw(out, puzzle);
  return out.str();
}

int diagonal(int row, int col) {
  return row == col ? row + 1 : -1;
}

TEST(ADrawing, ShowsBoxesAndWhatIsNoValueAsAQuestionMark) {
  EXPECT_EQ(drawing(4, diagonal),
            "+-----+-----+\n"
            "| 1   |     |\n"
            "|   2 |     |\n"
            "+-----+-----+\n"
            "|     | 3   |\n"
            "|     |   4 |\n"
            "+-----+-----+\n");
  EXPECT_EQ(drawing(1, [](int, int) { return 21845; }), "+---+\n| ? |\n+---+\n");
}

TEST(ADrawing, SaysInWordsWhatItsBarsDoNotShow) {
  EXPECT_EQ(drawing(Shape::latinSquare(3), [](int row, int) { return row; }),
            "+-------+\n"
            "|       | --boxes none\n"
            "| 1 1 1 |\n"
            "| 2 2 2 |\n"
            "+-------+\n");
}

TEST(ADrawing, HasBarsBetweenSquaresOfDifferentRegions) {
  const Shape shape = Shape::regions({0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3});
  EXPECT_EQ(drawing(shape, diagonal),
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

TEST(ADrawing, AlignsValuesOfSeveralDigits) {
  const auto line = [](const std::string& text, std::size_t number) {
    std::istringstream lines(text);
    std::string found;
    for (std::size_t i = 0; i < number; ++i) std::getline(lines, found);
    return found;
  };
  const auto sum = [](int row, int col) { return row + col + 1; };
  EXPECT_EQ(line(drawing(16, sum), 2), "|  1  2  3  4 |  5  6  7  8 |  9 10 11 12 | 13 14 15 16 |");
  const std::string large = drawing(400, sum);
  EXPECT_EQ(line(large, 1).size(), line(large, 421).size());
  EXPECT_EQ(line(large, 2).substr(0, 8), "|   1   ");
}

}  // namespace
