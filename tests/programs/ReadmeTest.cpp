// The README's first example, the program README_EXAMPLE, compiles and prints what is promised.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "sudoku/Checker.h"
#include "sudoku/PuzzleReader.h"
#include "tests/programs/Shell.h"

namespace {

using testing::IsEmpty;
using testing::MatchesRegex;

TEST(ReadmeTest, TheFirstExampleSolvesItsPuzzleAndCountsNodes) {
  const ShellResult result = Shell().run("'" README_EXAMPLE "'");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, "");

  std::istringstream drawing(result.out);
  const auto solution = sudoku::PuzzleReader(drawing, "output").next();
  ASSERT_TRUE(solution.has_value()) << result.out;
  sudoku::Puzzle puzzle{9, std::vector<int>(81, sudoku::kUndecided)};
  puzzle.squares[0] = 8;
  EXPECT_THAT(sudoku::check(puzzle, solution->puzzle), IsEmpty()) << result.out;

  const std::vector<std::string> lines = linesOf(result.out);
  ASSERT_FALSE(lines.empty());
  EXPECT_THAT(lines.back(), MatchesRegex("Nodes expanded: [1-9][0-9]*"));
}

}  // namespace
