// PuzzleReader: boards in sheets, as spreadsheets and libraries for tables write them: with empty
// rows and columns, labels, and separators at the ends of lines.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::expectPuzzles;
using puzzletexts::kCounted;
using puzzletexts::kPuzzle;
using puzzletexts::kSix;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::replaced;
using puzzletexts::rowsOf;
using puzzletexts::withSpaces;
using sudoku::ReadPuzzle;
using testing::HasSubstr;
using testing::IsEmpty;

// The board with commas between its squares, a text at the beginning and one at the end of each
// row. Blanks are empty. With `labels`, a label comes first: "0" stands for 0 1 2, "A" for A B C.
std::string sheetOf(const std::string& board, std::size_t size, const std::string& begin,
                    const std::string& end, const std::string& labels = "") {
  std::string text;
  for (std::size_t row = 0; row < size; ++row) {
    if (!labels.empty()) text += static_cast<char>(labels[0] + static_cast<char>(row));
    text += begin;
    for (std::size_t col = 0; col < size; ++col) {
      if (col > 0) text += ',';
      if (board[row * size + col] != '.') text += board[row * size + col];
    }
    text += end + "\n";
  }
  return text;
}

TEST(PuzzleReader, ReadsABoardThatDoesNotBeginInTheFirstCellOfASheet) {
  expectPuzzles(",,,,,,,,,\n" + sheetOf(kPuzzle, 9, ",", ""), {kPuzzle});
  expectPuzzles(",,,,,,,,,,\n" + sheetOf(kPuzzle, 9, ",", ","), {kPuzzle});
  expectPuzzles(",,,,,,,,\n" + sheetOf(kPuzzle, 9, "", ""), {kPuzzle});
  expectPuzzles(sheetOf(kPuzzle, 9, ",", ""), {kPuzzle});
  expectPuzzles(",,,,,,,,,,,\n,,,,,,,,,,,\n" + sheetOf(kPuzzle, 9, ",,,", ""), {kPuzzle});
  expectPuzzles(",,,,,,\n" + sheetOf(kSix, 6, ",", ""), {kSix});
  const std::string below = std::string(9, '.') + kPuzzle.substr(9);
  expectPuzzles(replaced(",,,,,,,,\n" + sheetOf(below, 9, "", ""), ',', ';'), {below});
  expectPuzzles(",,,,\n,1,2,3,\n,,,,2\n,,,,\n,4,,,1\n", {"123....2....4..1"});
}

TEST(PuzzleReader, ReadsRowsThatEndWithSeparators) {
  for (const char separator : {',', ';'}) {
    const std::string sheet = replaced(sheetOf(kPuzzle, 9, "", ","), ',', separator);
    expectPuzzles(sheet, {kPuzzle});
    expectPuzzles(sheet + sheet, {kPuzzle, kPuzzle});
    expectPuzzles(sheet + sheet + sheet + sheet, std::vector<std::string>(4, kPuzzle));
  }
}

TEST(PuzzleReader, SkipsLabelsOfRowsAndColumns) {
  const std::string numbered = sheetOf(kPuzzle, 9, ",", "", "0");
  expectPuzzles(",0,1,2,3,4,5,6,7,8\n" + numbered, {kPuzzle});
  expectPuzzles("row,1,2,3,4,5,6,7,8,9\n" + sheetOf(kPuzzle, 9, ",", "", "1"), {kPuzzle});
  expectPuzzles("\"\",\"V1\",\"V2\",\"V3\",\"V4\",\"V5\",\"V6\",\"V7\",\"V8\",\"V9\"\n" + numbered,
                {kPuzzle});
  expectPuzzles(numbered, {kPuzzle});
  expectPuzzles(",A,B,C,D,E,F,G,H,I\n" + sheetOf(kPuzzle, 9, ",", "", "1"), {kPuzzle});
  expectPuzzles("0,1,2,3,4,5,6,7,8\n" + sheetOf(kPuzzle, 9, "", ""), {kPuzzle});
  expectPuzzles("c0,c1,c2,c3,c4,c5,c6,c7,c8\n" + sheetOf(kPuzzle, 9, "", ""), {kPuzzle});
  const std::string zeros = replaced(kPuzzle, '.', '0');
  const std::string printed = replaced(sheetOf(zeros, 9, ",", "", "0"), ',', ' ');
  expectPuzzles("  0 1 2 3 4 5 6 7 8\n" + printed, {kPuzzle});
  expectPuzzles("0 0 1 2 3 4 5 6 7 8\n" + printed, {kPuzzle});
}

