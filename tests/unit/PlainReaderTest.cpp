// PlainReader: the three formats of the demo programs, and its errors. Rows of two puzzles must
// never be combined into one.

#include "apps/demo/PlainReader.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <ostream>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "sudoku/PuzzleWriter.h"
#include "tests/PuzzleCases.h"
#include "tests/Puzzles.h"

namespace plainReader {
namespace {

const std::string& kPuzzle = kEasy;
const std::string kOther = "1" + std::string(79, '.') + "2";

using Contents = std::vector<std::string>;

// The puzzles of a text as lines, and at the end the error, if any: what() without its last
// sentences, which are the same for all errors.
std::vector<std::string> contentsOf(const std::string& text) {
  std::istringstream in(text);
  demo::PlainReader reader(in, "text");
  std::vector<std::string> contents;
  try {
    for (sudoku::Puzzle puzzle; reader.read(puzzle);) contents.push_back(sudoku::toLine(puzzle));
  } catch (const sudoku::PuzzleError& error) {
    const std::string what = error.what();
    contents.push_back(what.substr(0, what.find(';')));
  }
  return contents;
}

std::string replaced(std::string text, char from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size()) {
    text.replace(at, 1, to);
  }
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

void expectRead(const std::string& text, const Contents& expected) {
  EXPECT_EQ(contentsOf(text), expected) << text;
  Contents others;
  for (const puzzlecases::Item& item : puzzlecases::itemsIn(text)) {
    others.push_back(sudoku::toLine(std::get<sudoku::ReadPuzzle>(item).puzzle));
  }
  EXPECT_EQ(others, expected) << text;
}

TEST(PlainReader, ReadsLinesRowsAndNumbersAsPuzzleReaderDoes) {
  const Contents both = {kPuzzle, kOther};
  expectRead(kPuzzle + "\n" + kOther, both);
  expectRead(kRows + rowsOf(kOther), both);
  expectRead("\n# one\n" + kPuzzle + "\n\n\n# other\n" + rowsOf(kOther) + "# end", both);
  expectRead("\xEF\xBB\xBF" + replaced(kPuzzle + "\n\n" + rowsOf(kOther), '\n', "\r\n"), both);
  expectRead("2\r\n1\r\n-1\t-1\t3\t-1\t\r\n3 0 0 0\r\n0 1 0 0\r\n0 0 0 4\r\n" + kPuzzle,
             {"..3.3....1.....4", kPuzzle});
  for (const std::string sign : {"0", "_", "*", "x", "X"}) {
    expectRead(replaced(kPuzzle, '.', sign) + " a name", {kPuzzle});
  }
  for (const std::string text : {"", "\r\n\n", "# a comment"}) expectRead(text, {});
}

// The puzzles take 161 characters. The first 81 of these must not be read as a puzzle.
TEST(PlainReader, ReadsNoNumbersWithSeparatorsAsEightyOneSquares) {
  for (const std::string blank : {"0", ".", "_"}) {
    for (const char separator : {' ', ',', '\t'}) {
      for (const std::string& puzzle : {replaced(kPuzzle, '.', blank), kEasySolution}) {
        std::string numbers;
        for (const char c : puzzle) numbers += std::string{c, separator};
        const Contents contents = contentsOf(numbers + "\n" + kPuzzle);
        ASSERT_EQ(contents.size(), 1u) << numbers;
        EXPECT_EQ(contents[0].substr(0, 7), "text:1:") << numbers;
      }
    }
  }
}

TEST(PlainReader, ReadsNoSpacesForBlanks) {
  EXPECT_EQ(contentsOf("53 .7...." + kPuzzle.substr(9)),
            Contents{"text:1:3: found no value and no blank"});
  EXPECT_EQ(contentsOf(replaced(kRows, '.', " ")),
            Contents{"text:1:3: found no value and no blank"});
}

// These empty lines are not rows without givens.
TEST(PlainReader, RefusesEmptyLinesBetweenTheRowsOfAPuzzle) {
  std::string gaps = kRows;
  gaps.insert(60, "\n").insert(30, "\n");
  EXPECT_EQ(contentsOf(gaps), Contents{"text:4:1: found 0 of 9 squares"});
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

struct Broken {
  const char* what;
  std::string text;
  std::string error;
};

std::ostream& operator<<(std::ostream& out, const Broken& broken) {
  return out << broken.what;
}

class TextBrokenForPlainReader : public testing::TestWithParam<Broken> {};

// No puzzle may be read from these texts, which have rows of kPuzzle.
TEST_P(TextBrokenForPlainReader, IsAnErrorAtItsPlace) {
  EXPECT_EQ(contentsOf(GetParam().text), Contents{GetParam().error});
}

INSTANTIATE_TEST_SUITE_P(
    PlainReader, TextBrokenForPlainReader,
    testing::Values(
        Broken{"a strange character", with(kPuzzle, 40, "?") + "\n",
               "text:1:41: found no value and no blank"},
        Broken{"82 characters", kPuzzle + "1\n", "text:1:82: found more than 81 squares"},
        Broken{"a wrong row", with(kRows, 42, "?"), "text:5:3: found no value and no blank"},
        Broken{"a long row", with(kRows, 12, "123"), "text:2:10: found more than 9 squares"},
        Broken{"a short row", with(kRows, 17, "", 2), "text:2:8: found 7 of 9 squares"},
        Broken{"a row missing before an empty line", kRows.substr(0, 80) + "\n" + kRows,
               "text:9:1: found 0 of 9 squares"},
        Broken{"a row missing before a line", kRows.substr(0, 80) + kPuzzle + "\n",
               "text:9:10: found more than 9 squares"},
        Broken{"a row missing at the end", kRows.substr(0, 80), "text:9:1: found 0 of 9 squares"},
        Broken{"a comment among rows", with(kRows, 30, "# a comment\n", 0),
               "text:4:1: found no value and no blank"},
        Broken{"text above a line", "Hello\n" + kPuzzle, "text:1:1: found no value and no blank"},
        Broken{"an order that is too large", "21\n\n", "text:1:1: found no order from 1 to 20"},
        Broken{"order 0", "0\n\n", "text:1:1: found no order from 1 to 20"},
        Broken{"a number that is too large", with(kNumbers, 8, "5"),
               "text:3:5: found no number from -1 to 4 for r1c3"},
        Broken{"a number that no machine has", with(kNumbers, 8, "99999999999999999999"),
               "text:3:5: found no number from -1 to 4 for r1c3"},
        Broken{"a number missing", with(kNumbers, 8, "", 2),
               "text:3:6: found no number from -1 to 4 for r1c4"},
        Broken{"a wrong last number", with(kNumbers, 34, "9"),
               "text:6:7: found no number from -1 to 4 for r4c4"},
        Broken{"a number too many", with(kNumbers, 11, " 1\n"),
               "text:3:8: found more than 4 numbers in a row"},
        Broken{"rows of numbers missing", kNumbers.substr(0, 12),
               "text:4:1: found no number from -1 to 4 for r2c1"}));

}  // namespace
}  // namespace plainReader
