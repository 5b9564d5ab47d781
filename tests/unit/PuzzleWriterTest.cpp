// PuzzleWriter: the format of a line. PuzzleReaderTest checks that it can be read back.

#include "sudoku/PuzzleWriter.h"

#include <gtest/gtest.h>

#include <vector>

namespace {

using sudoku::kUndecided;
using sudoku::Puzzle;
using sudoku::toLine;

TEST(PuzzleWriter, WritesACharacterASquareUpToSizeNine) {
  EXPECT_EQ(toLine({1, {1}}), "1");
  EXPECT_EQ(toLine({1, {kUndecided}}), ".");
  Puzzle puzzle{9, std::vector<int>(81, kUndecided)};
  puzzle.squares[80] = 9;
  EXPECT_EQ(toLine(puzzle), std::string(80, '.') + "9");
}

TEST(PuzzleWriter, WritesNumbersWithCommasAboveSizeNine) {
  Puzzle puzzle{16, std::vector<int>(256, kUndecided)};
  puzzle.squares[1] = 16;
  puzzle.squares[2] = 1;
  const std::string line = toLine(puzzle);
  EXPECT_EQ(line.substr(0, 10), "0,16,1,0,0");
  EXPECT_EQ(line.substr(line.size() - 3), "0,0");
}

TEST(PuzzleWriter, WritesNothingForNoPuzzle) {
  EXPECT_EQ(toLine(Puzzle()), "");
}

}  // namespace
