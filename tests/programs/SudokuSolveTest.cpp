// The subcommands `sudoku solve` and `sudoku count`.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"
#include "tests/programs/SudokuProgram.h"

namespace {

using testing::ElementsAre;
using testing::MatchesRegex;
using testing::SizeIs;

using SudokuSolveTest = SudokuProgram;
using SudokuCountTest = SudokuProgram;

TEST_F(SudokuSolveTest, APuzzleAsAnArgumentIsSolved) {
  const ShellResult result = run("sudoku solve " + kEasy);
  EXPECT_EQ(result.out, kEasySolution + '\n');
  EXPECT_EQ(result.err, "");
  EXPECT_EQ(result.status, 0);
}

TEST_F(SudokuSolveTest, ArgumentsFilesAndStandardInputAreReadInTheirOrder) {
  shell_.write("hard.txt", kHard + '\n');
  const ShellResult result = run("sudoku solve " + kEasy + " hard.txt -", kEasy + '\n');
  EXPECT_THAT(linesOf(result.out), ElementsAre(kEasySolution, kHardSolution, kEasySolution));
}

TEST_F(SudokuSolveTest, StandardInputIsReadWithoutAnArgument) {
  EXPECT_EQ(run("sudoku solve", kEasy + '\n').out, kEasySolution + '\n');
}

TEST_F(SudokuSolveTest, OneSignalEndsAProgramThatWaitsForAPipe) {
  const ShellResult result = run(R"(mkfifo pipe
timeout -s KILL 60 sudoku solve <pipe >answers &
exec 3>pipe
echo )" + kEasy + R"( >&3
until [ -s answers ]; do sleep 0.05; done
kill -s TERM $!
wait $!
)");
  EXPECT_EQ(result.status, 143);
  EXPECT_EQ(shell_.read("answers"), kEasySolution + '\n');
}

TEST_F(SudokuSolveTest, EveryStrategyAndRuleSetFindsTheSolution) {
  for (const std::string strategy : {"bfs", "best", "dfs", "learn", "auto"}) {
    for (const std::string rules : {"coursework", "pairs+collapse", "norvig", "full"}) {
      EXPECT_EQ(run("sudoku solve --strategy " + strategy + " --rules " + rules + ' ' + kHard).out,
                kHardSolution + '\n');
    }
  }
}

TEST_F(SudokuSolveTest, PrettyDrawsTheSolution) {
  EXPECT_EQ(run("sudoku solve --pretty .14..2..13....1.").out,
            "+-----+-----+\n"
            "| 3 1 | 4 2 |\n"
            "| 4 2 | 3 1 |\n"
            "+-----+-----+\n"
            "| 1 3 | 2 4 |\n"
            "| 2 4 | 1 3 |\n"
            "+-----+-----+\n"
            "\n");
}

TEST_F(SudokuSolveTest, EveryPuzzleHasALineWhateverItsOutcome) {
  const ShellResult result =
      run("sudoku solve", kEasy + "\n" + kImpossible + "\n53..7\n" + kHard + '\n');
  EXPECT_THAT(linesOf(result.out),
              ElementsAre(kEasySolution, "no solution", "unreadable", kHardSolution));
  EXPECT_THAT(linesOf(result.err), ElementsAre(MatchesRegex("standard input:3:[0-9]+: .+")));
  EXPECT_EQ(result.status, 4);
}

TEST_F(SudokuSolveTest, APuzzleWithoutASolutionIsStatus1) {
  EXPECT_EQ(run("sudoku solve " + kEasy + ' ' + kImpossible).status, 1);
  EXPECT_EQ(run("sudoku solve " + kConflict).out, "no solution\n");
}

TEST_F(SudokuSolveTest, ASearchStoppedByALimitNamesTheLimitAndIsStatus3) {
  const ShellResult nodes = run("sudoku solve --rules coursework --max-nodes 5 " + kHard);
  EXPECT_EQ(nodes.out, "gave up: limit of expanded nodes reached\n");
  EXPECT_EQ(nodes.status, 3);
  const ShellResult frontier =
      run("sudoku solve --rules coursework --strategy bfs --max-frontier 20 " + kHard);
  EXPECT_EQ(frontier.out, "gave up: limit of states in the frontier reached\n");
  const ShellResult time = run("sudoku solve --time-limit 0 " + kHard);
  EXPECT_EQ(time.out, "gave up: time limit reached\n");
}

// Without a limit, a blank 100x100 board would use up all memory.
TEST_F(SudokuSolveTest, ALargeBoardIsGivenUpBeforeItTakesAllMemoryWithEveryStrategy) {
  for (const std::string strategy : {"bfs", "best", "dfs"}) {
    const ShellResult result = run("sudoku solve --rules full-guess --strategy " + strategy,
                                   blankBoard(10) + '\n' + kEasy + '\n');
    EXPECT_THAT(linesOf(result.out),
                ElementsAre("gave up: limit of states in the frontier reached", kEasySolution));
    EXPECT_EQ(result.status, 3);
  }
}

TEST_F(SudokuSolveTest, APuzzleForWhichMemoryRunsOutIsGivenUpAndTheNextIsSolved) {
  const std::string limit = littleMemory(shell_);
  if (limit.empty()) GTEST_SKIP() << "the program needs more memory";
  const std::string puzzles = kEasy + "\n\n" + blankBoard(10) + '\n' + kHard + '\n';
  for (const std::string threads : {"1", "3"}) {
    const ShellResult result =
        run(limit + "sudoku solve --rules full-guess --max-frontier none --threads " + threads,
            puzzles);
    EXPECT_THAT(linesOf(result.out),
                ElementsAre(kEasySolution, "gave up: out of memory", kHardSolution));
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 3);
  }
}