TEST(PuzzleReader, TakesLabelsForARowIfTheBoardNeedsIt) {
  const std::string board = "123456789" + kPuzzle.substr(9, 9) + std::string(63, '.');
  expectPuzzles(sheetOf(board, 9, "", ""), {board});
  expectPuzzles(sheetOf(board, 9, "", "") + sheetOf(kPuzzle, 9, "", ""), {board, kPuzzle});
}

TEST(PuzzleReader, SkipsEmptyRowsBetweenTheBoardsOfASheet) {
  const std::string empty = ",,,,,,,,\n";
  const std::string sheet = sheetOf(kPuzzle, 9, "", "");
  const std::string other = std::string(9, '.') + kSolution.substr(9);
  expectPuzzles(sheet + empty + sheet, {kPuzzle, kPuzzle});
  expectPuzzles(sheet + empty + sheet + empty + sheet + empty + empty, {kPuzzle, kPuzzle, kPuzzle});
  expectPuzzles(empty + sheet + empty + sheetOf(other, 9, "", ""), {kPuzzle, other});
  expectPuzzles(sheetOf(other, 9, "", "") + empty + sheet, {other, kPuzzle});
  expectPuzzles("Sudoku 1,,,,,,,,\n" + empty + sheet, {kPuzzle});
}

TEST(PuzzleReader, TakesTheFirstRowOfASheetForTheBoardThoughAnEmptyRowFollows) {
  const std::string empty = ",,,,,,,,\n";
  for (const std::string& board : {std::string(9, '.') + kPuzzle.substr(9), kCounted}) {
    const std::string sheet = sheetOf(board, 9, "", "");
    expectPuzzles(sheet + empty, {board});
    expectPuzzles(sheet + empty + sheet, {board, board});
    expectPuzzles(sheet + empty + sheet + empty, {board, board});
  }
  const std::string middle = std::string(9, '.') + kSolution.substr(9, 63) + std::string(9, '.');
  expectPuzzles(sheetOf(middle, 9, "", "") + empty, {middle});
}

TEST(PuzzleReader, TakesEmptyRowsAboveRulesAndEmptyColumnsForThoseOfRegularBoards) {
  expectPuzzles(",,,\n-------\n2,1,4,3\n-------\n3,2,1,4\n-------\n1,4,3,2\n-------\n",
                {"....214332141432"});
  expectPuzzles("1,3,,2,4\n2,4,,1,3\n3,2,,4,1\n4,1,,3,2\n", {"1324241332414132"});
}

TEST(PuzzleReader, SaysThatThePlaceOfABoardInASheetIsNotClear) {
  const std::string labels = "1,2,3,4,5,6,7,8,9\n";
  const std::string board = kPuzzle.substr(0, 72) + std::string(9, '.');
  for (const std::string& text :
       {labels + sheetOf(board, 9, "", ""),
        sheetOf(".3.......6..195....98....6..59..1.......4.1....6.........15..4..9.....7..5...3.1.",
                9, ",", "")}) {
    const Contents contents = contentsOf(text);
    EXPECT_THAT(contents.puzzles, IsEmpty()) << text;
    ASSERT_EQ(contents.errors.size(), 1u) << text;
    EXPECT_THAT(contents.errors[0], HasSubstr("text:1:1: a 9x9 board can begin in several rows or "
                                              "columns of this table"));
  }
}

TEST(PuzzleReader, TakesEmptyEdgesOfTenRowsForTheirBoardOnlyIfNothingElseFits) {
  std::string sheet = sheetOf(std::string(99, '.') + "9", 10, "", "");
  EXPECT_THAT(contentsOf(sheet).errors[0],
              HasSubstr("a 9x9 board or a 10x10 board can stand in this table"));
  sheet.replace(sheet.size() - 2, 1, "10");
  EXPECT_EQ(puzzleIn(sheet).puzzle.size, 10);
}

// Solved.
const std::string kEight = "1234567856781234214365876587214334127856785634124321876587654321";

