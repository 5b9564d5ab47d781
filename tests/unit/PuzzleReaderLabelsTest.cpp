// PuzzleReader: boards with labels around them in sheets, where a board of another size could have
// the labels for squares.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::puzzleIn;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

using Squares = std::vector<int>;

// A board of that size with boxes of two or three rows. Some squares are blank, also in the first
// row and column.
Squares labelledBoard(std::size_t size) {
  const std::size_t height = size == 15 ? 3 : 2, width = size / height;
  Squares squares;
  for (std::size_t row = 0; row < size; ++row) {
    for (std::size_t column = 0; column < size; ++column) {
      const std::size_t value = (row % height * width + row / height + column) % size + 1;
      const bool isBlank = (row * row + column) % 3 == 0;
      squares.push_back(isBlank ? sudoku::kUndecided : static_cast<int>(value));
    }
  }
  return squares;
}

// The label with that index: `first` is '0', '1' or 'A'.
std::string label(char first, std::size_t index) {
  if (first == 'A') return std::string(1, static_cast<char>('A' + static_cast<int>(index)));
  return std::to_string(static_cast<std::size_t>(first - '0') + index);
}

// The squares in rows, with labels above, and at the left. 0 stands for no labels.
std::string labelledSheet(const Squares& squares, std::size_t size, char above, char left,
                          const std::string& separator, const std::string& blank) {
  std::string text;
  for (std::size_t column = 0; above != 0 && column < size; ++column) {
    text += (column > 0 || left != 0 ? separator : "") + label(above, column);
  }
  if (above != 0) text += '\n';
  for (std::size_t row = 0; row < size; ++row) {
    if (left != 0) text += label(left, row);
    for (std::size_t column = 0; column < size; ++column) {
      const int value = squares[row * size + column];
      if (column > 0 || left != 0) text += separator;
      text += value == sudoku::kUndecided ? blank : std::to_string(value);
    }
    text += '\n';
  }
  return text;
}

TEST(PuzzleReader, LabelsAreNoSquaresOfABoardWithOneMoreRowAndColumn) {
  for (const std::size_t size : {8U, 15U}) {
    const Squares board = labelledBoard(size);
    for (const char above : {'0', '1', 'A'}) {
      for (const char left : {'0', '1', 'A'}) {
        for (const std::string separator : {",", "\t"}) {
          for (const std::string blank : {"", "0", "."}) {
            const std::string text = labelledSheet(board, size, above, left, separator, blank);
            EXPECT_EQ(puzzleIn(text).puzzle.squares, board) << text;
          }
        }
      }
    }
  }
}

TEST(PuzzleReader, LabelsAtOneSideAreNoSquaresOfALargerBoard) {
  for (const std::size_t size : {8U, 15U}) {
    const Squares board = labelledBoard(size);
    for (const std::string blank : {"", "0"}) {
      const std::string beside = labelledSheet(board, size, 0, '1', ",", blank);
      EXPECT_EQ(puzzleIn(beside).puzzle.squares, board) << beside;
      const std::string above = labelledSheet(board, size, '1', 0, ",", blank);
      EXPECT_EQ(puzzleIn(above).puzzle.squares, board) << above;
    }
  }
}

// A board of that size with a few blanks.
Squares boardWithoutBoxes(std::size_t size) {
  Squares squares;
  for (std::size_t i = 0; i < size * size; ++i) {
    const std::size_t value = (i / size * 2 + i % size * 3) % size + 1;
    squares.push_back(i % 4 == 0 ? sudoku::kUndecided : static_cast<int>(value));
  }
  return squares;
}

sudoku::ReadOptions withoutBoxes() {
  sudoku::ReadOptions options;
  options.shape.hasNoRegions = true;
  return options;
}

// The rows, with bars between their cells, as a table with a header.
std::string inMarkdown(const std::string& rows) {
  std::string text, rule = "|";
  for (const char c : rows.substr(0, rows.find('\n') + 1))
    rule += c == '|' || c == '\n' ? "---|" : "";
  std::istringstream in(rows);
  for (std::string row; std::getline(in, row);) {
    text += "| " + row + " |\n" + (text.empty() ? rule + '\n' : "");
  }
  return text;
}

