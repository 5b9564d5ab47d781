// The text of the progress bar.

#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <string>

#include "apps/support/Terminal.h"

namespace {

using apps::progressText;
using namespace std::chrono_literals;

TEST(ProgressBarTest, TheBarGrowsWithTheWork) {
  EXPECT_EQ(progressText("searches", 0, 8, 2s, 40), "[..........] 0 of 8 searches, 2 s so far");
  EXPECT_EQ(progressText("searches", 4, 8, 30s, 45),
            "[#####.....] 4 of 8 searches, about 30 s left");
  EXPECT_EQ(progressText("searches", 8, 8, 30s, 44),
            "[##########] 8 of 8 searches, about 0 s left");
}

TEST(ProgressBarTest, TheTimeLeftIsShownIfItFits) {
  EXPECT_EQ(progressText("searches", 1, 100, 2s, 30), "1 of 100 searches, about 3:18 ");
  EXPECT_EQ(progressText("searches", 1, 10, 1000s, 48),
            "[#.........] 1 of 10 searches, about 2:30 h left");
}

TEST(ProgressBarTest, NothingIsWiderThanTheTerminal) {
  for (int width = 0; width < 100; ++width) {
    EXPECT_LE(progressText("puzzles", 123, 1000, 77s, width).size(),
              static_cast<std::size_t>(width));
  }
}

TEST(ProgressBarTest, NoWorkIsShownAsDone) {
  EXPECT_EQ(progressText("searches", 0, 0, 1s, 80).substr(0, 5), "[####");
}

}  // namespace