TEST(PuzzleReader, GuessesNoSizeOfABoardBelowAnEmptyRowAndBesideAnEmptyColumn) {
  const std::string line = ",,,,,,,,\n";
  for (const char separator : {',', '\t'}) {
    const std::string sheet = line + sheetOf("." + kEight.substr(1), 8, ",", "");
    const Contents contents = contentsOf(replaced(sheet, ',', separator));
    EXPECT_THAT(contents.puzzles, IsEmpty());
    ASSERT_EQ(contents.errors.size(), 1u);
    EXPECT_THAT(contents.errors[0], HasSubstr("text:1:1: an 8x8 board or a 9x9 board can stand in "
                                              "this table, for some rows or columns are empty"));
    expectPuzzles(replaced(line + sheetOf("0" + kEight.substr(1), 8, ",", ""), ',', separator),
                  {"." + kEight.substr(1)});
    expectPuzzles(sheetOf("." + kEight.substr(1), 8, ",", ""), {"." + kEight.substr(1)});
  }
  // A value that only one of them has decides.
  const std::string nines = "." + replaced(kEight.substr(1), '8', '9');
  EXPECT_EQ(puzzleIn(line + sheetOf(nines, 8, ",", "")).puzzle.size, 9);
}

TEST(PuzzleReader, GuessesNoGapsBetweenTheBoxesOfASheet) {
  for (const std::string text : {"4,3,,2,1\n1,2,,,4\n,,,,\n,4,,,\n,,,,\n",
                                 "4,,,,6,5,\n5,1,6,,,,\n,,,,,,\n1,,,,2,,\n,,,,,,\n2,4,,,,1,\n",
                                 ",,,,\n2,1,4,3,\n3,2,1,4,\n1,4,3,2,\n,,,,\n"}) {
    const Contents contents = contentsOf(text);
    EXPECT_THAT(contents.puzzles, IsEmpty()) << text;
    ASSERT_EQ(contents.errors.size(), 1u) << text;
    EXPECT_THAT(contents.errors[0], HasSubstr("a 0 in each blank square of the board shows"));
  }
}

TEST(PuzzleReader, ReadsEmptyCellsBetweenTabs) {
  const std::string sheet = replaced(sheetOf(kPuzzle, 9, "", ""), ',', '\t');
  expectPuzzles(sheet, {kPuzzle});
  expectPuzzles(sheet + sheet + "\n" + sheet, {kPuzzle, kPuzzle, kPuzzle});
  const std::string tabs(8, '\t');
  expectPuzzles(sheet + tabs + "\n" + sheet, {kPuzzle, kPuzzle});
  expectPuzzles(tabs + "\t\n" + replaced(sheetOf(kPuzzle, 9, ",", ""), ',', '\t'), {kPuzzle});
  std::string board = kPuzzle;
  board.replace(0, 9, std::string(9, '.')).replace(36, 9, std::string(9, '.'));
  expectPuzzles(replaced(sheetOf(board, 9, "", ""), ',', '\t'), {board});
  board =
      std::string(9, '.') + kSolution.substr(9, 27) + std::string(9, '.') + kSolution.substr(45);
  expectPuzzles(replaced(sheetOf(board, 9, "", ""), ',', '\t'), {board});
}

TEST(PuzzleReader, ReadsMinusOneAsABlankAmongTenNumbers) {
  const std::string rows =
      "-1 2 -1 4 -1 6 -1 8 -1 10\n6 -1 -1 -1 10 1 -1 -1 -1 -1\n" +
      std::string("-1 -1 -1 -1 -1 -1 -1 -1 -1 -1\n-1 -1 5 6 -1 9 10 -1 2 3\n") +
      "3 -1 5 6 -1 -1 9 10 -1 2\n-1 -1 -1 -1 -1 -1 -1 -1 -1 10\n" +
      "4 5 6 7 8 9 10 1 2 3\n-1 10 1 -1 3 -1 -1 -1 -1 -1\n" +
      "-1 -1 -1 -1 -1 -1 -1 7 -1 -1\n10 -1 -1 -1 -1 -1 -1 -1 -1 9\n";
  const sudoku::Puzzle puzzle = puzzleIn(replaced(rows, ' ', ',')).puzzle;
  EXPECT_EQ(puzzle.size, 10);
  EXPECT_EQ(puzzleIn(rows).puzzle, puzzle);
}