TEST_F(SudokuSolveTest, AllWritesEverySolutionOnce) {
  std::vector<std::string> lines = linesOf(run("sudoku solve --all " + kBlank4).out);
  EXPECT_THAT(lines, SizeIs(288));
  std::sort(lines.begin(), lines.end());
  EXPECT_EQ(std::unique(lines.begin(), lines.end()), lines.end());
}

TEST_F(SudokuSolveTest, MaxSolutionsWritesAsManyAtMost) {
  EXPECT_THAT(linesOf(run("sudoku solve --max-solutions 7 " + kBlank4).out), SizeIs(7));
  EXPECT_THAT(linesOf(run("sudoku solve --max-solutions 7 " + kEasy).out), SizeIs(1));
  EXPECT_THAT(linesOf(run("sudoku solve --max-solutions none " + kBlank4).out), SizeIs(288));
}

TEST_F(SudokuSolveTest, ThreadsKeepTheOrderOfTheInput) {
  std::string puzzles;
  for (int i = 0; i < 2000; ++i) {
    puzzles += (i % 7 == 0 ? kHard : i % 11 == 0 ? kImpossible : kEasy) + '\n';
  }
  const ShellResult one = run("sudoku solve --threads 1", puzzles);
  const ShellResult four = run("sudoku solve --threads 4", puzzles);
  EXPECT_THAT(linesOf(one.out), SizeIs(2000));
  EXPECT_EQ(four.out, one.out);
  EXPECT_EQ(four.status, one.status);
}

// An interactive user waits for the solution before entering the next puzzle; so does a program
// that drives this one.
TEST_F(SudokuSolveTest, ASolutionIsWrittenBeforeTheNextPuzzleIsThere) {
  shell_.write("type.sh",
               "for ((n = 1; n <= 5; n++)); do\n"
               "  printf '%s\\n\\n' " +
                   kEasy +
                   "\n"
                   "  for ((i = 0; i < 300; i++)); do\n"
                   "    [ $(wc -l <seen) = $n ] && break\n"
                   "    sleep 0.1\n"
                   "  done\n"
                   "  wc -l <seen >>counts\n"
                   "done\n");
  for (const std::string threads : {"1", "3"}) {
    const ShellResult result = run(">seen; >counts; bash type.sh | sudoku solve --threads " +
                                   threads + " >>seen; cat counts");
    EXPECT_THAT(linesOf(result.out), ElementsAre("1", "2", "3", "4", "5"));
  }
}

