// PuzzleReader: streams that are slow or broken, or that have very long lines.

#include <gtest/gtest.h>

#include <cstddef>
#include <istream>
#include <optional>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::kMap;
using puzzletexts::kPuzzle;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::replaced;
using puzzletexts::rowsOf;
using puzzletexts::solved16;
using sudoku::PuzzleError;
using sudoku::PuzzleReader;

// Delivers one character at a time, and counts them.
class Dribble : public std::streambuf {
 public:
  explicit Dribble(std::string text) : text_(std::move(text)) {}
  std::size_t given() const { return given_; }

 protected:
  int_type underflow() override {
    if (given_ == text_.size()) return traits_type::eof();
    char* next = &text_[given_++];
    setg(next, next, next + 1);
    return traits_type::to_int_type(*next);
  }

 private:
  std::string text_;
  std::size_t given_ = 0;
};

TEST(PuzzleReader, ReturnsAPuzzleInOneLineBeforeReadingTheNextLine) {
  for (const std::string& line : {kPuzzle, kPuzzle + "," + kSolution, replaced(kPuzzle, '.', ' '),
                                  std::string("1234341221434321"), solved16("123456789ABCDEFG"),
                                  sudoku::toLine(puzzleIn(solved16("123456789ABCDEFG")).puzzle)}) {
    Dribble text(line + "\n" + kPuzzle + "\n");
    std::istream in(&text);
    PuzzleReader reader(in, "text");
    EXPECT_TRUE(reader.next().has_value());
    EXPECT_EQ(text.given(), line.size() + 1) << line;
  }
}

TEST(PuzzleReader, ReportsABrokenStream) {
  std::istringstream in(kPuzzle + "\n");
  PuzzleReader reader(in, "text");
  EXPECT_TRUE(reader.next().has_value());
  in.setstate(std::ios::badbit);
  EXPECT_THROW(reader.next(), PuzzleError);
  EXPECT_EQ(reader.next(), std::nullopt);
}

TEST(PuzzleReader, ReadsALineOfTheLargestLengthAndNoneThatIsLonger) {
  const std::size_t longest = sudoku::LineStream::kLongest;
  const std::string comment(longest - kPuzzle.size(), '#');
  EXPECT_EQ(lineOf(puzzleIn(kPuzzle + comment)), kPuzzle);
  EXPECT_EQ(lineOf(puzzleIn(kPuzzle + comment + "\n")), kPuzzle);
  for (const std::string& line :
       {kPuzzle + comment + "#", std::string(3 * longest, '.'), std::string(longest + 1, ' ')}) {
    const Contents contents = contentsOf(kPuzzle + "\n" + line + "\n" + kPuzzle);
    EXPECT_EQ(linesOf(contents), (std::vector<std::string>{kPuzzle, kPuzzle}));
    EXPECT_EQ(contents.puzzles.back().line, 3);
    EXPECT_EQ(contents.errors, std::vector<std::string>{
                                   "text:2:2097153: the line is longer than any board can need"});
  }
}

TEST(PuzzleReader, EndsAPuzzleAtALineThatIsTooLong) {
  const std::string line(sudoku::LineStream::kLongest + 1, '.');
  const Contents contents = contentsOf(rowsOf(kPuzzle).substr(0, 80) + line + "\n" + kPuzzle);
  EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle});
  EXPECT_EQ(contents.errors, (std::vector<std::string>{
                                 "text:9:1: expected row 9 of 9, but found no row",
                                 "text:9:2097153: the line is longer than any board can need"}));
}

TEST(PuzzleReader, ReadsLinesOfAllLengthsAroundThatOfItsBuffer) {
  for (std::size_t length = 4090; length <= 4100; ++length) {
    for (const std::string end : {"", "\n", "\r\n"}) {
      const std::string name(length - kPuzzle.size() - 1, 'n');
      const Contents contents =
          contentsOf(kPuzzle + "#" + name + "\n" + kPuzzle + "#" + name + end);
      EXPECT_EQ(contents.errors, std::vector<std::string>());
      ASSERT_EQ(contents.puzzles.size(), 2u);
      EXPECT_EQ(contents.puzzles[0].title, name);
      EXPECT_EQ(contents.puzzles[1].title, name);
    }
  }
}

TEST(PuzzleReader, WaitsForAMapBelowABoardUnlessItIsTyped) {
  for (const bool isTyped : {false, true}) {
    sudoku::ReadOptions options;
    options.isTyped = isTyped;
    Dribble text(rowsOf(kPuzzle) + rowsOf(kMap));
    std::istream in(&text);
    PuzzleReader reader(in, "text", options);
    EXPECT_EQ(lineOf(reader.next().value()), isTyped ? kPuzzle : kPuzzle + kMap);
    if (isTyped) {
      EXPECT_THROW(reader.next(), PuzzleError);
    }
    EXPECT_EQ(reader.next(), std::nullopt);
  }
}

TEST(PuzzleReader, DoesNotWaitForTheLineBelowTypedRows) {
  sudoku::ReadOptions options;
  options.isTyped = true;
  for (const std::string& rows :
       {rowsOf(kPuzzle), rowsOf(kSolution), rowsOf(puzzletexts::kSix, 6),
        rowsOf("123456456123234561561234345612612345", 6), rowsOf("1234341221434321", 4)}) {
    Dribble text(rows + rows);
    std::istream in(&text);
    PuzzleReader reader(in, "text", options);
    EXPECT_TRUE(reader.next().has_value());
    EXPECT_EQ(text.given(), rows.size()) << rows;
  }
}

TEST(PuzzleReader, LooksAtFewLinesToTellThatALineIsNoBoard) {
  std::string lines;
  for (int i = 0; i < 1000; ++i) lines += std::string(300, 'z') + '\n';
  Dribble text(lines);
  std::istream in(&text);
  PuzzleReader reader(in, "text");
  EXPECT_THROW(reader.next(), PuzzleError);
  EXPECT_LT(text.given(), lines.size() / 10);
}

// The line may never end.
TEST(PuzzleReader, SaysThatALineIsTooLongBeforeItsEnd) {
  Dribble text(std::string(3 * sudoku::LineStream::kLongest, '.'));
  std::istream in(&text);
  PuzzleReader reader(in, "text");
  EXPECT_THROW(reader.next(), PuzzleError);
  EXPECT_LT(text.given(), 2 * sudoku::LineStream::kLongest);
  EXPECT_EQ(reader.next(), std::nullopt);
}

TEST(PuzzleReader, SkipsTheCtrlZAtTheEndOfAFileOfDos) {
  for (const std::string end :
       {"\x1A", "\r\n\x1A", "\r\n\x1A\x1A\r\n", "\r\x1A", "\x1A\r\n", "\x1A\r\r"}) {
    puzzletexts::expectPuzzles(kPuzzle + end, {kPuzzle});
    const std::string rows = rowsOf(kPuzzle);
    puzzletexts::expectPuzzles(rows.substr(0, rows.size() - 1) + end, {kPuzzle});
  }
  EXPECT_EQ(contentsOf(kPuzzle + "\x1A" + kPuzzle).puzzles.size(), 0U);
}

}  // namespace