// Eight times -1, or seven times and two values, are as many characters as a 4x4 board has.
TEST(PuzzleReader, TakesNoRowOfMinusOnesForABoard) {
  for (const std::size_t size : {6U, 8U, 9U}) {
    for (std::size_t blanks = 0; blanks <= size; ++blanks) {
      std::string board = std::string(blanks, '.') + kCounted.substr(0, size - blanks);
      board.append(size * size - size, '.');
      for (const char separator : {',', ' '}) {
        std::string text;
        for (std::size_t i = 0; i < board.size(); ++i) {
          text += board[i] == '.' ? "-1" : board.substr(i, 1);
          text += i % size + 1 == size ? '\n' : separator;
        }
        expectPuzzles(text, {board});
      }
    }
  }
}

TEST(PuzzleReader, SkipsEmptyColumnsBetweenTabs) {
  const auto withGaps = [](const std::string& board, std::size_t size, std::size_t width) {
    std::string text;
    for (std::size_t i = 0; i < board.size(); ++i) {
      text += board[i] == '.' ? "-1" : std::string(1, board[i]);
      const std::size_t column = i % size + 1;
      text += column == size ? "\n" : column % width == 0 ? "\t\t" : "\t";
    }
    return text;
  };
  const std::string sheet = withGaps(kPuzzle, 9, 3);
  expectPuzzles(sheet, {kPuzzle});
  expectPuzzles(sheet + sheet, {kPuzzle, kPuzzle});
  expectPuzzles(sheet + std::string(10, '\t') + "\n" + sheet, {kPuzzle, kPuzzle});
  expectPuzzles(withGaps(kSolution, 9, 3), {kSolution});
  expectPuzzles(withGaps(kSix, 6, 3), {kSix});
  const std::string eight = "1234567857681324" + std::string(47, '.') + "8";
  expectPuzzles(withGaps(eight, 8, 4), {eight});
}

TEST(PuzzleReader, AnEmptyColumnBetweenTabsIsOneOfTheBoardIfAValueNeedsIt) {
  for (const std::size_t column : {0u, 4u, 8u}) {
    for (const bool hasEmptyRow : {false, true}) {
      std::string board = kSolution;
      for (std::size_t i = 0; i < 9; ++i) {
        board[9 * i + column] = '.';
        if (hasEmptyRow) board[9 * column + i] = '.';
      }
      std::string sheet = replaced(withSpaces(rowsOf(board)), ' ', '\t');
      sheet.erase(std::remove(sheet.begin(), sheet.end(), '.'), sheet.end());
      expectPuzzles(sheet, {board});
    }
  }
}

TEST(PuzzleReader, TakesLinesOfTabsForBlankLinesBetweenFullRows) {
  const std::string zeros = replaced(kPuzzle, '.', '0');
  std::string text = replaced(sheetOf(zeros, 9, "", ""), ',', '\t');
  const std::size_t band = text.size() / 3;
  text.insert(2 * band, "\t\t\t\t\t\t\t\t\n").insert(band, "\t\t\t\t\t\t\t\t\n");
  expectPuzzles(text, {kPuzzle});
}

// The board with an empty row below each `height` rows and an empty column beside each `width`
// columns; 0 stands for none.
std::string withGaps(const std::string& board, std::size_t size, std::size_t height,
                     std::size_t width, const std::string& blank = "") {
  std::string text;
  for (std::size_t i = 0; i < board.size(); ++i) {
    const std::size_t row = i / size, column = i % size;
    const std::size_t columns = size + (width > 0 ? size / width - 1 : 0);
    const bool isGap = column == 0 && row > 0 && height > 0 && row % height == 0;
    if (isGap) text += std::string(columns - 1, ',') + '\n';
    if (column > 0) text += width > 0 && column % width == 0 ? ",," : ",";
    text += board[i] == '.' ? blank : board.substr(i, 1);
    if (column + 1 == size) text += '\n';
  }
  return text;
}

