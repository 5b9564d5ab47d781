// The program `sudoku` on a terminal. tests/data/transcripts/ has the rest.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/programs/Shell.h"

namespace {

TEST(SudokuTest, GenerateShowsItsProgressOnATerminal) {
  const std::string bar = "0 of 1 puzzles, [0-9]+ s so far";
  EXPECT_THAT(Shell().showUntil("sudoku generate --givens 17", bar), testing::ContainsRegex(bar));
}

}  // namespace