TEST(PuzzleReader, LabelsAreNoSquaresBesideABoardWithoutUsualBoxes) {
  for (const std::size_t size : {3U, 5U, 7U, 11U, 14U, 19U}) {
    const Squares board = boardWithoutBoxes(size);
    for (const char first : {'0', '1', 'A'}) {
      for (const std::string separator : {",", " | ", "\t"}) {
        if (size == 3 && separator != ",") continue;
        for (const std::string blank : {"", "0", "."}) {
          const std::string sheet = labelledSheet(board, size, first, first, separator, blank);
          const std::string text = separator == " | " ? inMarkdown(sheet) : sheet;
          const Contents contents = contentsOf(text, withoutBoxes());
          EXPECT_THAT(contents.errors, IsEmpty()) << text;
          ASSERT_EQ(contents.puzzles.size(), 1U) << text;
          EXPECT_EQ(contents.puzzles[0].puzzle.squares, board) << text;
          const Contents unknown = contentsOf(text);
          EXPECT_THAT(unknown.puzzles, IsEmpty()) << text;
          EXPECT_THAT(unknown.errors, ElementsAre(HasSubstr("--boxes none"))) << text;
        }
      }
    }
    if (size == 3) continue;
    const Contents above = contentsOf(labelledSheet(board, size, '1', 0, ",", ""), withoutBoxes());
    EXPECT_THAT(above.errors, IsEmpty());
    EXPECT_EQ(above.puzzles[0].puzzle.squares, board);
    EXPECT_THAT(contentsOf(labelledSheet(board, size, 0, '1', ",", "")).errors,
                ElementsAre(HasSubstr("--boxes none")));
  }
}

TEST(PuzzleReader, LabelsOnAllSidesOfSevenRowsAreNoSquares) {
  std::string text = ",1,2,3,4,5,6,7,\n";
  for (int row = 1; row <= 7; ++row) {
    const std::string name = std::to_string(row);
    text += name + ",7,6,,,,," + name + ',' + name + '\n';
  }
  EXPECT_THAT(contentsOf(text + ",1,2,3,4,5,6,7,\n").puzzles, IsEmpty());
  EXPECT_THAT(contentsOf(text, withoutBoxes()).puzzles, testing::SizeIs(1));
}

TEST(PuzzleReader, TheEmptyHeaderOfATableInMarkdownIsNoRowOfALabelledBoard) {
  std::string text = "|   |   |   |   |   |   |   |   |\n|---|---|---|---|---|---|---|---|\n";
  for (int row = 1; row <= 7; ++row)
    text += "| " + std::to_string(row) + " | 5 |   |   |   |   |   | 2 |\n";
  EXPECT_THAT(contentsOf(text).puzzles, IsEmpty());
  EXPECT_THAT(contentsOf(text).errors,
              ElementsAre(HasSubstr("a 7x7 board or an 8x8 board can stand in this table")));
}

TEST(PuzzleReader, ACellOfASheetIsNoBoard) {
  for (const std::string row : {".;.;1;.;A\n", "1;;;R1\n", ",1,\n", "\t1\t\n"}) {
    EXPECT_THAT(contentsOf(row + row + row).puzzles, IsEmpty()) << row;
  }
}

TEST(PuzzleReader, LabelsAtTheRightAreNoSquaresEither) {
  const Squares board = labelledBoard(8);
  std::string text = "0" + labelledSheet(board, 8, '0', '1', ",", "0");
  std::size_t end = text.find('\n');
  text.insert(end, ",");
  for (int row = 1; row <= 8; ++row) {
    end = text.find('\n', end + 3);
    text.insert(end, "," + std::to_string(row));
  }
  EXPECT_EQ(puzzleIn(text).puzzle.squares, board) << text;
}

