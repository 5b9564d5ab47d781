// PuzzleReader: errors: their position, their text, and the puzzles read after them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::drawingOf;
using puzzletexts::errorIn;
using puzzletexts::kMap;
using puzzletexts::kPuzzle;
using puzzletexts::kSolution;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::replaced;
using puzzletexts::rowsOf;
using puzzletexts::solved16;
using sudoku::Puzzle;
using sudoku::PuzzleError;
using sudoku::PuzzleReader;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

TEST(PuzzleReader, LosesNothingButABrokenLine) {
  const Contents contents =
      contentsOf(kPuzzle + "\n" + kPuzzle.substr(1) + "\n" + kPuzzle + "\n" + kPuzzle + "5\n" +
                 replaced(kPuzzle, '4', '?') + "\n1234341221434325\nsome text\n" + kPuzzle);
  EXPECT_EQ(linesOf(contents), std::vector<std::string>(3, kPuzzle));
  EXPECT_EQ(contents.errors.size(), 5u);
}

TEST(PuzzleReader, LosesNothingButABoardWithABrokenRow) {
  std::string broken = rowsOf(kPuzzle);
  broken.erase(43, 1);
  const Contents contents = contentsOf(rowsOf(kSolution) + broken + rowsOf(kPuzzle));
  EXPECT_EQ(linesOf(contents), (std::vector<std::string>{kSolution, kPuzzle}));
  ASSERT_EQ(contents.errors.size(), 1u);
  EXPECT_EQ(contents.errors[0],
            "text:14:9: row 5 ends after 8 squares; 9 squares make a row of this board");
}

TEST(PuzzleReader, ABoardLargerThanAnyIsOneError) {
  struct Large {
    std::size_t size;
    bool hasNoBoxes;
    std::string first;  // value
  };
  for (const Large& each :
       {Large{401, false, "0"}, {401, true, "401"}, {441, false, "0"}, {441, true, "22"}}) {
    sudoku::ReadOptions options;
    options.shape.hasNoRegions = each.hasNoBoxes;
    std::string rows;
    for (std::size_t i = 0; i < each.size * each.size; ++i) {
      rows += i == 0 ? each.first : i % each.size == 0 ? "\n0" : ",0";
    }
    const Contents contents = contentsOf(rows + "\n\n" + kPuzzle, options);
    EXPECT_THAT(contents.puzzles, SizeIs(1));
    const std::string number = std::to_string(each.size);
    EXPECT_THAT(contents.errors,
                testing::ElementsAre("text:1:1: found " + number + " rows of " + number +
                                     " squares; the largest board is 400x400"));
  }
}

TEST(PuzzleReader, ABoardWithTooManyRowsIsAnError) {
  const std::string rows = rowsOf(kPuzzle);
  for (const std::size_t further : {1u, 3u, 8u}) {
    for (const std::string& below : {std::string(), "\n" + rows, "Puzzle 2\n" + rows}) {
      const Contents contents = contentsOf(rows + rows.substr(0, further * 10) + below);
      EXPECT_EQ(contents.puzzles.size(), below.empty() ? 0u : 1u);
      ASSERT_EQ(contents.errors.size(), 1u);
      EXPECT_EQ(contents.errors[0], "text:1:1: found a block of " + std::to_string(9 + further) +
                                        " rows of 9 squares; 9 rows make a board");
    }
  }
}

// The rows of two boards, or of a board and its map, side by side.
std::string beside(const std::string& left, const std::string& gap, const std::string& right) {
  std::string text;
  for (std::size_t row = 0; row < 81; row += 9) {
    text += left.substr(row, 9) + gap + right.substr(row, 9) + '\n';
  }
  return text;
}

