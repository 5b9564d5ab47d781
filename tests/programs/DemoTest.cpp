// The demo programs BasicSudoku, BreadthFSSudoku, BestFSSudoku and DepthFSSudoku, run as a user
// runs them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/Checker.h"
#include "sudoku/PuzzleReader.h"
#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"
#include "tests/reference/Lines.h"

namespace {

using reference::puzzleOf;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

const std::vector<std::string> kSearches = {"BreadthFSSudoku", "BestFSSudoku", "DepthFSSudoku"};
const std::vector<std::string> kPrograms = {"BasicSudoku", "BreadthFSSudoku", "BestFSSudoku",
                                            "DepthFSSudoku"};

std::vector<sudoku::Puzzle> boardsIn(const std::string& out) {
  std::string drawings;
  for (const std::string& line : linesOf(out)) {
    if (line[0] == '+' || line[0] == '|') drawings += line + '\n';
  }
  std::istringstream in(drawings);
  sudoku::PuzzleReader reader(in, "output");
  std::vector<sudoku::Puzzle> boards;
  while (const auto read = reader.next()) boards.push_back(read->puzzle);
  return boards;
}

std::size_t countOf(const std::string& what, const std::string& out) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = out.find(what, at)) != out.npos; ++at) ++count;
  return count;
}

void expectSolved(const ShellResult& result, const std::string& puzzle) {
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, "");
  const std::vector<sudoku::Puzzle> boards = boardsIn(result.out);
  ASSERT_THAT(boards, SizeIs(2)) << result.out;
  EXPECT_EQ(boards[0], puzzleOf(puzzle));
  EXPECT_THAT(sudoku::check(boards[0], boards[1]), IsEmpty()) << result.out;
  EXPECT_EQ(countOf("Passed: Solution was:\n", result.out), 1u);
}

TEST(DemoTest, BasicSudokuSolvesItsPuzzleWithoutExpandingANode) {
  const ShellResult result = Shell().run("BasicSudoku");
  expectSolved(result, kCoursework);
  EXPECT_THAT(result.out, HasSubstr("\nNodes expanded: 0\n"));
}

TEST(DemoTest, BasicSudokuSaysThatAPuzzleNeedsASearch) {
  const ShellResult result = Shell().run("BasicSudoku " + kHard);
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out, AllOf(HasSubstr("Nodes expanded: 0\nThis is as far as the rules lead:\n"),
                                HasSubstr("Failed: "), Not(HasSubstr("Passed"))));
}

TEST(DemoTest, SearchesSolveTheHardPuzzleAndCountNodes) {
  for (const std::string& program : kSearches) {
    const ShellResult result = Shell().run(program);
    expectSolved(result, kHard);
    EXPECT_EQ(countOf("\nNodes expanded: ", result.out), 1u) << program;
  }
}

TEST(DemoTest, SolvesPuzzlesFromArgumentsFilesAndStandardInput) {
  Shell shell;
  shell.write("easy.txt", kCoursework + "\n");
  for (const std::string& program : kPrograms) {
    expectSolved(shell.run(program + " " + kCoursework), kCoursework);
    expectSolved(shell.run(program + " easy.txt"), kCoursework);
    expectSolved(shell.run(program + " -", kCoursework), kCoursework);
  }
  const ShellResult all = shell.run("BestFSSudoku easy.txt - " + kCoursework, kHard);
  EXPECT_EQ(all.status, 0);
  EXPECT_EQ(countOf("Passed", all.out), 3u);
}

TEST(DemoTest, ContinuesAfterUnreadableText) {
  const ShellResult result = Shell().run("BestFSSudoku -", "Hello\n" + kCoursework + "\n");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, StartsWith("standard input:1:1: found 'H'"));
  EXPECT_EQ(countOf("Passed", result.out), 1u);
}

TEST(DemoTest, DrawsAllGivensOfAPuzzleThatHasNoSolution) {
  const std::string puzzle = "11" + std::string(79, '.');
  for (const std::string& program : kPrograms) {
    const ShellResult result = Shell().run(program + " " + puzzle);
    EXPECT_EQ(result.status, 1);
    const std::vector<sudoku::Puzzle> boards = boardsIn(result.out);
    ASSERT_THAT(boards, SizeIs(1)) << result.out;
    EXPECT_EQ(boards[0], puzzleOf(puzzle));
    EXPECT_THAT(result.out, HasSubstr("Failed: no solution can have 1 at r1c2\n"));
  }
}

TEST(DemoTest, SearchesSayThatThereIsNoSolution) {
  std::string puzzle = kHard;
  puzzle[1] = '2';  // kHardSolution has a 1
  for (const std::string& program : kSearches) {
    const ShellResult result = Shell().run(program + " " + puzzle);
    EXPECT_EQ(result.status, 1);
    EXPECT_THAT(result.out,
                AllOf(HasSubstr("Nodes expanded: "), HasSubstr("Failed: there is no solution\n"),
                      Not(HasSubstr("Passed"))));
  }
}

TEST(DemoTest, ReportsThatItCannotWrite) {
  for (const std::string& program : kPrograms) {
    for (const std::string rest : {" >/dev/full", " --help >/dev/full", " >&-"}) {
      const ShellResult result = Shell().run(program + rest);
      EXPECT_EQ(result.status, 1) << program << rest;
      EXPECT_EQ(result.err, program + ": cannot write the output\n") << program << rest;
    }
  }
}

TEST(DemoTest, RefusesAnUnknownOption) {
  for (const std::string option : {"--bogus", "-v", "--"}) {
    const ShellResult result = Shell().run("BestFSSudoku " + kCoursework + " " + option);
    EXPECT_EQ(result.status, 2) << option;
    EXPECT_EQ(result.out, "") << option;
    EXPECT_THAT(result.err, StartsWith("BestFSSudoku: there is no option " + option + "; "));
  }
}

TEST(DemoTest, HasHelp) {
  for (const std::string& program : kPrograms) {
    for (const std::string option : {"--help", "-h", "puzzle.txt --help"}) {
      const ShellResult result = Shell().run(program + " " + option);
      EXPECT_EQ(result.status, 0) << option;
      EXPECT_EQ(result.err, "") << option;
      EXPECT_THAT(result.out, AllOf(StartsWith("Usage: " + program + " [PUZZLE...]\n"),
                                    HasSubstr("Exit status: 0")));
    }
  }
}

}  // namespace
