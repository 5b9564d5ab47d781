// The programs on puzzles as other programs write them: with fewer candidates, with letters, and in
// files that are no puzzles.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"
#include "tests/programs/SudokuProgram.h"

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

using SudokuFormatsTest = SudokuProgram;

// kEasy without the givens of its second row has twenty solutions. Twelve have no 5 in r2c5.
const std::string kSeveral = kEasy.substr(0, 9) + "........." + kEasy.substr(18);
const std::string kRestricted = "':0000:x:" + kSeveral + ":525::'";

TEST_F(SudokuFormatsTest, RemovedCandidatesLeaveFewerSolutions) {
  EXPECT_EQ(run("sudoku count " + kSeveral).out, "20\n");
  for (const std::string strategy : {"bfs", "best", "dfs"}) {
    for (const std::string rules : {"coursework", "full", "norvig"}) {
      EXPECT_EQ(
          run("sudoku count --strategy " + strategy + " --rules " + rules + ' ' + kRestricted).out,
          "12\n");
    }
  }
  const std::vector<std::string> solutions = linesOf(run("sudoku solve --all " + kRestricted).out);
  EXPECT_THAT(solutions, SizeIs(12));
  for (const std::string& solution : solutions) EXPECT_NE(solution[13], '5');
}

TEST_F(SudokuFormatsTest, CheckTellsARemovedCandidateInASolution) {
  const std::string with5 = linesOf(run("sudoku solve ':0000:x:" + kSeveral + ":325::'").out)[0];
  const ShellResult result = run("sudoku check " + kRestricted + ' ' + with5);
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out, HasSubstr("r2c5: the puzzle removes 5 from its candidates"));
  EXPECT_EQ(run("sudoku check " + kSeveral + ' ' + with5).status, 0);
  EXPECT_THAT(run("sudoku check " + kRestricted).out, HasSubstr("candidates 1 removed"));
}

TEST_F(SudokuFormatsTest, ExplainBeginsWithRemovedCandidates) {
  const ShellResult result = run("sudoku explain --givens " + kRestricted);
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.out, HasSubstr("26 givens\n1 candidate removed by the puzzle\n"));
  EXPECT_THAT(result.out, HasSubstr("puzzle: removes 5 from r2c5\n"));
}

TEST_F(SudokuFormatsTest, CompareSearchRecordsARestrictedPuzzleSoThatItCanBeSearchedAgain) {
  EXPECT_EQ(run("CompareSearch --strategies dfs --rules coursework --trace t.jsonl " + kRestricted)
                .status,
            0);
  const ShellResult again = run("CompareSearch --against t.jsonl");
  EXPECT_EQ(again.status, 0) << again.err;
  EXPECT_THAT(again.out, HasSubstr("No difference"));
}

TEST_F(SudokuFormatsTest, LettersAreWrittenAsTheyWereRead) {
  for (const std::string letters : {"1-9A-G", "0-9A-F", "A-P"}) {
    const std::string puzzle =
        linesOf(run("sudoku generate --size 16 --givens 170 --letters " + letters).out)[0];
    EXPECT_THAT(puzzle, SizeIs(256));
    shell_.write("puzzle.txt", puzzle + '\n');
    EXPECT_THAT(run("sudoku check puzzle.txt").out, HasSubstr("letters    " + letters));
    const std::string solution = linesOf(run("sudoku solve puzzle.txt").out)[0];
    EXPECT_THAT(solution, SizeIs(256));
    EXPECT_THAT(run("sudoku check puzzle.txt -", solution).out, HasSubstr("a solution of"));
  }
  const std::string numbers = linesOf(run("sudoku generate --size 16 --givens 170").out)[0];
  EXPECT_THAT(linesOf(run("sudoku solve -", numbers).out)[0], HasSubstr(","));
  EXPECT_THAT(linesOf(run("sudoku solve --letters A-P -", numbers).out)[0], SizeIs(256));
  EXPECT_EQ(run("sudoku solve --letters A-P " + kEasy).out, kEasySolution + '\n');
}

TEST_F(SudokuFormatsTest, GenerateRefusesLettersOfBoardsOfAnotherSize) {
  const ShellResult result = run("sudoku generate --size 16 --letters 1-9A-C");
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err,
              HasSubstr("--letters: 1-9A-C names the values of 12x12 boards, and these are 16x16"));
}

TEST_F(SudokuFormatsTest, NumbersFromZeroAreWrittenAsTheyWereRead) {
  std::string puzzle = kEasy;
  for (char& c : puzzle) c = '1' <= c && c <= '9' ? static_cast<char>(c - 1) : c;
  shell_.write("puzzle.txt", puzzle + '\n');
  EXPECT_THAT(run("sudoku check --letters 0-8 puzzle.txt").out,
              HasSubstr("letters    0-8, below as 1 to 9\n"));
  const std::string solution = linesOf(run("sudoku solve --letters 0-8 puzzle.txt").out)[0];
  EXPECT_EQ(solution.substr(0, 9), "423567801");
  EXPECT_EQ(run("sudoku check --letters 0-8 puzzle.txt -", solution).status, 0);
  EXPECT_EQ(run("sudoku solve --letters 0-8 --pretty puzzle.txt > drawing.txt").status, 0);
  EXPECT_EQ(run("sudoku check --letters 0-8 puzzle.txt drawing.txt").status, 0);
  std::string wrong = solution;
  std::swap(wrong[2], wrong[3]);
  EXPECT_THAT(run("sudoku check --letters 0-8 puzzle.txt -", wrong).out,
              HasSubstr("not a solution of the puzzle, where 1 to 9 stand for 0-8:"));
  for (const char digit : {'0', '3'}) {
    const std::string incomplete = replaced(solution, digit, '.');
    EXPECT_EQ(run("sudoku check --letters 0-8 puzzle.txt -", incomplete).status, 1) << digit;
  }
  EXPECT_THAT(run("sudoku explain --letters 0-8 puzzle.txt").out,
              HasSubstr("numbers 1 to 9 stand for 0-8"));
}

TEST_F(SudokuFormatsTest, AnotherKindOfFileIsOneError) {
  shell_.write("games.opensudoku", "<?xml version=\"1.0\"?>\n<opensudoku>\n<game data=\"" + kEasy +
                                       "\"/>\n</opensudoku>\n");
  shell_.write("puzzle.json", "{\n  \"puzzle\": 1\n}\n");
  shell_.write("puzzles.xlsx", std::string("PK\3\4\0\0\n", 7) + kEasy + '\n');
  const ShellResult result = run("sudoku solve games.opensudoku puzzle.json puzzles.xlsx");
  EXPECT_EQ(result.status, 4);
  EXPECT_THAT(linesOf(result.err),
              ElementsAre("puzzle.json: there is no puzzle in it", HasSubstr("this is no text")));
  EXPECT_EQ(result.out, kEasySolution + "\nunreadable\nunreadable\n");
}

}  // namespace
