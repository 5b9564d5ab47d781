// PlainReader: the three formats of the demo programs, and its errors. Rows of two puzzles must
// never be combined into one.

#include "apps/demo/PlainReader.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/PuzzleWriter.h"
#include "tests/Puzzles.h"

namespace plainReader {
namespace {

const std::string& kPuzzle = kEasy;
const std::string kOther = "1" + std::string(79, '.') + "2";

// The puzzles and errors of a text, in order: a puzzle as one line, an error as what() without its
// last sentences, which are the same for all errors.
std::vector<std::string> contentsOf(const std::string& text) {
  std::istringstream in(text);
  demo::PlainReader reader(in, "text");
  std::vector<std::string> contents;
  for (;;) {
    try {
      sudoku::Puzzle puzzle;
      if (!reader.read(puzzle)) return contents;
      contents.push_back(sudoku::toLine(puzzle));
    } catch (const sudoku::PuzzleError& error) {
      const std::string what = error.what();
      contents.push_back(what.substr(0, what.find(';')));
    }
  }
}

using Contents = std::vector<std::string>;

std::string replaced(std::string text, char from, char to) {
  for (char& c : text) c = c == from ? to : c;
  return text;
}

std::string rowsOf(const std::string& line) {
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row) rows += line.substr(row * 9, 9) + '\n';
  return rows;
}

std::string with(std::string text, std::size_t position, const std::string& what,
                 std::size_t length = 1) {
  return text.replace(position, length, what);
}

const std::string kRows = rowsOf(kPuzzle);
const std::string kNumbers = "2\n1\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n";

TEST(PlainReader, ReadsLinesOfEightyOneCharacters) {
  EXPECT_EQ(contentsOf(kPuzzle + "\n" + kOther), (Contents{kPuzzle, kOther}));
}

TEST(PlainReader, TakesEachSignForABlank) {
  for (const char sign : {'.', '0', '_', '*', 'x', 'X'}) {
    EXPECT_EQ(contentsOf(replaced(kPuzzle, '.', sign)), Contents{kPuzzle}) << sign;
    EXPECT_EQ(contentsOf(rowsOf(replaced(kPuzzle, '.', sign))), Contents{kPuzzle}) << sign;
  }
}

// The puzzles take 161 characters. The first 81 of these must not be read as a puzzle.
TEST(PlainReader, ReadsNoNumbersWithSeparatorsAsEightyOneSquares) {
  for (const char blank : {'0', '.', '_'}) {
    for (const char separator : {' ', ',', '\t'}) {
      for (const std::string& puzzle : {replaced(kPuzzle, '.', blank), kEasySolution}) {
        std::string numbers;
        for (const char c : puzzle) numbers += std::string{c, separator};
        const Contents contents = contentsOf(numbers + "\n" + kPuzzle);
        ASSERT_EQ(contents.size(), 2u) << numbers;
        EXPECT_EQ(contents[0].substr(0, 7), "text:1:") << numbers;
        EXPECT_EQ(contents[1], kPuzzle);
      }
    }
  }
}

TEST(PlainReader, ReadsNoSpacesForBlanks) {
  EXPECT_EQ(contentsOf("53 .7...." + kPuzzle.substr(9)), Contents{"text:1:3: found ' '"});
  EXPECT_EQ(contentsOf(replaced(kRows, '.', ' ')), Contents{"text:1:3: found ' '"});
}

// These empty lines are not rows without givens.
TEST(PlainReader, RefusesEmptyLinesBetweenTheRowsOfAPuzzle) {
  const std::string missing = ": expected row 4 of 9, but found no row";
  std::string gaps = rowsOf(kPuzzle);
  gaps.insert(60, "\n").insert(30, "\n");
  EXPECT_EQ(contentsOf(gaps + "\n" + rowsOf(kPuzzle)),
            (Contents{"text:4:1" + missing, "text:8:1" + missing, "text:12:1" + missing, kPuzzle}));
}

TEST(PlainReader, SkipsTextAfterAPuzzleInItsLine) {
  for (const std::string rest : {" a name", "\t1.2", ",1.2", ";a", "# a"}) {
    EXPECT_EQ(contentsOf(kPuzzle + rest), Contents{kPuzzle}) << rest;
  }
}

TEST(PlainReader, SkipsEmptyLinesAndComments) {
  EXPECT_EQ(contentsOf("\n# one\n" + kPuzzle + "\n\n\n# other\n" + rowsOf(kOther) + "# end"),
            (Contents{kPuzzle, kOther}));
}

TEST(PlainReader, ReadsNineLinesOfNineWithoutABlankLineBetweenPuzzles) {
  EXPECT_EQ(contentsOf(rowsOf(kPuzzle) + rowsOf(kOther)), (Contents{kPuzzle, kOther}));
}

TEST(PlainReader, IgnoresSpacesAtTheEndOfALine) {
  EXPECT_EQ(contentsOf(with(kRows, 9, " \t\n") + "  \n" + kOther + "  "),
            (Contents{kPuzzle, kOther}));
}

TEST(PlainReader, ReadsOrderAndNumbers) {
  EXPECT_EQ(contentsOf("2\r\n1\r\n-1\t-1\t3\t-1\t\r\n3 0 0 0\r\n0 1 0 0\r\n0 0 0 4\r\n" + kPuzzle),
            (Contents{"..3.3....1.....4", kPuzzle}));
  EXPECT_EQ(contentsOf("1\n1\n1\n"), Contents{"1"});
}

TEST(PlainReader, ReadsTheLargestBoard) {
  std::string text = "20\n1\n";
  for (int row = 0; row < 400; ++row) {
    for (int col = 0; col < 400; ++col) text += std::to_string((row + col) % 400 + 1) + ' ';
    text += '\n';
  }
  std::istringstream in(text);
  demo::PlainReader reader(in, "text");
  sudoku::Puzzle puzzle;
  ASSERT_TRUE(reader.read(puzzle));
  EXPECT_EQ(puzzle.size(), 400);
  EXPECT_EQ(puzzle.at(399, 0), 400);
  EXPECT_FALSE(reader.read(puzzle));
}

TEST(PlainReader, ReadsWindowsLineEnds) {
  std::string text;
  for (const char c : kPuzzle + "\n\n" + rowsOf(kOther)) {
    text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  }
  EXPECT_EQ(contentsOf(text), (Contents{kPuzzle, kOther}));
}

TEST(PlainReader, BoundsTheMemoryOfALine) {
  const std::string error = "the line is longer than any board can need";
  const std::string spaces(sudoku::LineStream::kLongest, ' ');
  EXPECT_EQ(contentsOf(kPuzzle + spaces + "1\n" + kPuzzle),
            (Contents{"text:1:2097153: " + error, kPuzzle}));
  EXPECT_EQ(contentsOf("2\n1\n1 2 3 4\n3 4 1 2" + spaces + "1\n2 1 4 3\n4 3 2 1\n" + kPuzzle),
            (Contents{"text:4:2097153: " + error, kPuzzle}));
  EXPECT_EQ(contentsOf(rowsOf(kPuzzle).substr(0, 80) + spaces + "1\n" + kPuzzle),
            (Contents{"text:9:1: expected row 9 of 9, but found no row", "text:9:2097153: " + error,
                      kPuzzle}));
}

TEST(PlainReader, SkipsAByteOrderMark) {
  EXPECT_EQ(contentsOf("\xEF\xBB\xBF" + kPuzzle), Contents{kPuzzle});
  EXPECT_EQ(contentsOf("\xEF\xBB\xBF" + rowsOf(kPuzzle)), Contents{kPuzzle});
}

TEST(PlainReader, FindsNothingInATextWithoutPuzzles) {
  for (const std::string text : {"", "\n", "\r\n\n", "# a comment"}) {
    EXPECT_EQ(contentsOf(text), Contents());
  }
}

TEST(PlainReader, DescribesAPuzzleInErrors) {
  std::istringstream in("Hello");
  demo::PlainReader reader(in, "some.txt");
  try {
    sudoku::Puzzle puzzle;
    reader.read(puzzle);
    FAIL();
  } catch (const sudoku::PuzzleError& error) {
    EXPECT_STREQ(
        error.what(),
        "some.txt:1:1: found 'H'; a puzzle is a line of 81 characters, nine lines of "
        "nine, or an order and rows of numbers. (The program `sudoku` reads more formats.)");
  }
}

struct Broken {
  const char* what;
  std::string text;
  Contents contents;
};

std::ostream& operator<<(std::ostream& out, const Broken& broken) {
  return out << broken.what;
}

class TextBrokenForPlainReader : public testing::TestWithParam<Broken> {};

// Each text has rows of kPuzzle. No puzzle except kPuzzle itself may be read from them.
TEST_P(TextBrokenForPlainReader, IsAnErrorAtItsPlaceAndTheNextPuzzleIsRead) {
  Contents expected = GetParam().contents;
  expected.push_back(kOther);
  EXPECT_EQ(contentsOf(GetParam().text + rowsOf(kOther)), expected);
}

INSTANTIATE_TEST_SUITE_P(
    PlainReader, TextBrokenForPlainReader,
    testing::Values(
        Broken{"a strange character", with(kPuzzle, 40, "?") + "\n", {"text:1:41: found '?'"}},
        Broken{"82 characters", kPuzzle + "1\n", {"text:1:82: found more than 81 squares"}},
        Broken{"a character of several bytes",
               with(kPuzzle, 3, "é", 2) + "\n",
               {"text:1:4: found no value and no blank"}},
        Broken{"a wrong first row", with(kRows, 0, "?"), {"text:1:1: found '?'"}},
        Broken{"a wrong row", with(kRows, 42, "?"), {"text:5:3: found '?'"}},
        Broken{"a wrong last row", with(kRows, 80, "?"), {"text:9:1: found '?'"}},
        Broken{"a long row", with(kRows, 12, "123"), {"text:2:10: found more than 9 squares"}},
        Broken{"a row missing before an empty line",
               kRows.substr(0, 80) + "\n",
               {"text:9:1: expected row 9 of 9, but found no row"}},
        Broken{"a comment among rows",
               with(kRows, 30, "# a comment\n", 0),
               {"text:4:1: expected row 4 of 9, but found no row"}},
        Broken{"two rows missing before an empty line",
               kRows.substr(0, 70) + "\n" + rowsOf(kOther),
               {"text:8:1: expected row 8 of 9, but found no row", kOther}},
        Broken{"a wrong row, and rows missing before an empty line",
               with(kRows, 12, "?").substr(0, 60) + "\n",
               {"text:2:3: found '?'"}},
        Broken{
            "a short row", with(kRows, 17, "", 2), {"text:2:8: the row ends after 7 of 9 squares"}},
        Broken{"a row missing before a line",
               kRows.substr(0, 80) + kPuzzle + "\n",
               {"text:9:1: expected row 9 of 9, but found no row", kPuzzle}},
        Broken{"a wrong row, and rows missing before a line",
               with(kRows, 12, "?").substr(0, 50) + kPuzzle + "\n",
               {"text:2:3: found '?'", kPuzzle}},
        Broken{"text above a line", "Hello\n" + kPuzzle + "\n", {"text:1:1: found 'H'", kPuzzle}},
        Broken{"an order that is too large", "21\n\n", {"text:1:1: found no order from 1 to 20"}},
        Broken{"order 0", "0\n\n", {"text:1:1: found no order from 1 to 20"}},
        Broken{"a number that is too large",
               with(kNumbers, 8, "5"),
               {"text:3:5: found no number from -1 to 4 for r1c3"}},
        Broken{"a number that no machine has",
               with(kNumbers, 8, "99999999999999999999"),
               {"text:3:5: found no number from -1 to 4 for r1c3"}},
        Broken{"a number missing",
               with(kNumbers, 8, "", 2),
               {"text:3:6: found no number from -1 to 4 for r1c4"}},
        Broken{"a wrong last number",
               with(kNumbers, 34, "9"),
               {"text:6:7: found no number from -1 to 4 for r4c4"}},
        Broken{"a number too many",
               with(kNumbers, 11, " 1\n"),
               {"text:3:8: found more than 4 numbers in a row"}},
        Broken{"a comment among numbers",
               with(kNumbers, 12, "# a comment\n", 0),
               {"text:4:1: expected row 2 of 4, but found no row"}}));

TEST(PlainReader, LosesAPuzzleRatherThanMixItsRowsWithAnother) {
  EXPECT_EQ(contentsOf(kRows.substr(0, 80) + "# other\n" + kRows + "# next\n" + kPuzzle),
            (Contents{"text:9:1: expected row 9 of 9, but found no row",
                      "text:19:1: expected row 9 of 9, but found no row", kPuzzle}));
}

TEST(PlainReader, ReportsATextThatEndsTooEarly) {
  EXPECT_EQ(contentsOf(kRows.substr(0, 80)),
            Contents{"text:9:1: expected row 9 of 9, but the text ends"});
  EXPECT_EQ(contentsOf("53..7\n"), Contents{"text:1:6: the row ends after 5 of 9 squares"});
  EXPECT_EQ(contentsOf(kNumbers.substr(0, 12)),
            Contents{"text:4:1: expected row 2 of 4, but the text ends"});
}

}  // namespace
}  // namespace plainReader
