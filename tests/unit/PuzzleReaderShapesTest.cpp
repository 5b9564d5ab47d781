// PuzzleReader: boards of other sizes: their boxes, rows and letters.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::errorIn;
using puzzletexts::kMap;
using puzzletexts::kPuzzle;
using puzzletexts::kScattered;
using puzzletexts::kSix;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::randomPuzzle;
using puzzletexts::rowsOf;
using puzzletexts::withSpaces;
using sudoku::Letters;
using sudoku::ReadPuzzle;
using sudoku::Shape;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(PuzzleReader, KnowsTheBoxesOfUsualSizes) {
  struct Usual {
    int size, height;
  };
  std::mt19937 random(1);
  for (const Usual each : {Usual{6, 2}, {8, 2}, {10, 2}, {12, 3}, {15, 3}, {20, 4}}) {
    const sudoku::Puzzle puzzle = randomPuzzle(each.size, 0.5, random);
    const ReadPuzzle read = puzzleIn(sudoku::toLine(puzzle));
    EXPECT_EQ(read.puzzle.squares, puzzle.squares);
    EXPECT_EQ(read.puzzle.shape, Shape::boxes(each.height, each.size / each.height));
    EXPECT_FALSE(read.saysShape);
  }
}

TEST(PuzzleReader, ReadsRowsOfUsualSizes) {
  const Shape boxes = Shape::boxes(2, 3);
  for (const std::string& text :
       {rowsOf(kSix, 6), withSpaces(rowsOf(kSix, 6)), "# six\n" + rowsOf(kSix, 6) + "\n"}) {
    const ReadPuzzle read = puzzleIn(text);
    EXPECT_EQ(lineOf(read), kSix) << text;
    EXPECT_EQ(read.puzzle.shape, boxes);
  }
  EXPECT_EQ(lineOf(puzzleIn(rowsOf(puzzletexts::replaced(kSix, '.', ' '), 6))), kSix);
  EXPECT_EQ(lineOf(puzzleIn(rowsOf(puzzletexts::replaced(kSix, '.', '-'), 6))), kSix);
}

TEST(PuzzleReader, ReadsSeveralShapesInOneText) {
  const Contents contents = contentsOf(kPuzzle + "\n" + kSix + "\n" + kPuzzle + kMap + "\n\n" +
                                       rowsOf(kSix, 6) + "\n" + rowsOf(kPuzzle) + kSix);
  EXPECT_THAT(contents.errors, IsEmpty());
  EXPECT_EQ(linesOf(contents),
            (std::vector<std::string>{kPuzzle, kSix, kPuzzle + kMap, kSix, kPuzzle, kSix}));
}

TEST(PuzzleReader, TakesThirtySixRowsOfThirtySixNumbersForOneBoard) {
  std::mt19937 random(1);
  const sudoku::Puzzle puzzle = randomPuzzle(36, 0.1, random);
  std::string rows;
  for (int row = 0; row < 36; ++row) {
    for (int col = 0; col < 36; ++col) {
      const int value = puzzle.at(row, col);
      rows += std::to_string(value < 1 ? 0 : value) + (col == 35 ? "\n" : " ");
    }
  }
  EXPECT_EQ(puzzleIn(rows).puzzle.squares, puzzle.squares);
}

TEST(PuzzleReader, ReadsLettersOfOtherSizes) {
  const std::string twelve = "123456789ABC" + std::string(132, '.');
  const ReadPuzzle read = puzzleIn(twelve);
  EXPECT_EQ(read.puzzle.at(0, 11), 12);
  EXPECT_EQ(read.puzzle.shape, Shape::boxes(3, 4));
  EXPECT_EQ(sudoku::toLine(read.puzzle, read.letters), twelve);
  const std::string ten = "1234567890" + std::string(90, '.');
  EXPECT_THAT(errorIn(ten.substr(0, 9) + std::string(91, '.')),
              HasSubstr("can be 1-9A or 0-9; the option --letters says"));
  EXPECT_EQ(puzzleIn(ten).letters, Letters::digitsFromZero);
}