TEST(PuzzleReader, TwoBoardsSideBySideAreOneError) {
  for (const std::string& right : {kPuzzle, kSolution, puzzletexts::kMap}) {
    for (const std::string gap : {"  ", " ", "\t"}) {
      const std::string text = beside(kPuzzle, gap, right) + '\n' + kPuzzle;
      const Contents contents = contentsOf(text);
      EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle}) << text;
      ASSERT_EQ(contents.errors.size(), 1u) << text;
      EXPECT_EQ(contents.errors[0],
                "text:1:1: these 9 rows seem to be two 9x9 boards, or a board and its map, "
                "side by side; write each below the other");
    }
  }
  const std::string wide = puzzletexts::withSpaces(beside(kPuzzle, "  ", kSolution));
  EXPECT_EQ(contentsOf(wide).errors.size(), 1u) << wide;
}

TEST(PuzzleReader, TwoBoardsNeedNoLineBetweenThem) {
  const std::string rows = rowsOf(kPuzzle);
  std::string gaps = rows;
  gaps.insert(60, "\n").insert(30, "\n");
  for (const std::string& text : {rows + rows, rows + gaps, gaps + rows, gaps + gaps,
                                  rows + replaced(gaps, '.', '0'), rows + rows + "\n"}) {
    EXPECT_EQ(linesOf(contentsOf(text)), (std::vector<std::string>{kPuzzle, kPuzzle})) << text;
  }
}

// Its remaining rows and the first rows of the next puzzle look like a puzzle.
TEST(PuzzleReader, LosesNothingButABoardWithGapsAndABrokenRow) {
  std::string gaps = rowsOf(kPuzzle);
  gaps.insert(60, "\n").insert(30, "\n");
  const std::string others = "\n" + gaps + "\n" + gaps + "\n" + rowsOf(kSolution);
  for (std::size_t row = 0; row < 9; ++row) {
    const std::size_t begin = row * 10 + row / 3;
    for (const std::size_t length : {1u, 10u}) {  // a square, or the whole row
      std::string broken = gaps;
      broken.erase(begin, length);
      const Contents contents = contentsOf(broken + others);
      EXPECT_EQ(linesOf(contents), (std::vector<std::string>{kPuzzle, kPuzzle, kSolution}))
          << broken;
      EXPECT_EQ(contents.errors.size(), 1u) << broken;
    }
  }
}

TEST(PuzzleReader, ErrorHasItsParts) {
  std::istringstream in("\n?");
  PuzzleReader reader(in, "some.txt");
  try {
    reader.next();
    FAIL();
  } catch (const PuzzleError& error) {
    EXPECT_EQ(error.source(), "some.txt");
    EXPECT_EQ(error.line(), 2);
    EXPECT_EQ(error.column(), 1);
    EXPECT_EQ(error.what(), "some.txt:2:1: " + error.problem());
  }
}

struct Broken {
  const char* what;
  std::string text;
  const char* place;
  const char* problem;  // a part of it
};

std::ostream& operator<<(std::ostream& out, const Broken& broken) {
  return out << broken.what;
}

// Another puzzle than kPuzzle.
const std::string kOther =
    "..5..8..........616.9.457..1.3.5...945...9..6..837..1..34...........1.4.98.......";

const std::string kMapOfNumbers =
    "111233333411222335411662235441662235441662775488667755488699775488999975888999775";

// The rows of two boards, side by side.
const std::string kBesideRows =
    "4 . 2 .   4 . 2 .\n. . . .   . . . .\n. . . .   . . . .\n. 1 . 3   . 1 . 3\n";
const std::string kBesideSix =
    "26.... 26....\n3..... 3.....\n...1.. ...1..\n.34... .34...\n....16 ....16\n..2.3. ..2.3.\n";

// The rows of a 9x9 board in one line, with that sign between them.
std::string joined(const std::string& board, char sign) {
  const std::string rows = replaced(rowsOf(board), '\n', sign);
  return rows.substr(0, rows.size() - 1);
}

class BrokenText : public testing::TestWithParam<Broken> {};

