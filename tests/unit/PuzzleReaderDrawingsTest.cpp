// PuzzleReader: box drawings, and the file formats of other programs.

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "tests/Puzzles.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::kCounted;
using puzzletexts::kPuzzle;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::rowsOf;
using sudoku::Format;
using sudoku::Puzzle;
using sudoku::ReadPuzzle;

TEST(PuzzleReader, ReadsABoxDrawingWithUnderscores) {
  const ReadPuzzle read = puzzleIn(
      " ___ ___ ___\n"
      "|304|610|005|\n|000|000|000|\n|000|000|000|\n|___|___|___|\n"
      "|000|000|000|\n|000|000|000|\n|000|000|000|\n|___|___|___|\n"
      "|000|000|000|\n|000|000|000|\n|000|000|007|\n|___|___|___|\n");
  EXPECT_EQ(lineOf(read), "3.461...5" + std::string(71, '.') + "7");
  EXPECT_EQ(read.format, Format::drawing);
  EXPECT_EQ(read.line, 2);
}

TEST(PuzzleReader, ReadsUnderscoresForBlanksInABoxDrawing) {
  EXPECT_EQ(lineOf(puzzleIn("|__|__|\n|1_|_2|\n+--+--+\n|__|3_|\n|__|__|\n")), "....1..2..3.....");
}

TEST(PuzzleReader, ReadsABoxDrawingWithoutFrame) {
  const ReadPuzzle read = puzzleIn(
      "4 . . |. . . |8 . 5 \n. 3 . |. . . |. . . \n. . . |7 . . |. . . \n"
      "------+------+------\n"
      ". 2 . |. . . |. 6 . \n. . . |. 8 . |4 . . \n. . . |. 1 . |. . . \n"
      "------+------+------\n"
      ". . . |6 . 3 |. 7 . \n5 . . |2 . . |. . . \n1 . 4 |. . . |. . . \n");
  EXPECT_EQ(lineOf(read), kNorvigGrid2);
}

TEST(PuzzleReader, ReadsABoxDrawingWithSpacesForBlanks) {
  EXPECT_EQ(lineOf(puzzleIn("|1 | 2|\n|  |  |\n|--+--|\n|  |3 |\n|  | 4|\n")), "1..2......3....4");
  EXPECT_EQ(lineOf(puzzleIn("  1 |    \n    |   2\n----+----\n    |   4\n  3 |    \n")),
            ".1.....2...4.3..");
  EXPECT_EQ(lineOf(puzzleIn("1   | 2\n    |   3\n----+----\n    |\n    |   4\n")),
            "1.2....3.......4");
}

TEST(PuzzleReader, ReadsBlankPartsAtTheEndsOfADrawingWithoutFrame) {
  EXPECT_EQ(lineOf(puzzleIn("      |   7   |\n      |       |\n      |       |\n"
                            "------+-------+------\n"
                            "5     |   3   |     4\n      |       |\n      |       |\n"
                            "------+-------+------\n"
                            "      |       |\n      |       |\n    1 |       |     9\n")),
            "....7" + std::string(22, '.') + "5...3...4" + std::string(38, '.') + "1.....9");
}

TEST(PuzzleReader, ReadsADrawingWithBarsBetweenAllSquares) {
  EXPECT_EQ(lineOf(puzzleIn("+---+---+---+---+\n| 1 |   |   | 4 |\n"
                            "+---+---+---+---+\n|   |   | 3 |   |\n"
                            "+---+---+---+---+\n|   | 2 |   |   |\n"
                            "+---+---+---+---+\n|   |   |   |   |\n+---+---+---+---+\n")),
            "1..4..3..2......");
}

// The rows of the board with that text between and after its squares, and a rule below each row.
std::string ruledRows(const std::string& board, std::size_t size, const std::string& between,
                      const std::string& end, const std::string& rule) {
  std::string text;
  for (std::size_t i = 0; i < board.size(); ++i) {
    text += board[i] + ((i + 1) % size == 0 ? end + "\n" + rule : between);
  }
  return text;
}

TEST(PuzzleReader, TakesTheFirstOfRowsWithRulesBetweenThemForNoNamesOfColumns) {
  EXPECT_EQ(lineOf(puzzleIn(ruledRows(kCounted, 9, " ", "", "-----------------\n"))), kCounted);
  EXPECT_EQ(lineOf(puzzleIn(ruledRows("1234341221434321", 4, " ", "", "-------\n"))),
            "1234341221434321");
}

TEST(PuzzleReader, TakesTheFirstColumnOfADrawingForLabelsOnlyIfTheOthersAreABoard) {
  std::string turned;
  for (std::size_t i = 0; i < 81; ++i) turned += kCounted[i % 9 * 9 + i / 9];
  EXPECT_EQ(lineOf(puzzleIn(ruledRows(turned, 9, "|", "|", ""))), turned);
  EXPECT_EQ(lineOf(puzzleIn(ruledRows(turned, 9, "|", "|", "-+-+-+-+-+-+-+-+-+\n"))), turned);
  EXPECT_EQ(lineOf(puzzleIn(ruledRows("1234214334124321", 4, "|", "|", ""))), "1234214334124321");
  EXPECT_EQ(lineOf(puzzleIn("1|1 2|3 4|\n2|3 4|1 2|\n3|2 1|4 3|\n4|4 3|2 1|\n")),
            "1234341221434321");
  EXPECT_EQ(lineOf(puzzleIn("1|1 2 3 4|\n2|3 4 1 2|\n3|2 1 4 3|\n4|4 3 2 1|\n")),
            "1234341221434321");
}

