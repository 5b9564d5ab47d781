// The README's examples compile, match the sources, and print what is shown. README_EXAMPLE is the
// program of the first example.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "sudoku/Checker.h"
#include "sudoku/PuzzleReader.h"
#include "tests/programs/Shell.h"

namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;

std::string textOf(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// The README's code block whose text after the backticks begins with `begin`, with its last line
// end.
std::string blockThatBegins(const std::string& begin) {
  const std::string readme = textOf(PROJECT_DIR "/README.md");
  const std::size_t start = readme.find("\n```" + begin);
  if (start == readme.npos) throw std::runtime_error("no block in the README begins " + begin);
  return readme.substr(start + 4, readme.find("\n```\n", start + 4) + 1 - (start + 4));
}

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

// The dots above and below the lines shown stand for omitted lines.
TEST(ReadmeTest, SudokuExplainsAPuzzleAsShown) {
  const std::string block = blockThatBegins("\n$ sudoku explain");
  const std::size_t above = block.find("\n...\n");
  const std::size_t below = block.find("\n...\n", above + 4);
  ASSERT_NE(below, block.npos) << block;
  const ShellResult result = Shell().run(block.substr(3, above - 3));
  EXPECT_THAT(result.out, HasSubstr(block.substr(above + 4, below + 1 - (above + 4))));
}

}  // namespace