TEST_P(BrokenText, IsAnErrorAtItsPlace) {
  const std::string error = errorIn(GetParam().text);
  EXPECT_EQ(error.substr(0, error.find(": ")), std::string("text:") + GetParam().place) << error;
  EXPECT_NE(error.find(GetParam().problem), error.npos) << error;
}

const std::string kDrawing = drawingOf(Puzzle{4,
                                              {1, -1, -1, 2, -1, -1, -1, -1,  //
                                               -1, 3, -1, -1, -1, -1, 4, -1}});

std::string with(std::string text, std::size_t position, const std::string& what,
                 std::size_t length = 1) {
  return text.replace(position, length, what);
}

INSTANTIATE_TEST_SUITE_P(
    PuzzleReader, BrokenText,
    testing::Values(
        Broken{"80 characters", kPuzzle.substr(1), "1:81", "found 80 squares"},
        Broken{"80 characters behind a number", "3 " + kPuzzle.substr(1), "1:3",
               "found 80 squares behind a number or sign that stands apart; a 9x9 board in one "
               "line has 81"},
        Broken{"80 characters before a number", kPuzzle.substr(1) + " 3", "1:1",
               "found 80 squares before a number"},
        Broken{"80 characters behind a number and a comma", "3," + kPuzzle.substr(1), "1:3",
               "found 80 squares behind a number"},
        Broken{"79 characters behind a number", "12\t" + kPuzzle.substr(2), "1:4",
               "found 79 squares behind a number"},
        Broken{"80 digits behind a number", "3 " + kSolution.substr(1), "1:3",
               "found 80 squares behind a number"},
        Broken{"80 characters behind a number in quotes", "\"a\";\"3 " + kPuzzle.substr(1) + "\"",
               "1:1", ""},
        Broken{"15 characters behind a number", "3 .3....2....4..1", "1:3",
               "found 15 squares behind a number"},
        Broken{"two puzzles in a line", kPuzzle + " " + kOther, "1:83",
               "found a second puzzle in the line; each must have its own line"},
        Broken{"two puzzles behind a number", "7 " + kPuzzle + " " + kOther, "1:85",
               "found a second puzzle in the line"},
        Broken{"two 4x4 puzzles in a line", "1.3....2....4..1 1..2..3....13...", "1:18",
               "found a second puzzle in the line"},
        Broken{"two puzzles with a tab between", kPuzzle + "\t" + kOther, "1:83",
               "found a second puzzle in the line"},
        Broken{"two puzzles with a comma between", kPuzzle + "," + kOther, "1:83",
               "found a second puzzle in the line"},
        Broken{"two puzzles with a comma and a space between", kPuzzle + ", " + kOther, "1:84",
               "found a second puzzle in the line"},
        Broken{"two puzzles with a semicolon between", kPuzzle + ";" + kOther, "1:83",
               "found a second puzzle in the line"},
        Broken{"two puzzles with a bar between", kPuzzle + "|" + kOther, "1:83",
               "found a second puzzle in the line"},
        Broken{"two puzzles with a colon between", kPuzzle + ":" + kOther, "1:83",
               "found a second puzzle in the line"},
        Broken{"two puzzles in quotes", "\"" + kPuzzle + "\",\"" + kOther + "\"", "1:86",
               "found a second puzzle in the line"},
        Broken{"two columns of puzzles", "id,easy,hard\n1," + kPuzzle + "," + kOther, "2:85",
               "found a second puzzle in the line"},
        Broken{"a map in the column of the puzzles",
               "puzzle,board\n" + kMapOfNumbers + "," + kPuzzle, "2:83",
               "a map of regions is read from this line, and not this board; the map must directly "
               "follow the squares"},
        Broken{"4x4 boards side by side, with a blank line", kBesideRows + "\n" + kBesideRows,
               "1:1",
               "these 8 rows seem to be 4x4 boards side by side; write each below the other, or "
               "add --boxes 4x2"},
        Broken{
            "4x4 boards side by side", kBesideRows + kBesideRows, "1:1",
            "seem to be 4x4 boards side by side; write each below the other, or add --boxes 2x4"},
        Broken{"6x6 boards side by side", kBesideSix + "\n" + kBesideSix, "1:1",
               "seem to be 6x6 boards side by side"},
        Broken{"rows with bars between", joined(kPuzzle, '|'), "1:10",
               "found the 9 rows of a 9x9 board in one line; write them with "
               "spaces between them, or in 9 lines"},
        Broken{"rows with semicolons between", joined(kPuzzle, ';'), "1:10",
               "found the 9 rows of a 9x9 board in one line"},
        Broken{"rows with slashes between", joined(kPuzzle, '/'), "1:10",
               "found the 9 rows of a 9x9 board in one line"},
        Broken{"small rows with bars between", "1.3.|...2|....|4..1", "1:5",
               "found the 4 rows of a 4x4 board in one line"},
        Broken{"82 characters", kPuzzle + "1", "1:82", "found 82 squares"},
        Broken{"80 characters and a comment", "\n" + kPuzzle.substr(1) + " # name", "2:81",
               "a 9x9 board in one line has 81"},
        Broken{"a strange character", with(kPuzzle, 40, "?"), "1:41", "'?' in row 5, column 5"},
        Broken{"a letter in a 9x9 board", with(kPuzzle, 9, "A"), "1:10", "'A' in row 2, column 1"},
        Broken{"a character of several bytes", with(kPuzzle, 3, "é", 2), "1:4", "'é'"},
        Broken{"a byte of no character", with(kPuzzle, 3, "\xFF"), "1:4",
               "found a byte that is no"},
        Broken{"a character cut short", with(kPuzzle, 3, "\xC3"), "1:4", "found a byte that is no"},
        Broken{"the end of a character", with(kPuzzle, 0, "\xA9"), "1:1",
               "found a byte that is no"},
        Broken{"a character in a longer form than its own", with(kPuzzle, 3, "\xE0\x80\x80", 3),
               "1:4", "found a byte that is no"},
        Broken{"a surrogate", with(kPuzzle, 3, "\xED\xA0\x80", 3), "1:4",
               "found a byte that is no"},
        Broken{"a character above U+10FFFF", with(kPuzzle, 3, "\xF4\x90\x80\x80", 4), "1:4",
               "found a byte that is no"},
        Broken{"a space without width", with(kPuzzle, 3, "\u200B", 3), "1:4",
               "found the invisible character U+200B"},
        Broken{"a digit as a picture", "5\uFE0F 3 . . 7 . . . .", "1:2",
               "found the invisible character U+FE0F"},
        Broken{"the colours of a terminal", "\x1B[1m5\x1B[0m 3 . . 7 . . . .", "1:1",
               "found a control character; this seems to be text with the colours of a terminal"},
        Broken{"a control character of two bytes", with(kPuzzle, 3, "\u009B", 2), "1:4",
               "a control character"},
        Broken{"a zero byte", with(kPuzzle, 3, std::string(1, '\0')), "1:4",
               "found a control character"},
        Broken{"a control character", with(kPuzzle, 3, "\x01"), "1:4", "a control character"},
        Broken{"15 characters", "123434122143432", "1:16", "4x4 board in one line has 16"},
        Broken{"a value too large for one line", "1234341221434325", "1:16",
               "'5' in row 4, column 4 of a 4x4 board; its values are 1 to 4"},
        Broken{"255 characters", std::string(255, '.'), "1:256", "16x16 board in one line has 256"},
        Broken{"groups with a square missing", "12.. .... .... ...", "1:19", "found 15 squares"},
        Broken{"a short row", with(rowsOf(kPuzzle), 12, "", 1), "2:9", "row 2 ends after 8"},
        Broken{"a long row", with(rowsOf(kPuzzle), 12, "123"), "2:10", "row 2 has 11 squares"},
        Broken{"a short first row", rowsOf(kPuzzle).substr(1), "1:9", "row 1 ends after 8"},
        Broken{"a strange character in a row", with(rowsOf(kPuzzle), 12, "!"), "2:3",
               "'!' in row 2, column 3"},
        Broken{"a row missing at the end", rowsOf(kPuzzle).substr(0, 80), "9:1",
               "expected row 9 of 9, but the text ends"},
        Broken{"a row missing before a blank line", rowsOf(kPuzzle).substr(0, 80) + "\n" + kPuzzle,
               "9:1", "expected row 9 of 9, but found no row"},
        Broken{"a row missing before a puzzle", rowsOf(kPuzzle).substr(10) + kPuzzle, "9:1",
               "expected row 9 of 9, but found no row"},
        Broken{"rows of two puzzles with a blank line between",
               rowsOf(kPuzzle).substr(60) + "\n" + rowsOf(kPuzzle), "8:1",
               "a blank line stands below row 3"},
        Broken{"something after a row",
               with(rowsOf(solved16("123456789ABCDEFG"), 16), 33, " easy\n"), "2:17",
               "only a comment can follow row 2"},
        Broken{"a value too large among numbers", "1 2 3 4\n3 4 1 2\n2 1 5 3\n4 3 2 1\n", "3:5",
               "'5' in row 3, column 3"},
        Broken{"a number too large", "1 2 3 4\n3 4 1 2\n2 1 40 3\n4 3 2 1\n", "3:5",
               "'40' in row 3, column 3"},
        Broken{"a negative number", "1 2 3 4\n3 -4 1 2\n2 1 4 3\n4 3 2 1\n", "2:3",
               "'-4' in row 2, column 2"},
        Broken{"a number missing", "1,2,3,4\n3,4,1,2\n2,1,4\n4,3,2,1\n", "3:6",
               "row 3 ends after 3 squares"},
        Broken{"a letter among numbers", "1,2,3,4\n3,4,a,2\n2,1,4,3\n4,3,2,1\n", "2:5",
               "'a' in row 2, column 3"},
        Broken{"80 characters after a heading", "Puzzle 1: " + kPuzzle.substr(1), "1:91",
               "found 80 squares; a 9x9 board in one line has 81"},
        Broken{"72 characters", kPuzzle.substr(0, 71) + kPuzzle.back(), "1:73",
               "found 72 squares; a 9x9 board in one line has 81"},
        Broken{"82 characters after a heading", "grid=" + kPuzzle + "1", "1:87",
               "found 82 squares"},
        Broken{"a strange character after a heading", "Sudoku é: " + with(kPuzzle, 40, "?"), "1:51",
               "'?'"},
        Broken{"15 characters after a heading", "Board 123434122143432", "1:22",
               "found 15 squares"},
        Broken{"40 characters after a heading", "Board: " + kPuzzle.substr(41), "1:8",
               "found 40 squares"},
        Broken{"a number missing after a heading", "Puzzle 1: 1 2 3 4 3 4 1 2 2 1 4 3 4 3 2",
               "1:11", "found 15 squares"},
        Broken{"a heading without a gap", "Sudoku" + kPuzzle, "1:82", "found 87 squares"},
        Broken{"an order alone", "3\n" + kPuzzle, "1:1", "if it is an order"},
        Broken{"an order with too few rows", "2\n1\n-1 1 2 3\n-1 -1 -1 -1\n", "5:1", "row 3 of 4"},
        Broken{"an order with a short row", "2\n1\n-1 1 2 3\n-1 -1 -1\n1 2 3 4\n1 2 3 4\n", "4:9",
               "row 2 ends after 3"},
        Broken{"nine spaced rows without the last",
               "53  7\n6  195\n 98    6\n8   6   3\n4  8 3  1\n"
               "7   2   6\n 6    28\n   419  5\n\n",
               "1:1", "found 8 rows with spaces for blanks"},
        Broken{"a short spaced row among untrimmed ones",
               with(rowsOf(replaced(kPuzzle, '.', ' ')), 42, "", 1), "5:9",
               "the row ends after 8 of 9 squares"},
        Broken{"a drawing with a square missing", "|12|3.|\n|..|.|\n|..|..|\n|..|..|\n", "2:6",
               "found 1 of 2 squares in this part of row 2"},
        Broken{"a drawing with a bar missing", "|12|3.|\n|....|\n|..|..|\n|..|..|\n", "2:7",
               "found 2 bars in row 2"},
        Broken{"a drawing with a row missing", kDrawing.substr(0, kDrawing.size() - 28), "6:1",
               "row 4 of 4"},
        Broken{"a drawing with a value too large", with(kDrawing, 16, "5"), "2:3",
               "'5' in row 1, column 1"},
        Broken{"a drawing out of line", with(kDrawing, 14 + 14 + 2, "11"), "3:8",
               "doesn't line up"},
        Broken{"bars that make no board", "|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|\n", "1:1",
               "a row with 23 bars"},
        Broken{"a section without puzzle", "[Puzzle]\n[State]\n" + rowsOf(kPuzzle), "1:1",
               "no puzzle in the section [Puzzle]"},
        Broken{"a section at the end", kPuzzle + "\n[Puzzle]\n", "2:1", "no puzzle"},
        Broken{"text", "Hello\n", "1:1", "found 5 squares"},
        Broken{"a comma alone", " ,\n", "1:2", "found 0 squares"},
        Broken{"words as long as a board",
               "ABCDEFGHIJKLMNOP ABCDEFGHIJKLMNOP ABCDEFGHIJKLMNOP "
               "ABCDEFGHIJKLMNOP\n",
               "1:1", "found 64 squares"},
        Broken{"a vertical tab after a board", "1234341221434321\v1,2\n", "1:17",
               "found a control character"},
        Broken{"letters above a row with bars",
               "ABCDEFGHIJKLMNOP\nA||CDEFGHIJKLMNO\nIJKLMNOPABCDEFGH\n", "1:1",
               "'A' in row 1, column 1 of a 4x4 board"},
        Broken{"letters above rows that count as sixteen squares only there",
               "ABCDEFGHIJKLMNOP\n123 456 789 00 A B C D E\n123 456 789 00 A B C D E\n", "4:1",
               "row 4 of 16"},
        Broken{"text as long as a row", "Difficult\n" + kPuzzle, "1:1", "found 9 squares"},
        Broken{"letters in the rows of a 6x6 board",
               ".C....\n...B..\nF.D..E\n.....D\n....F.\n.B.E..\n", "1:2",
               "'C'; letters are values from 10x10 on; those of a 6x6 board are 1 to 6"},
        Broken{"letters in the line of an 8x8 board", "A.B.C..H........" + std::string(48, '.'),
               "1:1", "'A'; letters are values from 10x10 on; those of an 8x8 board are 1 to 8"},
        Broken{"letters of no alphabet", with(solved16("123456789ABCDEFG"), 35, "Q"), "1:36",
               "its values are 1-9A-G or 0-9A-F or A-P"},
        Broken{"letters that can mean two things", "\n.1A" + std::string(253, '.'), "2:2",
               "--letters"},
        Broken{"characters for too large a board", std::string(2401, '7'), "1:1",
               "too few letters"},
        Broken{"half of a board of sixteen",
               rowsOf(solved16("123456789ABCDEFG"), 16).substr(0, 136), "9:1", "row 9 of 16"},
        Broken{"a board that is too large", std::string(500, '1') + "\n", "1:1", "found 500"}));