TEST(PuzzleReader, SkipsEmptyRowsAndColumnsBetweenTheBoxesOfASheet) {
  const std::string four = "1.3....2....4..1";
  const std::string eight = "1234567857681324" + std::string(47, '.') + "8";
  for (const std::string blank : {"", "0", "."}) {
    for (const bool haveRows : {true, false}) {
      for (const bool haveColumns : {true, false}) {
        if (!haveRows && !haveColumns) continue;
        const std::size_t three = haveRows ? 3 : 0, two = haveRows ? 2 : 0;
        const auto width = [=](std::size_t squares) { return haveColumns ? squares : 0; };
        const std::string sheet = withGaps(kPuzzle, 9, three, width(3), blank);
        expectPuzzles(sheet, {kPuzzle});
        expectPuzzles(replaced(sheet, ',', ';'), {kPuzzle});
        expectPuzzles(replaced(sheet, ',', '\t'), {kPuzzle});
        const std::string empty(haveColumns ? 10 : 8, ',');
        expectPuzzles(sheet + empty + '\n' + sheet + empty + '\n', {kPuzzle, kPuzzle});
        expectPuzzles(withGaps(four, 4, two, width(2), blank), {four});
        expectPuzzles(withGaps(kSix, 6, two, width(3), blank), {kSix});
        expectPuzzles(withGaps(eight, 8, two, width(4), blank), {eight});
      }
    }
  }
  // In its second row and column.
  std::string sheet = ",,,,,,,,,,,\n,";
  for (const char c : withGaps(kPuzzle, 9, 3, 3)) sheet += c == '\n' ? "\n," : std::string(1, c);
  expectPuzzles(sheet.substr(0, sheet.size() - 1), {kPuzzle});
}

TEST(PuzzleReader, EmptyRowsAndColumnsOfASheetShowOtherBoxes) {
  const std::string eight = "5768132412345678" + std::string(47, '.') + "8";
  for (const bool haveRows : {true, false}) {
    for (const bool haveColumns : {true, false}) {
      if (!haveRows && !haveColumns) continue;
      const std::size_t three = haveRows ? 3 : 0, four = haveRows ? 4 : 0;
      const std::size_t two = haveColumns ? 2 : 0;
      const std::string sheet = withGaps(kSix, 6, three, two);
      expectPuzzles(sheet, {kSix + " --boxes 3x2"});
      expectPuzzles(replaced(sheet, ',', '\t'), {kSix + " --boxes 3x2"});
      expectPuzzles(withGaps(eight, 8, four, two), {eight + " --boxes 4x2"});
    }
  }
}

TEST(PuzzleReader, AnEmptyRowInTheMiddleOfASheetIsARowOfTheBoardThatNeedsIt) {
  const std::string six = kSix.substr(0, 18) + "......" + kSix.substr(24);
  expectPuzzles(sheetOf(six, 6, "", ""), {six});
  expectPuzzles(sheetOf(six, 6, "", "") + sheetOf(kSix, 6, "", ""), {six, kSix});
  // 8x8 boards with boxes of 4 rows could stand there too.
  std::string nine = replaced(kPuzzle, '9', '.');
  for (std::size_t i = 0; i < 9; ++i) nine[i * 9 + 8] = nine[36 + i] = '.';
  expectPuzzles(sheetOf(nine, 9, "", ""), {nine});
}

TEST(PuzzleReader, TakesEmptyRowsOfABoardForNoGaps) {
  std::string board = kPuzzle;
  board.replace(27, 9, std::string(9, '.')).replace(63, 9, std::string(9, '.'));
  const std::string sheet = sheetOf(board, 9, "", "");
  const std::string empty = ",,,,,,,,\n";
  expectPuzzles(sheet, {board});
  expectPuzzles(sheet + sheet, {board, board});
  expectPuzzles(sheet + empty + empty + empty, {board});
  expectPuzzles(sheet + empty + sheet, {board, board});
}

TEST(PuzzleReader, ReadsCellsInQuotes) {
  std::string rows,
      labelled = "\"\",\"V1\",\"V2\",\"V3\",\"V4\",\"V5\",\"V6\",\"V7\",\"V8\",\"V9\"\n";
  const std::string board = std::string(9, '.') + kPuzzle.substr(9);
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (i % 9 == 0) labelled += '"' + std::to_string(i / 9 + 1) + "\",";
    const std::string cell =
        '"' + (board[i] == '.' ? "" : board.substr(i, 1)) + '"' + (i % 9 == 8 ? "\n" : ",");
    rows += cell;
    labelled += cell;
  }
  for (const char separator : {',', ';', '\t'}) {
    for (const std::string& text : {rows, labelled}) {
      expectPuzzles(replaced(text, ',', separator), {board});
      expectPuzzles(replaced(text + ",,,,,,,,\n" + text, ',', separator), {board, board});
    }
  }
  EXPECT_THAT(contentsOf("\"53\",\"x\",\"9\",\"12 34\"\n").errors[0], HasSubstr("found '\"'"));
}

