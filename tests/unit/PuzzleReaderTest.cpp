// PuzzleReader: the cases of tests/data/reading/, each a test; how far it reads ahead, and streams
// that break or have very long lines. PuzzleCases.h describes the cases.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <istream>
#include <sstream>
#include <streambuf>
#include <string>
#include <variant>

#include "sudoku/text/LineStream.h"
#include "tests/CaseTests.h"
#include "tests/PuzzleCases.h"

namespace puzzlereader {
namespace {

using puzzlecases::itemsIn;

struct PuzzleReaderCase : testing::Test {
  explicit PuzzleReaderCase(const puzzlecases::Case& one) : each(one) {}
  void TestBody() override {
    EXPECT_EQ(each.unknown, "") << "an option that is none";
    EXPECT_EQ(puzzlecases::foundIn(each), each.expected) << each.text;
  }
  puzzlecases::Case each;
};

// Registers all cases and returns their number. Those of lines.txt are the suite
// PuzzleReader_lines.
const std::size_t kCases = [] {
  std::size_t cases = 0;
  for (const auto& entry : std::filesystem::directory_iterator(PROJECT_DIR "/tests/data/reading")) {
    const std::string path = entry.path().string();
    const std::string suite = "PuzzleReader_" + entry.path().stem().string();
    cases +=
        casetests::add<PuzzleReaderCase>(suite, path, puzzlecases::casesIn(std::ifstream(path)));
  }
  return cases;
}();

TEST(PuzzleReader, HasManyCases) {
  EXPECT_GT(kCases, 100u);
}

// Delivers a block many times, one character at a time, and counts what it delivered. If all has
// arrived, it says so; otherwise a program may still be about to write the rest.
struct Feed : std::streambuf {
  explicit Feed(const std::string& repeated, std::size_t times = 1, bool isAllThere = false)
      : block(repeated), left(repeated.size() * times), hasArrived(isAllThere) {}
  int_type underflow() override {
    if (left == 0) return traits_type::eof();
    char* const next = &block[characters++ % block.size()];
    --left;
    lines += *next == '\n';
    setg(next, next, next + 1);
    return traits_type::to_int_type(*next);
  }
  std::streamsize showmanyc() override { return hasArrived && left > 0 ? 1 : 0; }

