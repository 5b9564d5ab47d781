// PuzzleReader: titles of boards and of solutions, and lines that are none.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::drawingOf;
using puzzletexts::expectPuzzles;
using puzzletexts::kPuzzle;
using puzzletexts::kSix;
using puzzletexts::kSolution;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::replaced;
using puzzletexts::rowsOf;
using puzzletexts::withSpaces;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// The boards in the text, read as solutions. Requires that there are no errors.
std::vector<std::string> solutionsIn(const std::string& text) {
  sudoku::ReadOptions options;
  options.areSolutions = true;
  const Contents contents = contentsOf(text, options);
  EXPECT_THAT(contents.errors, IsEmpty()) << text;
  return linesOf(contents);
}

const std::vector<std::string> kTitlesOfSolutions = {
    "Solution",   "SOLUTION",       "Solutions",    "Solution:",      "Solved",
    "Solved:",    "Answer",         "Answer:",      "Result:",        "Output:",
    "Expected:",  "Final grid:",    "L\u00F6sung:", "Loesung:",       "Ergebnis:",
    "Antwort",    "Soluci\u00F3n:", "Sol. 1",       "solved in 3 ms", "L\u00D6SUNG",
    "Solution 1", "SOLUTION 1",     "Answer 3",     "Result: 12",     "solution 10"};

TEST(PuzzleReader, SkipsATitleAboveACompleteBoard) {
  const std::string rows = rowsOf(kPuzzle);
  std::string six;
  for (std::size_t row = 0; row < 6; ++row) six += kSix.substr(6 * row, 6) + '\n';
  for (const std::string title : {"Fiendish",
                                  "Moderate",
                                  "Challenge",
                                  "1.",
                                  "1)",
                                  "(1)",
                                  "No. 5",
                                  "Game 8 - Hard",
                                  "Level 3/10",
                                  "Hard (2024-11-23)",
                                  "** Puzzle 14 **",
                                  "== Hard ==",
                                  "Saturday, November 23, 2024",
                                  "X sudoku",
                                  "9x9 (3x3) SUDOKU PUZZLE",
                                  "S1",
                                  "Done",
                                  "Fiendish\nNo. 5",
                                  "Fiendish\n# easier below",
                                  "9x9 (3x3) puzzle\nDifficulty: 0.5\n-------"}) {
    for (const std::string& board :
         {rows, "\n" + rows, withSpaces(rows), replaced(withSpaces(rows), ' ', ','),
          replaced(rows, '.', ' '), drawingOf(puzzleIn(kPuzzle).puzzle)}) {
      const std::string text = title + '\n' + board;
      expectPuzzles(text, {kPuzzle});
      expectPuzzles(text + '\n' + text, {kPuzzle, kPuzzle});
    }
    expectPuzzles(title + '\n' + six, {kSix});
  }
  EXPECT_EQ(puzzleIn("== Hard ==\n" + rows).title, "== Hard ==");
}

TEST(PuzzleReader, ANumberAboveABoardIsATitleUnlessItMayBeACount) {
  const std::string rows = rowsOf(kPuzzle);
  expectPuzzles("Hard\n\n13\n" + rows, {kPuzzle});
  expectPuzzles(rows + "\n2\n" + rows + "\n3\n" + rows, {kPuzzle, kPuzzle, kPuzzle});
  expectPuzzles("1\n" + rows + "\n2\n" + rows, {kPuzzle, kPuzzle});
  expectPuzzles(rows + "\n[18]\n" + rows, {kPuzzle, kPuzzle});
  EXPECT_THAT(contentsOf("2\n" + rows + rows).errors, ElementsAre(HasSubstr("a lone number")));
  for (const std::string order : {"9\n", "3\n", "3\n9\n"}) {
    const Contents contest = contentsOf("1\n" + order + withSpaces(rows));
    EXPECT_THAT(linesOf(contest), ElementsAre(kPuzzle));
    EXPECT_THAT(contest.errors, ElementsAre(HasSubstr("text:1:1: found a lone number")));
  }
  // A number may be a row too.
  const std::string small = "1.3.\n...2\n....\n4..1\n";
  for (const std::string number : {"2024", "1233"}) {
    EXPECT_EQ(contentsOf(number + '\n' + small).errors.size(), 1U) << number;
  }
}

