// The program `sudoku` when a signal stops it, and on a terminal. tests/data/transcripts/ has the
// rest.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using testing::ContainsRegex;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;

const std::string kBlank(81, '.');

TEST(SudokuTest, ASignalEndsTheCountWithWhatWasFound) {
  Shell shell;
  shell.write("blank.txt", kEasy + '\n' + kBlank + '\n' + kEasy + '\n');
  const ShellResult result = shell.interrupt("sudoku count --limit none blank.txt", "INT");
  EXPECT_EQ(result.status, 130);
  EXPECT_THAT(linesOf(result.out), ElementsAre("1", MatchesRegex("[0-9]+\\+")));
  EXPECT_EQ(result.err,
            "sudoku: stopped; the latest answers are incomplete, and further puzzles have none\n");
}

TEST(SudokuTest, ASignalEndsSeveralThreads) {
  const ShellResult result =
      Shell().interrupt("sudoku count --threads 2 --limit none " + kBlank, "TERM");
  EXPECT_EQ(result.status, 143);
}

TEST(SudokuTest, ProgressIsShownOnATerminal) {
  Shell shell;
  shell.write("blank.txt", kEasy + '\n' + kBlank + '\n');
  const std::string text = "1 puzzles, [0-9]+ s";
  EXPECT_THAT(shell.showUntil("sudoku count --limit none blank.txt >counts", text),
              ContainsRegex(text));
}

TEST(SudokuTest, GenerateShowsItsProgressOnATerminal) {
  const std::string boards = "0 of 1 puzzles, .*; board [0-9]+, fewest givens [12][0-9]";
  EXPECT_THAT(Shell().showUntil("sudoku generate --givens 17", boards), ContainsRegex(boards));
  const std::string squares = "0 puzzles, .*; board 1, square [0-9]+ of 625";
  EXPECT_THAT(Shell().showUntil("sudoku generate --size 25 --minimal --count none", squares),
              ContainsRegex(squares));
}

// SIGTERM, because `script` ignores Ctrl-C in the background, and so do its children.
TEST(SudokuTest, ASignalErasesTheProgressOfGenerate) {
  Shell shell;
  shell.write("interrupt.sh", R"(set -m
sudoku generate --givens 17 &
until grep -aq 'fewest givens' .shown; do sleep 0.05; done
kill -s TERM $!
wait $!
echo "status $?"
)");
  EXPECT_THAT(shell.showUntil("bash interrupt.sh", "status"), HasSubstr("\r\x1b[Kstatus 143"));
}

}  // namespace