// Every text with one character or one line missing or doubled.
std::vector<std::string> mistypings(const std::string& text) {
  std::vector<std::string> result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    result.push_back(with(text, i, ""));
    result.push_back(with(text, i, std::string(2, text[i])));
    if (i > 0 && text[i - 1] != '\n') continue;
    const std::string line = text.substr(i, text.find('\n', i) + 1 - i);
    result.push_back(with(text, i, "", line.size()));
    result.push_back(with(text, i, line + line, line.size()));
  }
  return result;
}

TEST(PuzzleReader, NeverTakesAMistypedPuzzleForAnotherOne) {
  const std::string drawing = drawingOf(puzzleIn(kPuzzle).puzzle);
  std::string numbers;
  for (const char c : rowsOf(replaced(kPuzzle, '.', '0'))) {
    numbers += c;
    if (c != '\n') numbers += ' ';
  }
  for (const std::string& text :
       {rowsOf(kPuzzle), rowsOf(replaced(kPuzzle, '.', ' ')), numbers, drawing}) {
    for (const std::string& mistyped : mistypings(text)) {
      const Contents contents = contentsOf(mistyped);
      if (!contents.errors.empty()) continue;
      EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle}) << mistyped;
    }
  }
}

TEST(PuzzleReader, LinesWithAllRowsOfABoardAreNoRows) {
  for (const char sign : {'|', ';', '/'}) {
    std::string text;
    for (int line = 0; line < 9; ++line) text += joined(kPuzzle, sign) + '\n';
    EXPECT_EQ(contentsOf(text).errors.size(), 9U) << sign;
    EXPECT_EQ(contentsOf(text).puzzles.size(), 0U) << sign;
  }
  // Four squares between bars are a row of a box too.
  std::string drawing;
  for (int row = 0; row < 16; ++row) drawing += "1...|.2..|..3.|...4\n";
  EXPECT_EQ(puzzleIn(drawing, sudoku::Letters::digitsFromOne).puzzle.size, 16);
}