TEST(PuzzleReader, ALineThatMayHaveAMistakeIsNoTitle) {
  const std::string rows = rowsOf(kPuzzle);
  for (const std::string line :
       {"53..7...", "5 3 . . 7 . .", "3,4", "5.3", "*", "x.7", "53..7.....", "int a[9] = {",
        "print(9)", "A = [", "x=5", "if (a", "--diagonals", "https://example.org/sudoku",
        "id;name;level", "a,b,c,d,e"}) {
    const Contents contents = contentsOf(line + '\n' + rows);
    EXPECT_EQ(contents.errors.size(), 1U) << line;
  }
  // Rows that are no complete board may have lost their first one.
  const std::string eight = rows.substr(10);
  EXPECT_FALSE(contentsOf("Fiendish\n" + eight).errors.empty());
  EXPECT_THAT(
      contentsOf("Fiendish words\nthat go on, and on, and on\nand end\n\n" + kPuzzle).errors,
      ElementsAre(HasSubstr("text:1:")));
}

TEST(PuzzleReader, SkipsATitleOfSolutions) {
  const std::string rows = rowsOf(kSolution), drawing = drawingOf(puzzleIn(kSolution).puzzle);
  for (const std::string& title : kTitlesOfSolutions) {
    for (const std::string& board : {rows, withSpaces(rows), drawing, kSolution + '\n'}) {
      const std::string text = title + '\n' + board;
      EXPECT_THAT(solutionsIn(text + '\n' + text), ElementsAre(kSolution, kSolution)) << text;
    }
  }
}

TEST(PuzzleReader, ASolutionBelowItsPuzzleIsNoPuzzle) {
  const std::string rows = rowsOf(kPuzzle), solution = rowsOf(kSolution);
  for (const std::string& title : kTitlesOfSolutions) {
    const std::string text = rows + '\n' + title + '\n' + solution;
    expectPuzzles(text + "\nPuzzle 2\n" + text, {kPuzzle, kPuzzle});
    EXPECT_THAT(solutionsIn(text + "\nPuzzle 2\n" + text), ElementsAre(kSolution, kSolution));
    expectPuzzles(kPuzzle + '\n' + title + '\n' + kSolution + '\n' + kPuzzle, {kPuzzle, kPuzzle});
  }
  expectPuzzles(rows + "\nSolutions\n" + solution + '\n' + solution, {kPuzzle});
  expectPuzzles(rows + "# Solution\n" + solution, {kPuzzle});
  // Without a puzzle or such a title above, a complete board is one.
  expectPuzzles("Solution\n" + solution, {kSolution});
  expectPuzzles(rows + "\nNo. 2\n" + solution, {kPuzzle, kSolution});
  expectPuzzles("Solution below\n" + rows + '\n' + solution, {kPuzzle, kSolution});
}

TEST(PuzzleReader, ABoardInALineThatALabelCallsASolutionIsNoPuzzle) {
  for (const std::string label :
       {"solution: ", "Solution 1: ", "Answer ", "  solved = ", "puzzle solution: "}) {
    for (const std::string& board : {kSolution, '"' + kSolution + '"'}) {
      if (board != kSolution && label.find('=') == label.npos) continue;
      const std::string text = "puzzle: " + kPuzzle + '\n' + label + board + '\n';
      expectPuzzles(text + text, {kPuzzle, kPuzzle});
      EXPECT_THAT(solutionsIn(text + text), ElementsAre(kSolution, kSolution)) << text;
    }
  }
  // Without a puzzle above, and behind another label, a complete board is one.
  expectPuzzles("solution: " + kSolution, {kSolution});
  expectPuzzles(kPuzzle + "\npuzzle: " + kSolution + '\n' + kSolution,
                {kPuzzle, kSolution, kSolution});
  // The label is about its line only.
  expectPuzzles(kPuzzle + "\nsolution: " + kSolution + '\n' + kSolution, {kPuzzle, kSolution});
  expectPuzzles("solution: " + kPuzzle, {kPuzzle});
  expectPuzzles("state,puzzle\nnew," + kPuzzle + "\nsolved," + kSolution, {kPuzzle, kSolution});
}

TEST(PuzzleReader, TakesNoDrawingForTheSolutionThatItsTitleNamesBelow) {
  const std::string puzzle = drawingOf(puzzleIn(kPuzzle).puzzle);
  const std::string solution = drawingOf(puzzleIn(kSolution).puzzle);
  for (const std::string between : {"\nSolution:\n\n", "Solution\n", "\n\nOutput:\n"}) {
    for (const std::string& board : {solution, rowsOf(kSolution), kSolution}) {
      EXPECT_THAT(solutionsIn(puzzle + between + board), ElementsAre(kSolution)) << between;
    }
  }
}

}  // namespace
