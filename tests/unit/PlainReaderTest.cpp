// PlainReader: the three formats of the demo programs, and its errors. Rows of two puzzles must
// never be combined into one.

#include "apps/demo/PlainReader.h"

#include <gtest/gtest.h>

#include <cstddef>
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

// The puzzles and errors of a text, in order: a puzzle as one line, an error as what() without its
// last sentences, which are the same for all errors.
Contents contentsOf(const std::string& text) {
  std::istringstream in(text);
  demo::PlainReader reader(in, "text");
  Contents contents;
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
  for (const char separator : {' ', ',', '\t'}) {
    std::string numbers;
    for (const char c : kPuzzle) numbers += std::string{c, separator};
    const Contents contents = contentsOf(numbers + "\n" + kPuzzle);
    ASSERT_EQ(contents.size(), 2u) << numbers;
    EXPECT_EQ(contents[0].substr(0, 7), "text:1:") << numbers;
    EXPECT_EQ(contents[1], kPuzzle);
  }
}

// No puzzle but kPuzzle itself may be read from its rows, and what is below is read.
TEST(PlainReader, SaysWhereATextIsBrokenAndReadsTheNextPuzzle) {
  const std::string row4 = "expected row 4 of 9, but found no row", above = "text:2:3: found '?'";
  const std::string row9 = "text:9:1: expected row 9 of 9, but found no row";
  std::string gaps = kRows;
  gaps.insert(30, "\n");
  const struct {
    std::string text;
    Contents contents;
  } cases[] = {
      {with(kPuzzle, 40, "?") + "\n", {"text:1:41: found '?'"}},
      {kPuzzle + "1\n", {"text:1:82: found more than 81 squares"}},
      {with(kRows, 12, "123"), {"text:2:10: found more than 9 squares"}},
      {with(kRows, 17, "", 2), {"text:2:8: the row ends after 7 of 9 squares"}},
      {gaps + "\n", {"text:4:1: " + row4, "text:11:1: expected row 7 of 9, but found no row"}},
      {kRows.substr(0, 70) + "\n" + rowsOf(kOther),
       {"text:8:1: expected row 8 of 9, but found no row", kOther}},
      {with(kRows, 12, "?").substr(0, 50) + kPuzzle + "\n", {above, kPuzzle}},
      {kRows.substr(0, 80) + "# other\n" + kRows + "# next\n" + kPuzzle + "\n",
       {row9, "text:19:1: expected row 9 of 9, but found no row", kPuzzle}},
      {"21\n\n", {"text:1:1: found no order from 1 to 20"}},
      {with(kNumbers, 8, "5"), {"text:3:5: found no number from -1 to 4 for r1c3"}},
      {with(kNumbers, 8, "", 2), {"text:3:6: found no number from -1 to 4 for r1c4"}},
      {with(kNumbers, 11, " 1\n"), {"text:3:8: found more than 4 numbers in a row"}}};
  for (const auto& each : cases) {
    Contents expected = each.contents;
    expected.push_back(kOther);
    EXPECT_EQ(contentsOf(each.text + rowsOf(kOther)), expected) << each.text;
  }
  EXPECT_EQ(contentsOf(kRows.substr(0, 80)),
            Contents{"text:9:1: expected row 9 of 9, but the text ends"});
}

}  // namespace
}  // namespace plainReader