TEST(PuzzleReader, NoErrorHasCharactersThatATerminalExecutes) {
  for (const std::string& text :
       {std::string("[Puzzle\x1b]0;x\x07]\n"), "Puzzle 1 --boxes\x1b[2J\n" + kPuzzle,
        kPuzzle + " --x\x1b[2J", kPuzzle + " --boxes \x1b[2Jx3"}) {
    for (const std::string& error : contentsOf(text).errors) {
      EXPECT_EQ(error.find('\x1b'), error.npos) << text;
    }
    EXPECT_FALSE(contentsOf(text).errors.empty()) << text;
  }
}

TEST(PuzzleReader, ABoardThatLacksASquareIsNeitherANameNorGluedToItsNeighbours) {
  const std::string damaged = kPuzzle.substr(0, 80), shorter = kPuzzle.substr(0, 79);
  EXPECT_THAT(contentsOf(damaged + " , easy\n" + kPuzzle + " , hard\n").errors, SizeIs(1));
  EXPECT_THAT(contentsOf("3," + shorter + ",9\n").puzzles, IsEmpty());
  EXPECT_THAT(contentsOf("7," + kPuzzle.substr(0, 60) + ',' + kPuzzle.substr(60, 20)).puzzles,
              IsEmpty());
  EXPECT_THAT(contentsOf("1;2_1__4___2___2_").puzzles, IsEmpty());
}

TEST(PuzzleReader, ADamagedMapIsNeitherAPuzzleNorATitle) {
  EXPECT_THAT(contentsOf("1.....2.3.....4,0001011122232333").puzzles, IsEmpty());
  EXPECT_THAT(contentsOf("1......2.3.....4,AAABABBBCC DCDDD").puzzles, IsEmpty());
  EXPECT_THAT(errorIn(kPuzzle + '|' + kMap.substr(0, 30) + '#' + kMap.substr(30)),
              HasSubstr("the text after the board has a map"));
}

}  // namespace