TEST(PuzzleReader, LabelsThatCanBeSquaresAreAnError) {
  // The labels of the columns, or the first row of a 9x9 board.
  std::string text = ",1,2,3,4,5,6,7,8\n";
  for (int row = 0; row < 8; ++row) text += row == 3 ? ",5,,,,,,,2\n" : ",,,,,,,,\n";
  EXPECT_THAT(contentsOf(text).errors,
              ElementsAre(HasSubstr("an 8x8 board or a 9x9 board can stand in this table")));
  // Labels of the rows, or the first column of a board with separators at the ends of its rows.
  for (const std::string sheet :
       {"1,,,,\n2,,1,,\n3,,,,\n4,3,,,\n", "0,,,,\n1,,,3,\n2,,,,\n3,,2,,\n"}) {
    const Contents contents = contentsOf(sheet);
    EXPECT_THAT(contents.puzzles, IsEmpty()) << sheet;
    EXPECT_THAT(contents.errors, ElementsAre(HasSubstr("a 4x4 board can begin in several rows or "
                                                       "columns of this table")));
  }
  // Zeros in the blank squares tell.
  EXPECT_EQ(puzzletexts::lineOf(puzzleIn("1,0,0,0,\n2,0,1,0,\n3,0,0,0,\n4,3,0,0,\n")),
            "1...2.1.3...43..");
  EXPECT_EQ(puzzletexts::lineOf(puzzleIn("1,0,0,0,0\n2,0,1,0,0\n3,0,0,0,0\n4,3,0,0,0\n")),
            ".....1......3...");
}

TEST(PuzzleReader, NumbersOfTheColumnsWithoutSpacesAreSkipped) {
  const std::string small = "4.2.\n....\n....\n.1.3\n";
  puzzletexts::expectPuzzles("1234\n" + small, {"4.2..........1.3"});
  puzzletexts::expectPuzzles("123456789\n" + puzzletexts::rowsOf(puzzletexts::kPuzzle) + "\nHard\n",
                             {puzzletexts::kPuzzle});
  puzzletexts::expectPuzzles("1234\n----\n" + small, {"4.2..........1.3"});
  puzzletexts::expectPuzzles("1234\n----\n" + small.substr(0, 10) + "----\n" + small.substr(10),
                             {"4.2..........1.3"});
  // These are rows.
  puzzletexts::expectPuzzles("1234\n....\n----\n" + small.substr(10) + "----\n" + small,
                             {"1234.........1.3", "4.2..........1.3"});
  puzzletexts::expectPuzzles("1234\n" + small.substr(5), {"1234.........1.3"});
  puzzletexts::expectPuzzles("1234\n" + small.substr(5) + "1234\n" + small.substr(5),
                             {"1234.........1.3", "1234.........1.3"});
  EXPECT_FALSE(puzzletexts::contentsOf("1234\n3412\n2143\n4321\n1234\n").errors.empty());
}

TEST(PuzzleReader, LabelsWithAColonBeforeTheRowsAreSkipped) {
  for (const std::string first : {"A", "1", "R1"}) {
    for (const std::string sign : {":", ")"}) {
      std::string text;
      for (std::size_t row = 0; row < 9; ++row) {
        std::string counter = first;
        counter.back() = static_cast<char>(counter.back() + static_cast<char>(row));
        text += counter + sign;
        for (const char c : puzzletexts::kPuzzle.substr(row * 9, 9)) text += std::string(" ") + c;
        text += '\n';
      }
      puzzletexts::expectPuzzles(text, {puzzletexts::kPuzzle});
    }
  }
}

TEST(PuzzleReader, NumbersBehindTheRowsThatCountThemAreAnError) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    for (const char c : puzzletexts::kPuzzle.substr(row * 9, 9)) text += std::string(1, c) + ' ';
    text += std::to_string(row + 1) + '\n';
  }
  const Contents contents = contentsOf(text);
  EXPECT_THAT(contents.puzzles, IsEmpty());
  EXPECT_THAT(
      contents.errors,
      ElementsAre(
          "text:1:1: the last squares of these 9 rows seem to count them; remove these labels"));
}

}  // namespace
