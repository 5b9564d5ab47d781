// The subcommand `sudoku explain`.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"
#include "tests/programs/SudokuProgram.h"

namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

using SudokuExplainTest = SudokuProgram;

TEST_F(SudokuExplainTest, EveryDeductionIsExplained) {
  const ShellResult result = run("sudoku explain " + kEasy);
  EXPECT_THAT(result.out, HasSubstr("\n30 givens\n"));
  EXPECT_THAT(result.out, HasSubstr("\nnaked single: r5c5 = 5, its only candidate; removes 5 "));
  EXPECT_THAT(result.out, HasSubstr("\nsolution:\n+-------+"));
  EXPECT_THAT(result.out, HasSubstr("\nguesses               0\n"));
  EXPECT_THAT(result.out, Not(HasSubstr("guess ")));
  EXPECT_EQ(result.status, 0);

  // Each of the 51 undecided squares is decided once.
  const std::vector<std::string> lines = linesOf(result.out);
  EXPECT_EQ(std::count_if(lines.begin(), lines.end(),
                          [](const std::string& line) {
                            return line.find("single: r") != std::string::npos;
                          }),
            51);
}

TEST_F(SudokuExplainTest, AGuessAndItsRetractionAreExplained) {
  EXPECT_THAT(run("sudoku explain --rules coursework-nakedSingle ..23..4..4...21.").out,
              HasSubstr("guess r1c1 = 1 (of 1, 4)\n"
                        "  removes 1 from r1c2\n"
                        "  contradiction: r1c2 has no candidate left\n"
                        "retreat: r1c1 is not 1\n"
                        "r1c1 = 4, nothing else is left\n"));
}

TEST_F(SudokuExplainTest, ARetractionAppliesToTheLatestOpenGuess) {
  const std::vector<std::string> lines = linesOf(run("sudoku explain " + kHard).out);
  std::vector<std::string> open;
  int retreats = 0;
  for (const std::string& line : lines) {
    const std::size_t indent = line.find_first_not_of(' ');
    if (indent == std::string::npos || line[0] == '+' || line[0] == '|') continue;
    const std::string text = line.substr(indent);
    if (text.starts_with("retreat: ")) {
      ASSERT_FALSE(open.empty());
      const std::string failed = open.back();
      open.pop_back();
      EXPECT_EQ(text, "retreat: " + failed.substr(0, failed.find(' ')) + " is not " +
                          failed.substr(failed.find("= ") + 2, 1));
      ++retreats;
    }
    if (text == "solution:") break;
    if (!line.empty() && !open.empty()) {
      EXPECT_EQ(indent, 2 * open.size()) << line;
    }
    if (text.starts_with("guess ")) open.push_back(text.substr(6));
  }
  EXPECT_GT(retreats, 0);
}

TEST_F(SudokuExplainTest, ContradictoryGivensAreExplained) {
  const ShellResult result = run("sudoku explain " + kConflict);
  EXPECT_THAT(result.out, AllOf(HasSubstr("the givens contradict each other:\n  r1c2: "),
                                HasSubstr("\nno solution\n")));
  EXPECT_EQ(result.status, 1);
}

TEST_F(SudokuExplainTest, APuzzleWithoutASolutionEndsInAContradiction) {
  const ShellResult result = run("sudoku explain " + kImpossible);
  EXPECT_THAT(result.out, AllOf(HasSubstr("\ncontradiction: "), HasSubstr("\nno solution\n")));
  EXPECT_EQ(result.status, 1);
}

TEST_F(SudokuExplainTest, ALargeBoardIsGivenUpBeforeItTakesAllMemory) {
  const ShellResult result = run("sudoku explain", blankBoard(10));
  EXPECT_THAT(result.out, HasSubstr("\ngave up: limit of states in the frontier reached\n"));
  EXPECT_EQ(result.status, 3);
}

TEST_F(SudokuExplainTest, APuzzleForWhichMemoryRunsOutIsGivenUpAndTheNextIsExplained) {
  const std::string limit = littleMemory(shell_);
  if (limit.empty()) GTEST_SKIP() << "the program needs more memory";
  const ShellResult result =
      run(limit + "sudoku explain --max-frontier none", blankBoard(15) + '\n' + kEasy + '\n');
  EXPECT_THAT(result.out, AllOf(HasSubstr("\ngave up: out of memory\n"), HasSubstr("\nsolution:")));
  EXPECT_EQ(result.status, 3);
}

TEST_F(SudokuExplainTest, GivensAreExplainedOnRequest) {
  EXPECT_THAT(run("sudoku explain --givens " + kEasy).out,
              HasSubstr("\ngiven: r1c1 = 5; removes 5 from r1c2, "));
}

}  // namespace
