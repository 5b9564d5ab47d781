// The subcommand `sudoku check`.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"
#include "tests/programs/SudokuProgram.h"

namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

using SudokuCheckTest = SudokuProgram;

// This board was published as a solution, but changes three givens.
TEST_F(SudokuCheckTest, TheGivensThatASolutionChangesAreNamed) {
  const ShellResult result = run("sudoku check " + kMisprinted + ' ' + kMisprintedSolution);
  EXPECT_THAT(linesOf(result.out), ElementsAre(EndsWith("not a solution of the puzzle:"),
                                               "  r8c4: the puzzle gives 7, the solution has 4",
                                               "  r8c6: the puzzle gives 4, the solution has 7",
                                               "  r9c9: the puzzle gives 1, the solution has 3"));
  EXPECT_EQ(result.status, 1);
}

TEST_F(SudokuCheckTest, ASolutionIsAccepted) {
  const ShellResult result = run("sudoku check " + kEasy + ' ' + kEasySolution);
  EXPECT_THAT(result.out, HasSubstr(": a solution of the puzzle\n"));
  EXPECT_EQ(result.status, 0);
}

TEST_F(SudokuCheckTest, ATypedSolutionIsCheckedBeforeFurtherLinesAreTyped) {
  shell_.write("puzzle.txt", kEasy + '\n');
  shell_.write("solution.txt", kEasySolution + '\n');
  run(R"(: > shown
(fold -w 9 solution.txt
for ((i = 0; i < 1200; ++i)); do grep -aq 'a solution of' shown && touch answered && break; sleep 0.05; done) |
script -qfc 'sudoku check puzzle.txt -' shown >/dev/null)");
  EXPECT_EQ(run("ls answered").status, 0) << shell_.read("shown");
}

TEST_F(SudokuCheckTest, AFileOfSolutionsIsCheckedAgainstAFileOfPuzzles) {
  shell_.write("puzzles.txt", kEasy + '\n' + kHard + '\n');
  EXPECT_EQ(run("sudoku solve puzzles.txt | sudoku check puzzles.txt -").status, 0);

  shell_.write("both.txt", kEasySolution + ' ' + kEasy + '\n' + kHardSolution + ',' + kHard + '\n');
  EXPECT_EQ(run("sudoku check puzzles.txt both.txt").status, 0);

  shell_.write("swapped.txt", kHardSolution + '\n' + kEasySolution + '\n');
  const ShellResult swapped = run("sudoku check puzzles.txt swapped.txt");
  EXPECT_THAT(swapped.out, AllOf(HasSubstr("swapped.txt:1: not a solution"),
                                 HasSubstr("swapped.txt:2: not a solution")));
  EXPECT_EQ(swapped.status, 1);

  shell_.write("short.txt", kEasySolution + '\n');
  const ShellResult tooFew = run("sudoku check puzzles.txt short.txt");
  EXPECT_EQ(tooFew.err, "puzzles.txt:2: there is no solution for this puzzle\n");
  EXPECT_EQ(tooFew.status, 4);
}

TEST_F(SudokuCheckTest, ATitleOfASolutionCountsAsNone) {
  shell_.write("puzzles.txt", kEasy + '\n' + kHard + '\n');
  shell_.write("easy.txt", kEasySolution + '\n');
  shell_.write("hard.txt", kHardSolution + '\n');
  const ShellResult result =
      run("(echo Solution:; fold -w 9 easy.txt; echo; echo Solution:; fold -w 9 hard.txt) | "
          "sudoku check puzzles.txt -");
  EXPECT_EQ(result.status, 0) << result.out << result.err;
}

TEST_F(SudokuCheckTest, TheLineInPlaceOfASolutionIsReportedWithItsPuzzle) {
  shell_.write("puzzles.txt",
               "# easy\n" + kEasy + '\n' + kImpossible + "\n53..7\n" + kHard + '\n' + kEasy + '\n');
  const std::vector<std::pair<std::string, std::string>> lineWhereGivenUp = {{"", "4"},
                                                                             {" --pretty", "17"}};
  for (const auto& [pretty, line] : lineWhereGivenUp) {
    const ShellResult result = run("sudoku solve --rules coursework --max-nodes 20" + pretty +
                                   " puzzles.txt 2>solve.err | sudoku check puzzles.txt -");
    const std::vector<std::string> lines = linesOf(result.out);
    ASSERT_THAT(lines, SizeIs(4));
    EXPECT_THAT(lines[0], EndsWith(": a solution of the puzzle"));
    EXPECT_THAT(lines[1],
                EndsWith(": no solution to check for the puzzle puzzles.txt:3: 'no solution'"));
    EXPECT_EQ(lines[2], "standard input:" + line +
                            ": no solution to check for the puzzle puzzles.txt:5: "
                            "'gave up: limit of expanded nodes reached'");
    EXPECT_THAT(lines[3], EndsWith(": a solution of the puzzle"));
    EXPECT_THAT(linesOf(result.err), ElementsAre(StartsWith("puzzles.txt:4:")));
    EXPECT_EQ(result.status, 4);
  }
}