TEST(PuzzleReader, SkipsNamesOfRowsAndColumnsThatCountFromZero) {
  for (const char blank : {'.', '0'}) {
    const std::string board = puzzletexts::replaced(puzzletexts::kPuzzle, '.', blank);
    const std::string rule = "  +-------+-------+-------+\n";
    for (const std::string head : {"    0 1 2   3 4 5   6 7 8\n", ""}) {
      std::string text = head + rule;
      for (std::size_t i = 0; i < board.size(); ++i) {
        if (i % 9 == 0) text += std::to_string(i / 9) + ' ';
        text += (i % 3 == 0 ? "| " : "") + board.substr(i, 1) + (i % 9 == 8 ? " |\n" : " ");
        if (i % 27 == 26) text += rule;
      }
      puzzletexts::expectPuzzles(text, {puzzletexts::kPuzzle});
    }
  }
  // The first column of a board may count from a blank.
  EXPECT_EQ(lineOf(puzzleIn("0|0|0|4|\n1|0|0|0|\n2|0|0|0|\n3|0|0|0|\n")), "...41...2...3...");
}

TEST(PuzzleReader, ReadsUnicodeBoxDrawings) {
  EXPECT_EQ(lineOf(puzzleIn("┌─────┬─────┐\n│ 1   │   2 │\n│     │     │\n"
                            "├─────┼─────┤\n│   4 │     │\n│     │ 3   │\n└─────┴─────┘\n")),
            "1..2.....4....3.");
  EXPECT_EQ(lineOf(puzzleIn("╔═══╤═══╦═══╤═══╗\n║ 1 │ . ║ . │ 2 ║\n║ . │ . ║ . │ . ║\n"
                            "╠═══╪═══╬═══╪═══╣\n║ . │ 4 ║ . │ . ║\n║ . │ . ║ 3 │ . ║\n")),
            "1..2.....4....3.");
}

TEST(PuzzleReader, ReadsAnSsFile) {
  const ReadPuzzle read = puzzleIn(
      "*-----------*\n|1..|.2.|...|\n|...|...|...|\n|...|...|...|\n|---+---+---|\n"
      "|...|...|...|\n|...|...|...|\n|...|...|...|\n|---+---+---|\n"
      "|...|...|...|\n|...|...|...|\n|...|...|..9|\n*-----------*\n");
  EXPECT_EQ(lineOf(read), "1...2" + std::string(75, '.') + "9");
  EXPECT_EQ(read.format, Format::simpleSudoku);
}

TEST(PuzzleReader, ReadsAnSdkFile) {
  const Contents contents =
      contentsOf("#Aan author\n#Da description\n#Ca comment\n[Puzzle]\n" + rowsOf(kPuzzle));
  ASSERT_EQ(linesOf(contents), (std::vector<std::string>{kPuzzle}));
  EXPECT_EQ(contents.puzzles[0].format, Format::sdk);
  EXPECT_EQ(contents.puzzles[0].title, "a description");
}

// In the format of SadMan Software's program.
const std::string kProgress = "[State]\n" + rowsOf(kSolution) + "[PencilMarks]\n" +
                              "12,3,,45,,,,,\n" + ",,,,,,,,\n" + ",,,,,,,123456789,\n" +
                              ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n";

TEST(PuzzleReader, TakesTheStateAndThePencilMarksOfAnSdkFileForThePuzzleAbove) {
  const std::string file = "[Puzzle]\n" + rowsOf(kPuzzle) + kProgress;
  EXPECT_EQ(linesOf(contentsOf(file)), (std::vector<std::string>{kPuzzle}));

  const Contents several = contentsOf("#Dfirst\n" + file + "#Dsecond\n" + file + rowsOf(kSolution));
  EXPECT_EQ(linesOf(several), (std::vector<std::string>{kPuzzle, kPuzzle, kSolution}));
  EXPECT_EQ(several.puzzles[1].title, "second");
  EXPECT_EQ(
      linesOf(contentsOf("[Puzzle]\n" + kPuzzle + "\n[State]\n" + kSolution + '\n' + kPuzzle)),
      (std::vector<std::string>{kPuzzle, kPuzzle}));
  EXPECT_EQ(linesOf(contentsOf("[puzzle]\n" + rowsOf(kPuzzle) + "\n[STATE]\n\n" +
                               rowsOf(kSolution) + "\n" + kPuzzle)),
            (std::vector<std::string>{kPuzzle, kPuzzle}));
}

TEST(PuzzleReader, TakesOtherSectionsForPuzzlesOfTheirOwn) {
  const Contents contents =
      contentsOf("[Puzzle]\n" + rowsOf(kPuzzle) + "[Solution]\n" + rowsOf(kSolution));
  ASSERT_EQ(linesOf(contents), (std::vector<std::string>{kPuzzle, kSolution}));
  EXPECT_EQ(contents.puzzles[1].title, "[Solution]");
  EXPECT_EQ(linesOf(contentsOf("[State]\n" + rowsOf(kPuzzle))),
            (std::vector<std::string>{kPuzzle}));
}

}  // namespace
