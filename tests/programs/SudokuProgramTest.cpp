// The program `sudoku`, run as a user runs it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

// Two givens leave r1c9 without a candidate: no solution, although no givens conflict.
const std::string kImpossible = "12345678" + std::string(27, '.') + '9' + std::string(45, '.');
const std::string kBlank4 = "................";

// A blank board of any size in the format of its order, an ignored line, and rows of numbers.
std::string blankBoard(std::size_t order) {
  std::string row = "0";
  for (std::size_t col = 1; col < order * order; ++col) row += " 0";
  std::string text = std::to_string(order) + "\n0\n";
  for (std::size_t line = 0; line < order * order; ++line) text += row + '\n';
  return text;
}

// A command prefix that limits memory: enough for a frontier of 9x9 boards, too little for 100x100.
// Empty if the program itself needs more, as with sanitizers.
std::string littleMemory(const Shell& shell) {
  const std::string limit = "ulimit -v 200000; ";
  return shell.run(limit + "sudoku solve " + kEasy).status == 0 ? limit : "";
}

std::string replaced(std::string text, char from, char to) {
  std::replace(text.begin(), text.end(), from, to);
  return text;
}

class SudokuProgramTest : public testing::Test {
 protected:
  ShellResult run(const std::string& command, const std::string& input = "") const {
    return shell_.run(command, input);
  }

  Shell shell_;
};

using SudokuSolveTest = SudokuProgramTest;
using SudokuCountTest = SudokuProgramTest;
using SudokuCheckTest = SudokuProgramTest;
using SudokuExplainTest = SudokuProgramTest;

// --- solve

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