TEST(PuzzleReader, SkipsTheHeaderThatATableInMarkdownNeeds) {
  std::string rows;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    rows += kPuzzle[i] == '.' ? "|   " : "| " + kPuzzle.substr(i, 1) + " ";
    if (i % 9 == 8) rows += "|\n";
  }
  const std::string rule = "|---|---|---|---|---|---|---|---|---|\n";
  for (const std::string header :
       {"|   |   |   |   |   |   |   |   |   |\n", "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n",
        "| A | B | C | D | E | F | G | H | I |\n", "||||||||||\n"}) {
    expectPuzzles(header + rule + rows, {kPuzzle});
    expectPuzzles("# Title\n\n" + header + rule + rows + "\n" + kPuzzle, {kPuzzle, kPuzzle});
  }
  std::string numbered = "|   | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |\n|--:" + rule;
  for (std::size_t row = 0; row < 9; ++row) {
    numbered += "| " + std::to_string(row) + " " + rows.substr(row * 38, 38);
  }
  expectPuzzles(numbered, {kPuzzle});
  // The first row may stand in the header too.
  expectPuzzles(rows.substr(0, 38) + rule + rows.substr(38), {kPuzzle});
  const std::string full = "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n";
  expectPuzzles(full + rule + rows.substr(38), {"123456789" + kPuzzle.substr(9)});
}

TEST(PuzzleReader, ReadsATableWithAColumnForEachSquare) {
  std::string names, squares;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    names += (i > 0 ? ",c" : "c") + std::to_string(i);
    squares += i > 0 ? "," : "";
    if (kPuzzle[i] != '.') squares += kPuzzle[i];
  }
  expectPuzzles(names + "\n" + squares + "\n" + squares + "\n", {kPuzzle, kPuzzle});
  EXPECT_EQ(puzzleIn(names + "\n" + squares).title, "");
  const std::string text =
      "id," + names + ",rating\n17," + squares + ",1.5\n1234," + squares + ",2\n";
  expectPuzzles(text, {kPuzzle, kPuzzle});
  EXPECT_EQ(contentsOf(text).puzzles[0].title, "17, 1.5");
  expectPuzzles(replaced(names + "\n" + squares + "\n", ',', ';'), {kPuzzle});
  std::string tabs = "id\t" + replaced(names, ',', '\t') + "\n1";
  for (const char c : replaced(kPuzzle, '.', '0')) tabs += {'\t', c};
  expectPuzzles(tabs + "\n", {kPuzzle});
}

TEST(PuzzleReader, ReadsATableWhoseColumnsAreNamedByRowAndColumn) {
  std::string squares;
  for (const char c : replaced(kPuzzle, '.', '0'))
    squares += (squares.empty() ? "" : ",") + std::string(1, c);
  for (const std::string between : {"r1c", "R0C", "cell_0_", "row1col", "A"}) {
    std::string names;
    for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
      std::string row = between;
      for (char& c : row) {
        if (sudoku::isDigit(c) || c == 'A') c = static_cast<char>(c + static_cast<char>(i / 9));
      }
      names += (i > 0 ? "," : "") + row + std::to_string(i % 9 + (between.find('0') == row.npos));
    }
    expectPuzzles(names + "\n" + squares + "\n" + squares + "\n", {kPuzzle, kPuzzle});
    expectPuzzles("id," + names + ",level\n7," + squares + ",3\n", {kPuzzle});
  }
}