TEST(PuzzleReader, TellsBoxesFromTheBlankLinesBetweenRows) {
  std::string rows = rowsOf(kSix, 6);
  EXPECT_EQ(puzzleIn(rows.insert(14, "\n").insert(29, "\n")).puzzle.shape, Shape::boxes(2, 3));
  rows = rowsOf(kSix, 6);
  EXPECT_EQ(puzzleIn(rows.insert(21, "\n")).puzzle.shape, Shape::boxes(3, 2));
}

TEST(PuzzleReader, ReadsBoardsThatNoSmallerBoardsSideBySideCanBe) {
  const std::string band = "4.2.4.2.\n........\n........\n.1.3.1.3\n";
  const std::string bands = band + "\n" + band;
  EXPECT_THAT(errorIn(bands), HasSubstr("seem to be 4x4 boards side by side"));
  // The shape is named, or a value or a conflict is not that of a 4x4 board.
  sudoku::ReadOptions options;
  options.shape.regions = Shape::boxes(4, 2);
  EXPECT_EQ(contentsOf(bands, options).puzzles.size(), 1u);
  for (const std::string first : {"5.2.4.2.", "4.2.1.1."}) {
    EXPECT_EQ(puzzleIn(first + bands.substr(8)).puzzle.shape, Shape::boxes(4, 2)) << first;
  }
  EXPECT_EQ(puzzleIn("4.2.1.3.\n" + rowsOf(std::string(56, '.'), 8)).puzzle.size, 8);
}

TEST(PuzzleReader, SaysWhereABoardOfAnotherSizeIsWrong) {
  EXPECT_EQ(errorIn("7" + kSix.substr(1)),
            "text:1:1: found '7' in row 1, column 1 of a 6x6 board; its values are 1 to 6, and one "
            "of . 0 _ * x or a space is a blank");
  EXPECT_EQ(errorIn(kSix.substr(1)), "text:1:36: found 35 squares; a 6x6 board in one line has 36");
  std::string rows = rowsOf(kSix, 6);
  EXPECT_EQ(errorIn(rows.erase(22, 1)),
            "text:4:6: row 4 ends after 5 squares; 6 squares make a row of this board");
}

TEST(PuzzleReader, ReadsBackEveryShapeThatIsWritten) {
  std::mt19937 random(1);
  for (const Shape& shape :
       {Shape::boxes(2, 3), Shape::boxes(3, 2), Shape::boxes(2, 7), Shape::latinSquare(6),
        Shape::latinSquare(7), sudoku::regionsIn(kMap), sudoku::regionsIn(kScattered),
        Shape().withDiagonals(9), Shape().withWindows(9).withDiagonals(9), Shape().withWindows(16),
        sudoku::regionsIn(kMap).withDiagonals(9), Shape::boxes(5, 13)}) {
    sudoku::Puzzle puzzle = randomPuzzle(shape.size(), 0.3, random);
    puzzle.shape = shape;
    EXPECT_EQ(puzzleIn(sudoku::toLine(puzzle)).puzzle, puzzle) << sudoku::toLine(puzzle);
  }
  // Regions of a large board.
  std::vector<int> stripes;
  for (int i = 0; i < 16 * 16; ++i) stripes.push_back(i / 16 / 2 * 2 + i % 2);
  sudoku::Puzzle large = randomPuzzle(16, 0.3, random);
  large.shape = Shape::regions(stripes);
  EXPECT_EQ(puzzleIn(sudoku::toLine(large)).puzzle, large);
}

TEST(PuzzleReader, ReadsNumbersWithSemicolonsBetweenThem) {
  EXPECT_EQ(lineOf(puzzleIn("0;0;1;0\n1;0;0;2\n;;;\n0;0;0;0\n")), "..1.1..2........");
  EXPECT_EQ(lineOf(puzzleIn(kPuzzle + ";0;0;1;0")), kPuzzle);
}