TEST_F(SudokuSolveTest, EveryStrategyAndRuleSetFindsTheSolution) {
  for (const std::string strategy : {"bfs", "best", "dfs"}) {
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
      run("sudoku solve", kEasy + "\n" + kImpossible + "\nnonsense\n" + kHard + '\n');
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

// --- count

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

// --- check

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

TEST_F(SudokuCheckTest, AFileOfSolutionsIsCheckedAgainstAFileOfPuzzles) {
  shell_.write("puzzles.txt", kEasy + '\n' + kHard + '\n');
  EXPECT_EQ(run("sudoku solve puzzles.txt | sudoku check puzzles.txt -").status, 0);

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

TEST_F(SudokuCheckTest, TheLineInPlaceOfASolutionIsReportedWithItsPuzzle) {
  shell_.write("puzzles.txt", "# easy\n" + kEasy + '\n' + kImpossible + "\nnonsense\n" + kHard +
                                  '\n' + kEasy + '\n');
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

TEST_F(SudokuCheckTest, OtherTextIsUnreadable) {
  const ShellResult result = run("sudoku check " + kEasy + " -", "no solutions\n");
  EXPECT_THAT(result.err, StartsWith("standard input:1:"));
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
              testing::IsSupersetOf({std::string("format     one line of characters"),
                                     std::string("size       9"), std::string("givens     30"),
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

// --- explain

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

TEST_F(SudokuExplainTest, AGuessOfThePlaceOfAValueNamesThePlaces) {
  EXPECT_THAT(run("sudoku explain --rules norvig+hardest " + kHard).out,
              ContainsRegex("guess r[1-9]c[1-9] = [1-9] \\(it can be at r[1-9]c[1-9], r"));
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

// --- the command line

// --- sudoku generate

TEST_F(SudokuProgramTest, GeneratedPuzzlesAreSolvedAndHaveOneSolution) {
  const ShellResult result =
      run("sudoku generate --count 20 --minimal --seed 5 | tee puzzles.txt | sudoku count -");
  std::string ones;
  for (int i = 0; i < 20; ++i) ones += "1\n";
  EXPECT_EQ(result.out, ones);
  EXPECT_EQ(result.status, 0);
}

TEST_F(SudokuProgramTest, GeneratedPuzzlesTakeTheRequestedNumberOfNodes) {
  const ShellResult result =
      run("sudoku generate --rules coursework --min-nodes 300 --count 2 > puzzles.txt && "
          "sudoku solve --strategy dfs --rules coursework --max-nodes 299 puzzles.txt");
  EXPECT_EQ(result.status, 3) << result.out;
  EXPECT_THAT(result.out, Not(HasSubstr("1")));
}

// If the search changes, the generator makes other puzzles, and the files must be regenerated.
// (hard.txt is left out: it takes several seconds, and is made like easy.txt.)
TEST_F(SudokuProgramTest, ShippedPuzzlesAreTheOutputOfTheCommandInTheirFile) {
  for (const std::string name : {"easy", "16x16", "25x25"}) {
    const ShellResult result = run("file=" PUZZLES_DIR "/generated/" + name +
                                   ".txt; grep -v '^#' $file > shipped.txt; "
                                   "$(sed -n 's/^# Made by: //p' $file) | cmp - shipped.txt");
    EXPECT_EQ(result.status, 0) << name << ": " << result.out << result.err;
  }
}

TEST_F(SudokuProgramTest, GenerateShowsItsProgressOnATerminal) {
  const std::string boards = "0 of 1 puzzles, .*; board [0-9]+, fewest givens [12][0-9]";
  EXPECT_THAT(shell_.showUntil("sudoku generate --givens 17", boards), ContainsRegex(boards));
  const std::string squares = "0 puzzles, .*; board 1, square [0-9]+ of 625";
  EXPECT_THAT(shell_.showUntil("sudoku generate --size 25 --minimal --count none", squares),
              ContainsRegex(squares));
  EXPECT_THAT(shell_.interrupt("sudoku generate --givens 17", "INT").err, Not(HasSubstr("board")));
}

TEST_F(SudokuProgramTest, GenerateExplainsWrongOptions) {
  EXPECT_THAT(run("sudoku generate --size 7").err, HasSubstr("should be 1, 4, 9, 16 or 25"));
  EXPECT_THAT(run("sudoku generate --givens 82").err, HasSubstr("has 81 squares"));
  EXPECT_THAT(run("sudoku generate --givens 20 --minimal").err, HasSubstr("excludes"));
}

// SIGTERM, because `script` ignores Ctrl-C in the background, and so do its children.
TEST_F(SudokuProgramTest, ASignalErasesTheProgressOfGenerate) {
  shell_.write("interrupt.sh", R"(set -m
sudoku generate --givens 17 &
until grep -aq 'fewest givens' .shown; do sleep 0.05; done
kill -s TERM $!
wait $!
echo "status $?"
)");
  EXPECT_THAT(shell_.showUntil("bash interrupt.sh", "status"), HasSubstr("\r\x1b[Kstatus 143"));
}

TEST_F(SudokuProgramTest, HelpNamesTheSubcommandsTheFormatsAndTheExitStatus) {
  const ShellResult result = run("sudoku --help");
  EXPECT_THAT(result.out, AllOf(HasSubstr("solve"), HasSubstr("count"), HasSubstr("check"),
                                HasSubstr("explain"), HasSubstr(".sdk"), HasSubstr("Exit status")));
  EXPECT_EQ(result.status, 0);
}

TEST_F(SudokuProgramTest, EverySubcommandHasHelpThatFitsATerminal) {
  for (const std::string subcommand : {"", "solve", "count", "check", "explain"}) {
    const ShellResult result = run("sudoku " + subcommand + " --help");
    EXPECT_EQ(result.status, 0);
    EXPECT_THAT(result.out, AllOf(HasSubstr("Exit status"), HasSubstr("Examples:")));
    for (const std::string& line : linesOf(result.out)) EXPECT_LE(line.size(), 120U) << line;
  }
}

TEST_F(SudokuProgramTest, OutputThatCannotBeWrittenIsStatus5WhateverIsWritten) {
  std::vector<std::string> closed = {">&-"};
  if (run("[ -e /dev/full ]").status == 0) closed.push_back(">/dev/full");
  for (const std::string& output : closed) {
    for (const std::string& arguments :
         {std::string("--help"), std::string("--version"), std::string("count --help"),
          "solve " + kEasy, "count " + kEasy, "check " + kEasy, "explain " + kEasy}) {
      const ShellResult result = run("sudoku " + arguments + ' ' + output);
      EXPECT_EQ(result.status, 5) << arguments << ' ' << output;
      EXPECT_THAT(result.err, StartsWith("sudoku: cannot write the output")) << arguments;
    }
  }
}

TEST_F(SudokuProgramTest, AWrongCommandLineIsStatus2AndSaysWhatWouldBeRight) {
  shell_.write("puzzle.txt", kEasy);
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"", "solve, count, check, explain or generate"},
      {"slove", "There is no subcommand 'slove'. Did you mean solve?\n"},
      {"slove puzzle.txt", "There is no subcommand 'slove'. Did you mean solve?\nRun"},
      {"xyzzy",
       "There is no subcommand 'xyzzy'; there are solve, count, check, explain, generate."},
      {kEasy, "Did you mean this?\n  sudoku solve " + kEasy + '\n'},
      {"--pretty puzzle.txt '" + replaced(kEasy, '.', '*') + "'",
       "\n  sudoku solve --pretty puzzle.txt '" + replaced(kEasy, '.', '*') + "'\n"},
      {".", "\n  sudoku solve .\n"},
      {"solve --pretyt " + kEasy, "There is no option --pretyt. Did you mean --pretty?\n"},
      {"generate 17", "The argument '17' was not expected.\n"},
      {"solve --rules easy " + kEasy, "coursework"},
      {"solve --strategy a-star " + kEasy, "bfs, best, dfs"},
      {"solve --threads -1 " + kEasy, "--threads"},
      {"solve --threads 9999 " + kEasy,
       "--threads: '9999' should be a whole number from 0 to 1024\n"},
      {"solve --threads none " + kEasy,
       "--threads: 'none' should be a whole number from 0 to 1024\n"},
      {"solve --max-nodes many " + kEasy, "whole number"},
      {"solve --time-limit soon " + kEasy, "number of seconds"},
      {"solve --all --max-solutions 2 " + kEasy, "excludes"},
      {"solve --max-solutions 0 " + kEasy,
       "--max-solutions: '0' should be a whole number from 1 on, or 'none'\n"},
      {"count --limit abc " + kEasy,
       "--limit: 'abc' should be a whole number from 1 on, or 'none'\n"},
      {"count --limit 99999999999999999999 " + kEasy,
       "--limit: '99999999999999999999' is too large"},
      {"count --letters B-Z " + kEasy, "1-9A-G"},
      {"check - -", "standard input"},
      {"explain --strategy bfs " + kEasy, "--strategy"},
  };
  for (const auto& [arguments, hint] : wrong) {
    const ShellResult result = run("sudoku " + arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_EQ(result.out, "") << arguments;
    EXPECT_THAT(result.err, HasSubstr(hint)) << arguments;
  }
}

}  // namespace