TEST_F(SudokuSolveTest, ItEndsQuietlyWhenNobodyReadsTheSolutions) {
  const ShellResult result = run("timeout 60 sudoku solve --all " + std::string(81, '.') +
                                 " | head -n 3; echo ${PIPESTATUS[0]}");
  ASSERT_THAT(linesOf(result.out), SizeIs(4));
  EXPECT_EQ(linesOf(result.out)[3], "141");  // ended by SIGPIPE
  EXPECT_EQ(result.err, "");
}

TEST_F(SudokuSolveTest, ItEndsQuietlyEvenIfSigpipeIsIgnored) {
  const ShellResult result = run("trap '' PIPE; timeout 60 sudoku solve --all --threads 2 " +
                                 std::string(81, '.') + " | head -n 1 | wc -l");
  EXPECT_EQ(linesOf(result.out).size(), 1U);
  EXPECT_EQ(result.err, "");
}

TEST_F(SudokuSolveTest, CtrlCEndsIt) {
  const ShellResult result =
      shell_.interrupt("sudoku count --limit 1000000000 " + std::string(81, '.'), "INT");
  EXPECT_EQ(result.status, 130);
}

TEST_F(SudokuCountTest, TheBlank4x4Has288Solutions) {
  const ShellResult result = run("sudoku count " + kBlank4);
  EXPECT_EQ(result.out, "288\n");
  EXPECT_EQ(result.status, 0);
}

TEST_F(SudokuCountTest, MoreThanTheLimitIsMarkedWithAPlus) {
  EXPECT_EQ(run("sudoku count --limit 287 " + kBlank4).out, "287+\n");
  EXPECT_EQ(run("sudoku count --limit 288 " + kBlank4).out, "288\n");
  EXPECT_EQ(run("sudoku count --limit 287 " + kBlank4).status, 0);
}

TEST_F(SudokuCountTest, WithoutALimitItCountsToTheEnd) {
  EXPECT_EQ(run("sudoku count --limit none " + kBlank4).out, "288\n");
}

TEST_F(SudokuCountTest, EveryPuzzleHasItsLine) {
  const ShellResult result =
      run("sudoku count --threads 2",
          kEasy + "\n" + kImpossible + "\n" + kBlank4 + "\n" + kEasy.substr(1) + '\n');
  EXPECT_THAT(linesOf(result.out), ElementsAre("1", "0", "288", "unreadable"));
  EXPECT_EQ(result.status, 4);
}

TEST_F(SudokuCountTest, AnotherLimitIsStatus3) {
  const ShellResult result = run("sudoku count --max-nodes 10 " + std::string(81, '.'));
  EXPECT_THAT(result.out, MatchesRegex("[0-9]+\\+\n"));
  EXPECT_EQ(result.status, 3);
}

TEST_F(SudokuCountTest, APuzzleForWhichMemoryRunsOutIsGivenUpAndTheNextIsCounted) {
  const std::string limit = littleMemory(shell_);
  if (limit.empty()) GTEST_SKIP() << "the program needs more memory";
  const ShellResult result = run(limit + "sudoku count", blankBoard(10) + '\n' + kBlank4 + '\n');
  EXPECT_THAT(linesOf(result.out), ElementsAre("gave up: out of memory", "288"));
  EXPECT_EQ(result.status, 3);
}

TEST_F(SudokuCountTest, ASignalEndsTheCountWithWhatWasFound) {
  shell_.write("blank.txt", kEasy + '\n' + std::string(81, '.') + '\n' + kEasy + '\n');
  const ShellResult result = shell_.interrupt("sudoku count --limit none blank.txt", "INT");
  EXPECT_EQ(result.status, 130);
  EXPECT_THAT(linesOf(result.out), ElementsAre("1", MatchesRegex("[0-9]+\\+")));
  EXPECT_EQ(result.err,
            "sudoku: stopped; the latest answers are incomplete, and further puzzles have none\n");
}

TEST_F(SudokuCountTest, ProgressIsShownOnATerminal) {
  shell_.write("blank.txt", kEasy + '\n' + std::string(81, '.') + '\n');
  const std::string shown =
      shell_.showUntil("sudoku count --limit none blank.txt", "1 puzzles, [0-9]+ s; [0-9]+ sol");
  EXPECT_THAT(shown, testing::ContainsRegex("1 puzzles, [0-9]+ s; [0-9]+ solutions"));
}

}  // namespace