  std::string block;
  std::size_t left;
  bool hasArrived;
  std::size_t characters = 0, lines = 0;
};

std::string rowsOf(const std::string& line, std::size_t size, const std::string& between = "") {
  std::string rows;
  for (std::size_t i = 0; i < line.size(); ++i) {
    rows += line[i] + ((i + 1) % size == 0 ? "\n" : between);
  }
  return rows;
}

TEST(PuzzleReader, APuzzleIsReturnedBeforeTheLineBelowItIsWaitedFor) {
  for (const std::string& text :
       {kEasy + "\n", kEasy + "," + kEasySolution + "\n", rowsOf(kEasy, 9), rowsOf(kEasy, 9, " "),
        rowsOf("1234341221434321", 4), "3\n1\n" + rowsOf(kEasySolution, 9, " ")}) {
    Feed feed(text + text);
    std::istream in(&feed);
    const auto items = itemsIn(in, {}, 1);
    EXPECT_TRUE(std::holds_alternative<sudoku::ReadPuzzle>(items.at(0))) << text;
    EXPECT_EQ(feed.characters, text.size()) << text;
  }
}

// Each item in a character: s and L are small and large boards, ! is an error.
std::string kindsIn(const std::string& text, const sudoku::ReadOptions& options = {}) {
  std::string kinds;
  for (const auto& item : itemsIn(text, options)) {
    const auto* const read = std::get_if<sudoku::ReadPuzzle>(&item);
    kinds += read == nullptr ? '!' : read->puzzle.size() == 4 ? 's' : 'L';
  }
  return kinds;
}

TEST(PuzzleReader, LinesOfSixteenSquaresAreOneBoardOnlyIfMostOfThemCanBeNone) {
  const auto times = [](int number, const std::string& line) {
    std::string lines;
    for (; number > 0; --number) lines += line + '\n';
    return lines;
  };
  const std::string small = "1.3....2........", large = "1...G..2........", blank(16, '.');
  EXPECT_EQ(kindsIn(times(40, small)), std::string(40, 's'));
  EXPECT_EQ(kindsIn(times(16, "# a title\n" + small)), std::string(16, 's'));
  EXPECT_EQ(kindsIn(times(20, small) + times(1, large) + times(3, small)),
            std::string(20, 's') + "!sss");
  EXPECT_EQ(kindsIn(times(8, small) + times(8, large)), "L");
  EXPECT_EQ(kindsIn(times(1, large) + times(1, small) + times(14, blank)), "L");
  EXPECT_EQ(kindsIn(times(1, large) + times(14, blank)), "!");
  EXPECT_EQ(kindsIn(times(16, blank)), "L");
  sudoku::ReadOptions ofSize16;
  ofSize16.letters = sudoku::Letters::digitsFromOne;
  sudoku::readBoxes("4x4", ofSize16.shape);
  EXPECT_EQ(kindsIn(times(16, small), ofSize16), "L");
}

TEST(PuzzleReader, RemovedCandidatesAreWrittenAsTheyAreRead) {
  const std::string line = ":0000:x:" + kEasy + ":113 213::";
  EXPECT_EQ(toLine(std::get<sudoku::ReadPuzzle>(itemsIn(line).at(0)).puzzle), line);
}

TEST(PuzzleReader, LettersAreEnoughForSize36) {
  const std::string all = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  EXPECT_EQ(kindsIn(rowsOf(all + std::string(35 * 36, '.'), 36)), "L");
}

// The lines that are read ahead of an item bound the memory; the sum of them bounds the time.
TEST(PuzzleReader, TextsOfAnyKindAreReadInLinearTime) {
  constexpr std::size_t kTimes = 5000, kMost = 500 * kTimes;
  std::istringstream blocks(
      "\n@0\n@.\n@1 2 3\n@1 1 1\n@9\n\n@-----\n@| 1 | 2 |\n@1 2 3 4 5\n@# comment\n@Puzzle 1\n@"
      "         \n@1       2\n@AAABBBCCC\n@[1, 2, 3, 4],\n@+---+\n@+---+---+\n| 1 | . "
      "|\n\n@53..7....\n\n@"
      "53..7....\n@12 345 6 7 8 9 1 2 "
      "3\n@[Puzzle]\n@=====\n@,,,,,,,,\n@1;2;;4\n@1.3....2........\n");
  for (std::string block; std::getline(blocks, block, '@');) {
    Feed feed(block, kTimes, true);
    std::istream in(&feed);
    sudoku::PuzzleReader reader(in, "text");
    std::size_t sum = 0, most = 0;
    for (bool isEnd = false; !isEnd && sum < kMost;) {
      std::size_t ahead = feed.lines;
      try {
        const auto read = reader.next();
        isEnd = !read;
        ahead = isEnd ? 0 : feed.lines - static_cast<std::size_t>(read->line) + 1;
      } catch (const sudoku::PuzzleError& error) {
        isEnd = error.line() == 0;
        ahead = isEnd ? 0 : feed.lines - static_cast<std::size_t>(error.line()) + 1;
      }
      most = std::max(most, ahead);
      sum += ahead;
    }
    EXPECT_LT(sum, kMost) << block;
    EXPECT_LE(most, block.size() > 6 ? 2000 : kTimes) << block;
  }
}

TEST(PuzzleReader, ABrokenStreamIsAnError) {
  std::istringstream in(kEasy + "\n");
  sudoku::PuzzleReader reader(in, "text");
  EXPECT_TRUE(reader.next());
  in.setstate(std::ios::badbit);
  EXPECT_THROW(reader.next(), sudoku::PuzzleError);
  EXPECT_EQ(reader.next(), std::nullopt);
}

TEST(PuzzleReader, ALineOfTheLargestLengthIsReadAndNoneThatIsLonger) {
  const std::size_t longest = sudoku::LineStream::kLongest;
  const std::string comment(longest - kEasy.size(), '#');
  EXPECT_EQ(kindsIn(kEasy + comment + "\r\n" + kEasy), "LL");
  EXPECT_EQ(kindsIn(kEasy + "\n" + kEasy + comment + "#\n" + kEasy), "L!");
  std::istringstream in(std::string(2 * longest, '#'));
  sudoku::LineStream lines(in);
  std::string line;
  EXPECT_EQ(lines.read(line), sudoku::LineStream::Found::tooLong);
  EXPECT_EQ(lines.read(line), sudoku::LineStream::Found::none);
}

TEST(PuzzleReader, ATextThatNeverEndsIsOneError) {
  for (const std::string& block :
       {std::string("."), std::string("\n\0", 2), std::string(1, '\0')}) {
    Feed feed(block, SIZE_MAX / 2);
    std::istream in(&feed);
    EXPECT_EQ(itemsIn(in).size(), 1U);
    EXPECT_LT(feed.characters, 2 * sudoku::LineStream::kLongest);
  }
}

}  // namespace
}  // namespace puzzlereader
