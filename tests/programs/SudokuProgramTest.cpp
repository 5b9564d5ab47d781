// The subcommand `sudoku generate`, and what all subcommands have in common.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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
using testing::StartsWith;

using SudokuProgramTest = SudokuProgram;

TEST_F(SudokuProgramTest, GeneratedPuzzlesAreSolvedAndHaveOneSolution) {
  const ShellResult result =
      run("sudoku generate --count 20 --minimal --seed 5 | tee puzzles.txt | sudoku count -");
  std::string ones;
  for (int i = 0; i < 20; ++i) ones += "1\n";
  EXPECT_EQ(result.out, ones);
  EXPECT_EQ(result.status, 0);
}

TEST_F(SudokuProgramTest, TheStrategyThatProvesUniquenessCanBeChosen) {
  const std::string generate = "sudoku generate --minimal --seed 7 ";
  const std::string usual = run(generate).out;
  EXPECT_EQ(run(generate + "--strategy learn").out, usual);
  EXPECT_EQ(run(generate + "--strategy best").out, usual);
  EXPECT_THAT(
      run(generate + "--strategy luck").err,
      HasSubstr("there is no strategy 'luck': it must be one of bfs, best, dfs, learn, auto"));
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
  for (const std::string name : {"easy", "16x16", "25x25", "6x6", "8x8", "10x10", "12x12", "jigsaw",
                                 "diagonals", "windows", "latin"}) {
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
  EXPECT_THAT(run("sudoku generate --size 7").err, HasSubstr("a 7x7 board cannot have boxes"));
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
      EXPECT_THAT(result.err, StartsWith("sudoku: the output could not be written")) << arguments;
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
      {"solve --strategy a-star " + kEasy, "bfs, best, dfs, learn, auto"},
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