TEST_F(SudokuCheckTest, TheLineInPlaceOfASolutionHasTheStatusOfSolve) {
  const std::vector<std::pair<std::string, int>> statusOf = {
      {"no solution", 1}, {"gave up: time limit reached", 3}, {"unreadable", 4}};
  for (const auto& [answer, status] : statusOf) {
    const ShellResult result = run("sudoku check " + kEasy + " -", answer + "\r\n");
    EXPECT_EQ(result.out, "standard input:1: no solution to check for the puzzle argument:1: '" +
                              answer + "'\n");
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, status);
  }
}

TEST_F(SudokuCheckTest, OtherTextIsNoSolution) {
  const ShellResult result = run("sudoku check " + kEasy + " -", "no solutions\n");
  EXPECT_EQ(result.err, "argument:1: there is no solution for this puzzle\n");
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.status, 4);
}

TEST_F(SudokuCheckTest, TextWithoutAPuzzleAndFilesWithoutASolutionAreStatus4) {
  const ShellResult tooMany =
      run("sudoku check " + kEasy + " -", kEasySolution + "\nno solution\n");
  EXPECT_EQ(tooMany.err, "standard input:2: there is no puzzle for this line\n");
  EXPECT_EQ(tooMany.status, 4);

  shell_.write("empty.txt", "\n");
  const ShellResult empty = run("sudoku check " + kEasy + " empty.txt");
  EXPECT_EQ(empty.err, "empty.txt: there is no solution in it\n");
  EXPECT_EQ(empty.status, 4);

  const ShellResult missing = run("sudoku check " + kEasy + " missing.txt");
  EXPECT_THAT(missing.err, StartsWith("missing.txt: "));
  EXPECT_EQ(missing.status, 4);
}

TEST_F(SudokuCheckTest, APuzzleWithOneSolutionIsDescribed) {
  const ShellResult result = run("sudoku check " + kEasy);
  EXPECT_THAT(linesOf(result.out),
              testing::IsSupersetOf({std::string("size       9"), std::string("givens     30"),
                                     std::string("conflicts  none"),
                                     std::string("solutions  exactly one")}));
  EXPECT_THAT(result.out, HasSubstr("| 5 3 4 | 6 7 8 | 9 1 2 |"));
  EXPECT_EQ(result.status, 0);
}

TEST_F(SudokuCheckTest, APuzzleWithSeveralSolutionsShowsTwoAndWhereTheyDiffer) {
  const ShellResult result = run("sudoku check 12..34..21..43..");
  EXPECT_THAT(result.out, HasSubstr("solutions  several"));
  EXPECT_THAT(result.out, HasSubstr("differ in  4 squares: r2c3 (1 or 2), r2c4 (2 or 1), "));
  EXPECT_EQ(result.status, 1);
}

TEST_F(SudokuCheckTest, APuzzleWithoutASolutionIsStatus1) {
  const ShellResult result = run("sudoku check " + kImpossible);
  EXPECT_THAT(result.out, AllOf(HasSubstr("conflicts  none\n"), HasSubstr("solutions  none\n")));
  EXPECT_EQ(result.status, 1);
}

TEST_F(SudokuCheckTest, GivensThatConflictAreNamed) {
  const ShellResult result = run("sudoku check " + kConflict);
  EXPECT_THAT(result.out, AllOf(HasSubstr("conflicts  among the givens:\n"), HasSubstr("  r1c2: "),
                                HasSubstr("solutions  none\n")));
  EXPECT_EQ(result.status, 1);
}

TEST_F(SudokuCheckTest, InputWithoutAPuzzleIsStatus4) {
  const ShellResult result = run("sudoku check -");
  EXPECT_EQ(result.err, "There is no puzzle in the input.\n");
  EXPECT_EQ(result.status, 4);
}

TEST_F(SudokuCheckTest, APuzzleForWhichMemoryRunsOutIsGivenUpAndTheNextIsChecked) {
  const std::string limit = littleMemory(shell_);
  if (limit.empty()) GTEST_SKIP() << "the program needs more memory";
  const ShellResult result = run(limit + "sudoku check", blankBoard(10) + '\n' + kEasy + '\n');
  EXPECT_THAT(result.out, AllOf(HasSubstr("\ngave up: out of memory\n"),
                                HasSubstr("\nsolutions  exactly one\n")));
  EXPECT_EQ(result.status, 3);
}

}  // namespace