TEST(PuzzleReader, TakesANumberOfSixteenDigitsBesideAPuzzleForItsNumber) {
  for (const std::string& text :
       {"0000000000000001," + kPuzzle, "0000000000000001 " + kPuzzle, "0000000000000001;" + kPuzzle,
        "0000000000000001\t" + kPuzzle, "id,text\n0000000000000001," + kPuzzle,
        "1234123412341234," + kPuzzle + ",3"}) {
    const ReadPuzzle read = puzzleIn(text + "\n");
    EXPECT_EQ(lineOf(read), kPuzzle) << text;
    EXPECT_THAT(read.title, HasSubstr(text[0] == '1' ? "1234123412341234" : "0000000000000001"));
  }
  EXPECT_EQ(lineOf(puzzleIn("1.3.0..2....4..1,some text")), "1.3....2....4..1");
  EXPECT_EQ(lineOf(puzzleIn("1.3.0..2....4..1 # " + kPuzzle)), "1.3....2....4..1");
  EXPECT_EQ(lineOf(puzzleIn("1234341221434321 # see, 1..4..1..3....21")), "1234341221434321");
}

TEST(PuzzleReader, ReadsATableWithBars) {
  const std::string row = "1|" + kPuzzle + "|" + kSolution + "\n";
  expectPuzzles("id|puzzle|solution\n" + row + row, {kPuzzle, kPuzzle});
  expectPuzzles(row + row, {kPuzzle, kPuzzle});
  expectPuzzles("| id | puzzle | solution |\n|---|" + std::string(81, '-') + "|----|\n| 1 | " +
                    kPuzzle + " | " + kSolution + " |\n| 2 | " + kPuzzle + " | |\n",
                {kPuzzle, kPuzzle});
}

TEST(PuzzleReader, TakesANumberOfPuzzlesForNoBoard) {
  for (const std::string& puzzle : {kPuzzle + "\n", rowsOf(kPuzzle)}) {
    const Contents contents = contentsOf("1\n" + puzzle);
    EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle});
    ASSERT_EQ(contents.errors.size(), 1u);
    EXPECT_THAT(contents.errors[0], HasSubstr("text:1:1: found a lone number"));
  }
}

// Rows of cells: values with `suffix`, and `blank`; each row begins with `index` and its number.
std::string rowsOfCells(const std::string& squares, const std::string& suffix,
                        const std::string& blank, const std::string& separator,
                        const std::string& index = "") {
  std::string rows;
  for (std::size_t i = 0; i < 81; ++i) {
    const bool isFirst = i % 9 == 0;
    if (isFirst && !index.empty()) rows += index + std::to_string(i / 9) + separator;
    if (!isFirst) rows += separator;
    rows += squares[i] == '.' ? blank : squares[i] + suffix;
    if (i % 9 == 8) rows += '\n';
  }
  return rows;
}

TEST(PuzzleReader, ReadsDecimalsAndWordsForEmptyCells) {
  for (const std::string suffix : {"", ".0", ".00"}) {
    for (const std::string blank : {"NaN", "NA", "null", "None", "<NA>", "nan", "0.0", ""}) {
      for (const std::string separator : {",", ";", "\t", "  "}) {
        if ((blank.empty() && separator == "  ") || (suffix.empty() && blank.size() < 2)) continue;
        const std::string rows = rowsOfCells(kPuzzle, suffix, blank, separator);
        EXPECT_EQ(lineOf(puzzleIn(rows)), kPuzzle) << rows;
      }
    }
  }
  EXPECT_EQ(lineOf(puzzleIn(rowsOfCells(kPuzzle, ".", "0.", " "))), kPuzzle);
}

TEST(PuzzleReader, ReadsDecimalsBesideLabels) {
  const std::string head = "0,1,2,3,4,5,6,7,8\n";
  EXPECT_EQ(lineOf(puzzleIn(head + rowsOfCells(kPuzzle, ".0", "", ","))), kPuzzle);
  EXPECT_EQ(lineOf(puzzleIn("," + head + rowsOfCells(kPuzzle, ".0", "", ",", "  ").substr(2))),
            kPuzzle);
  const std::string spaced = "   V0  V1  V2  V3  V4  V5  V6  V7  V8\n";
  EXPECT_EQ(lineOf(puzzleIn(spaced + rowsOfCells(kPuzzle, "", "NA", "  ", "R"))), kPuzzle);
}

TEST(PuzzleReader, ADecimalThatIsNoValueIsAnError) {
  const std::string rows = rowsOfCells(kPuzzle, ".0", "", ",");
  EXPECT_NE(contentsOf("5.5" + rows.substr(3)).errors, std::vector<std::string>());
  EXPECT_NE(contentsOf("50" + rows.substr(1)).errors, std::vector<std::string>());
}

}  // namespace
