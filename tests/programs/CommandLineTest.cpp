// Behaviour common to the command lines of all programs.

#include "apps/support/CommandLine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/programs/Shell.h"

namespace {

using apps::nearestTo;
using testing::StartsWith;

const std::vector<std::string> kWords = {"solve", "count", "check", "explain", "generate"};

TEST(CommandLineTest, ANearlyCorrectWordIsRecognised) {
  EXPECT_EQ(nearestTo("slove", kWords), "solve");
  EXPECT_EQ(nearestTo("solv", kWords), "solve");
  EXPECT_EQ(nearestTo("solvve", kWords), "solve");
  EXPECT_EQ(nearestTo("chack", kWords), "check");
  EXPECT_EQ(nearestTo("cuont", kWords), "count");
  EXPECT_EQ(nearestTo("gernerat", kWords), "generate");
  EXPECT_EQ(nearestTo("exp", kWords), "explain");
}

TEST(CommandLineTest, AWordUnlikeAllCandidatesHasNoSuggestion) {
  for (const std::string word : {"", "x", "ex", "file", "puzzle.txt"}) {
    EXPECT_EQ(nearestTo(word, kWords), "") << word;
  }
  EXPECT_EQ(nearestTo("solve", {}), "");
}

TEST(CommandLineTest, EachProgramHasTheVersionOfTheProject) {
  const Shell shell;
  const std::string version =
      shell
          .run("sed -n 's/^project(SudokuSearch VERSION \\([0-9.]*\\).*/\\1/p' " PROJECT_DIR
               "/CMakeLists.txt")
          .out;
  for (const std::string program : {"sudoku", "CompareSearch", "grade"}) {
    const ShellResult result = shell.run(program + " --version");
    EXPECT_EQ(result.out, program + ' ' + version);
    EXPECT_EQ(result.status, 0);
  }
}

TEST(CommandLineTest, TheMessageOnAMistypedOptionSuggestsTheRightOne) {
  const Shell shell;
  const ShellResult result = shell.run("CompareSearch --stratgies=dfs puzzle.txt");
  EXPECT_THAT(result.err,
              StartsWith("There is no option --stratgies. Did you mean --strategies?\n"));
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.status, 2);
}

TEST(CommandLineTest, AnOptionBeforeItsSubcommandIsSentBehindIt) {
  const Shell shell;
  EXPECT_THAT(shell.run("SolvePuzzle --path queens 8").err,
              StartsWith("The option --path has to stand behind 'queens'.\n"));
}

}  // namespace
