// PlainReader: the three formats of the demo programs, and its errors. Whatever it reads it reads
// as PuzzleReader does; rows of two puzzles must never be combined into one.

#include "apps/demo/PlainReader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "sudoku/PuzzleWriter.h"
#include "tests/PuzzleCases.h"
#include "tests/Puzzles.h"

namespace plainReader {
namespace {

using Contents = std::vector<std::string>;

// The puzzles of a text as lines, and at the end the error, if any: what() without its last
// sentences, which are the same for all errors.
Contents contentsOf(const std::string& text) {
  std::istringstream in(text);
  demo::PlainReader reader(in, "text");
  Contents contents;
  try {
    for (sudoku::Puzzle puzzle; reader.read(puzzle);) contents.push_back(sudoku::toLine(puzzle));
  } catch (const sudoku::PuzzleError& error) {
    const std::string what = error.what();
    contents.push_back(what.substr(0, what.find(';')));
  }
  return contents;
}

// Compares puzzles up to the first error of either reader. Returns their number.
std::size_t expectReadAsPuzzleReaderDoes(const std::string& text) {
  Contents contents = contentsOf(text), expected;
  for (const puzzlecases::Item& item : puzzlecases::itemsIn(text)) {
    const auto* const read = std::get_if<sudoku::ReadPuzzle>(&item);
    if (read == nullptr) {
      contents.resize(std::min(contents.size(), expected.size()));
      break;
    }
    expected.push_back(sudoku::toLine(read->puzzle));
  }
  if (!contents.empty() && contents.back().rfind("text:", 0) == 0) {
    contents.pop_back();
    expected.resize(std::min(contents.size(), expected.size()));
  }
  EXPECT_EQ(contents, expected) << text;
  return contents.size();
}

std::string replaced(std::string text, char from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size()) {
    text.replace(at, 1, to);
  }
  return text;
}

std::string with(std::string text, std::size_t position, const std::string& what,
                 std::size_t length = 1) {
  return text.replace(position, length, what);
}

std::string rowsOf(const std::string& line) {
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row) rows += line.substr(row * 9, 9) + '\n';
  return rows;
}

const std::string kOther = "1" + std::string(79, '.') + "2";
const std::string kRows = rowsOf(kEasy);
const std::string kNumbers = "2\r\n1\r\n-1\t-1\t3\t-1\t\r\n3 0 0 0\r\n0 1 0 0\r\n0 0 0 4\r\n";
const std::string kTexts[] = {
    kEasy + "\n" + kOther,
    kRows + rowsOf(kOther),
    "\n# one\n" + kEasy + "\n\n\n# other\n" + rowsOf(kOther) + "# end",
    "\xEF\xBB\xBF" + replaced(kEasy + "\n\n" + rowsOf(kOther), '\n', "\r\n"),
    kNumbers + kEasy,
    replaced(kEasy, '.', "0") + " a name\n" + replaced(kEasy, '.', "_"),
    replaced(kEasy, '.', "*") + "\n" + replaced(kEasy, '.', "x") + "\n"};

TEST(PlainReader, ReadsLinesRowsAndNumbersAsPuzzleReaderDoes) {
  for (const std::string& text : kTexts) EXPECT_EQ(expectReadAsPuzzleReaderDoes(text), 2u);
  for (const std::string text : {"", "\r\n\n", "# a comment"}) {
    EXPECT_EQ(contentsOf(text), Contents());
  }
}

// Otherwise a text is an error, as those are with numbers that take 161 characters, with spaces for
// blanks, or with rows that are missing or separated.
TEST(PlainReader, ReadsNoOtherTextAsAPuzzle) {
  std::mt19937 random(1);
  std::size_t puzzles = 0;
  for (int round = 0; round < 3000; ++round) {
    std::string text = kTexts[random() % std::size(kTexts)];
    for (auto changes = 1 + random() % 3; changes > 0; --changes) {
      const std::size_t place = random() % text.size(), length = random() % 12;
      const std::string added(random() % 3, " \n.,#0159x?"[random() % 11]);
      text.replace(place, length, added);
    }
    puzzles += expectReadAsPuzzleReaderDoes(text);
  }
  EXPECT_GT(puzzles, 500u);
  for (const std::string& puzzle : {replaced(kEasy, '.', "0"), kEasy, kEasySolution}) {
    for (const char separator : {' ', ',', '\t'}) {
      std::string numbers;
      for (const char c : puzzle) numbers += std::string{c, separator};
      EXPECT_EQ(contentsOf(numbers).at(0).substr(0, 7), "text:1:") << numbers;
    }
  }
}

TEST(PlainReader, SaysWhatIsWrongAndWhere) {
  const std::string numbers = "2\n1\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n";
  const std::vector<std::pair<std::string, std::string>> errors = {
      {with(kEasy, 40, "?"), "1:41: found no value and no blank"},
      {kEasy + "1", "1:82: found more than 81 squares"},
      {with(kRows, 42, "?"), "5:3: found no value and no blank"},
      {replaced(kRows, '.', " "), "1:3: found no value and no blank"},
      {with(kRows, 12, "123"), "2:10: found more than 9 squares"},
      {with(kRows, 9, " a name\n"), "1:10: found more than 9 squares"},
      {with(kRows, 17, "", 2), "2:8: found 7 of 9 squares"},
      {with(kRows, 30, "\n", 0), "4:1: found 0 of 9 squares"},
      {"21\n\n", "1:1: found no order from 1 to 20"},
      {"20\n\n400 401\n", "3:5: found no number from -1 to 400 for r1c2"},
      {with(numbers, 8, "5"), "3:5: found no number from -1 to 4 for r1c3"},
      {with(numbers, 8, "99999999999999999999"), "3:5: found no number from -1 to 4 for r1c3"},
      {with(numbers, 11, " 1\n"), "3:8: found more than 4 numbers in a row"},
      {numbers.substr(0, 12), "4:1: found no number from -1 to 4 for r2c1"}};
  for (const auto& [text, error] : errors) EXPECT_EQ(contentsOf(text), Contents{"text:" + error});
}

}  // namespace
}  // namespace plainReader
