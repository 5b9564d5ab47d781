// The progress of long work: its text, and the program `sudoku` on a terminal.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "apps/support/Terminal.h"
#include "tests/programs/Shell.h"

namespace {

using apps::progressText;
using namespace std::chrono_literals;

TEST(ProgressTest, TheTimeLeftFollowsFromWhatIsDone) {
  EXPECT_EQ(progressText("searches", 0, 8, 2s), "0 of 8 searches, 2 s so far");
  EXPECT_EQ(progressText("searches", 3, 9, 15s), "3 of 9 searches, about 30 s left");
  EXPECT_EQ(progressText("searches", 1, 100, 2s), "1 of 100 searches, about 3:18 min left");
  EXPECT_EQ(progressText("searches", 1, 10, 1000s), "1 of 10 searches, about 2:30 h left");
  EXPECT_EQ(progressText("searches", 8, 8, 30s), "8 of 8 searches, about 0 s left");
}

TEST(ProgressTest, GenerateShowsItsProgressOnATerminal) {
  const std::string line = "0 of 1 puzzles, [0-9]+ s so far";
  EXPECT_THAT(Shell().showUntil("sudoku generate --givens 17", line), testing::ContainsRegex(line));
}

}  // namespace