TEST(PuzzleReader, ReadsLettersAndSignsWithSemicolonsBetweenThem) {
  std::string board = puzzletexts::solved16("0123456789ABCDEF");
  for (std::size_t i = 0; i < board.size(); ++i) board[i] = i % 3 == 1 || i < 5 ? '.' : board[i];
  std::string rows;
  for (std::size_t i = 0; i < board.size(); ++i) {
    rows += std::string(1, board[i]) + (i % 16 == 15 ? '\n' : ';');
  }
  std::string cells = rows;
  cells.erase(std::remove(cells.begin(), cells.end(), '.'), cells.end());
  const sudoku::Puzzle puzzle = puzzleIn(board, Letters::digitsFromZero).puzzle;
  for (const std::string& text : {rows, cells, puzzletexts::replaced(rows, '.', '*')}) {
    EXPECT_EQ(puzzleIn(text, Letters::digitsFromZero).puzzle, puzzle) << text;
  }
  EXPECT_EQ(lineOf(puzzleIn(";A;B;C;D\nA;;;1;\nB;1;;;2\nC;;;;\nD;;;;\n")), "..1.1..2........");
  // Words are no cells.
  EXPECT_THAT(contentsOf("; a; few; words; here\n" + kPuzzle).errors, IsEmpty());
}

TEST(PuzzleReader, RulesBetweenTheRowsOfBoxesShowTheirHeight) {
  const std::string above = "..4...\n..3...\n.6..1.\n", below = "....3.\n43....\n1.2...\n";
  const std::string rule = "-----------\n";
  EXPECT_EQ(sudoku::toLine(puzzletexts::puzzleIn(above + rule + below).puzzle).substr(36),
            " --boxes 3x2");
  EXPECT_EQ(sudoku::toLine(puzzletexts::puzzleIn(rule + above + below + rule).puzzle).substr(36),
            "");
  // Other rules show no boxes.
  const std::string first = above.substr(0, 14);
  EXPECT_EQ(
      sudoku::toLine(puzzletexts::puzzleIn(first + rule + above.substr(14) + rule + below).puzzle)
          .substr(36),
      "");
}

// The board kSix in rows, with a text behind each square and another behind each second one.
std::string groupedSix(const std::string& inside, const std::string& between,
                       std::size_t width = 2) {
  std::string text;
  for (std::size_t i = 0; i < 36; ++i) {
    text += kSix[i];
    text += i % 6 == 5 ? "\n" : i % width + 1 == width ? between : inside;
  }
  return text;
}

TEST(PuzzleReader, WiderGapsBetweenColumnsShowTheWidthOfBoxes) {
  for (const std::string& rows : {groupedSix("", " "), groupedSix(" ", "  "), groupedSix(" ", "\t"),
                                  groupedSix(", ", ",   ")}) {
    EXPECT_EQ(lineOf(puzzleIn(rows)), kSix + " --boxes 3x2") << rows;
  }
  const std::string aligned =
      " .  . 11    .  1  .    4  3 10    .  .  5\n10  .  .    .  .  .    6  .  .    .  .  .\n"
      " .  5  .    .  8  4    .  .  7    .  .  9\n .  .  .    .  3  .    .  .  9    .  .  2\n"
      " .  .  .    .  . 12    .  .  .    9  3  .\n 7  6  .   11  .  .    . 10  .    . 12  .\n"
      " .  . 10    .  .  1   12  6  .    .  .  .\n .  .  .    .  5  .    .  .  .    .  .  1\n"
      " 6  .  .    .  2  .    .  8  .    .  9  .\n .  .  4   10  .  .    2  .  .    .  7  .\n"
      " .  .  .    .  6  .    5  .  .    .  . 11\n 9  .  .    5  .  3    7  . 11    .  .  .\n";
  EXPECT_EQ(puzzleIn(aligned).puzzle.shape, Shape::boxes(4, 3));
}

TEST(PuzzleReader, GapsBetweenOtherColumnsShowNoBoxes) {
  for (const std::string& rows : {groupedSix("", " ", 3), groupedSix("", " ", 4),
                                  groupedSix("", " ", 5), groupedSix(" ", " ")}) {
    EXPECT_EQ(lineOf(puzzleIn(rows)), kSix) << rows;
  }
  std::string one = groupedSix("", " ");
  one.erase(one.rfind(' '), 1);
  EXPECT_EQ(lineOf(puzzleIn(one)), kSix) << one;
}

}  // namespace
