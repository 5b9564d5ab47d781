// Part c: isSolution(), and the solutions that the given search finds. A fault of setSquare or of a
// rule of part d costs nothing here.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "apps/grade/suite/JudgePlacements.h"
#include "apps/grade/suite/JudgeSearch.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/Trials.h"

namespace coursework {
namespace {

// Makes a finding and returns false unless isSolution() returns `expected`.
bool expectIsSolution(StudentBoard& board, bool expected, const std::string& reason,
                      const std::string& mistake) {
  if (board.isSolution() == expected) return true;
  fault({std::string(expected ? "true" : "false") + " from isSolution(): " + reason,
         expected ? "false" : "true", drawing(board.squares()), mistake});
  return false;
}

// Sets all squares of the solution that are not decided yet, after these placements. With `rounds`,
// goes on after a refusal, and repairs what is wrong. Whether the board is then solved, and
// setSquare returned true: always, or with more than one round the last time.
bool isFilled(StudentBoard& board, const Trial& trial, int rounds) {
  bool holds = true;
  const auto set = [&](const Placement& each) {
    if (board.came().at(each.row, each.col) == each.value) return;
    holds = board.set(each) && (holds || rounds > 1);
  };
  for (const Placement& each : trial.placements) set(each);
  for (int round = 0; round < rounds; ++round) {
    for (const Placement& each : placementsOf(*trial.solution)) set(each);
  }
  return holds &&
         (rounds > 1 ? board.came() == *trial.solution : !isUndecidedSomewhere(board.came()));
}

// Judges isSolution() on the first solution that can be set. Returns false after a finding. A fault
// of setSquare or getSquare is marked in parts a and b.
bool isTrueForASolvedBoard(StudentProgram& program) {
  apps::Random random = freshRandom();
  for (const int rounds : {1, 5}) {
    Trials trials{plainPuzzle(random)};
    // Size 4 comes last, for submissions where only size 9 works.
    for (const int size : {9, 9, 4, 4, 4, 4}) {
      trials.push_back({size, {}, freshEasy(size, random).solution});
    }
    for (const Trial& trial : trials) {
      StudentBoard board = StudentBoard::blank(program, trial.size);
      if (!isFilled(board, trial, rounds)) continue;
      return expectIsSolution(board, true, "all squares were set, without a contradiction", "");
    }
  }
  fault({"a board that is solved when all squares of a solution are set",
         "setSquare() returned false, or squares stay undecided", "", ""});
  return false;
}

TEST(PartC_Searching, IsSolutionIsTrueForSolvedBoards) {
  StudentProgram program("searchable");
  isTrueForASolvedBoard(program);
}

// The puzzle with rows and columns in another order, which keeps the rules. Bands of rows and
// stacks of columns move around by so many, and so do the rows of each band and the columns of each
// stack.
sudoku::Puzzle moved(const sudoku::Puzzle& puzzle, int bands, int rows, int stacks, int cols) {
  const auto turned = [](int line, int groups, int lines) {
    return (line / 3 + groups) % 3 * 3 + (line % 3 + lines) % 3;
  };
  sudoku::Puzzle other = puzzle;
  for (int row = 0; row < puzzle.size(); ++row) {
    for (int col = 0; col < puzzle.size(); ++col) {
      place(other, {turned(row, bands, rows), turned(col, stacks, cols), puzzle.at(row, col)});
    }
  }
  return other;
}

// An isSolution() that is never true is not written yet, so that it earns nothing here either.
TEST(PartC_Searching, IsSolutionIsFalseForBoardsWithUndecidedSquares) {
  StudentProgram program("searchable");
  if (!isTrueForASolvedBoard(program)) return;
  for (const int size : {4, 9, 16}) {
    StudentBoard board = StudentBoard::blank(program, size);
    expectIsSolution(board, false, "nothing was set", "");
  }
  std::vector<sudoku::Puzzle> undecided = {solved(kHardPuzzles[0]).puzzle};
  undecided.push_back(solved(kTwoSolutions[0]).puzzle);
  // Together, their undecided squares are in all rows, columns and boxes, in any two bands.
  for (int i = 0; i < 9; ++i) {
    undecided.push_back(moved(solved(kTwoSolutions[1]).puzzle, i / 3, i % 3, i % 3, i / 3));
  }
  for (const sudoku::Puzzle& puzzle : undecided) {
    StudentBoard board = StudentBoard::of(program, puzzle);
    if (!isUndecidedSomewhere(board.squares())) continue;
    expectIsSolution(board, false, "squares are undecided",
                     "not all rows and columns are looked at");
  }
}

// Part b judges whether setSquare returns false for these boards.
TEST(PartC_Searching, IsSolutionIsFalseForBoardsWithASquareWithoutAnyValue) {
  apps::Random random = freshRandom();
  StudentProgram program("searchable");
  if (!isTrueForASolvedBoard(program)) return;
  for (int i = 0; i < 5; ++i) {
    StudentBoard board = deadBoard(program, 9, random).board;
    if (!isUndecidedSomewhere(board.squares())) continue;
    expectIsSolution(board, false, "a square has no value left, so that not all are decided",
                     "a square without any value counts as decided");
  }
}

TEST(PartC_Searching, WriteWritesAnyBoard) {
  StudentProgram program("searchable");
  for (const int size : {4, 9, 16}) {
    StudentBoard blank = StudentBoard::blank(program, size);
    blank.write();
    StudentBoard solved = StudentBoard::of(program, easy(size).puzzle);
    solved.write();
  }
}

// Judges the given search, whose code is right. If the other tests of this part pass, setSquare is
// at fault, which part b marks: the finding is then a remark without a cost. Returns false if no
// solution was found.
bool searchBreadthFirst(StudentProgram& program, const sudoku::Puzzle& puzzle) {
  std::string flaw;
  try {
    flaw = flawOfSearch(StudentBoard::of(program, puzzle).breadthFirst(), puzzle);
  } catch (const TooSlow&) {
    timeLimits().noteTimeout();
    flaw = "it did not return within its time limit";
  } catch (const CallFailed& failure) {
    flaw = failure.what();
  }
  if (flaw.empty()) return true;
  const Finding finding{"the given BreadthFirstSearch to find a solution", flaw, drawing(puzzle),
                        "some value is never tried, a valid board is left out, isSolution() is "
                        "never true, or a part of successors() is not finished"};
  if (!wasClean("PartC_")) {
    fault(finding);
  } else {
    remark(
        {finding.expected, flaw, "",
         "isSolution() and successors() are right, so it is setSquare() that decides too little, "
         "too much or too late. That is marked in part b and costs nothing here"});
  }
  return false;
}

TEST(PartC_Searching, BreadthFirstFindsTheAnswerToHardPuzzles) {
  StudentProgram program("searchable");
  if (!searchBreadthFirst(program, solved(kTwoSolutions[1]).puzzle)) return;
  for (const char* hard : kSearchedPuzzles) {
    if (!searchBreadthFirst(program, solved(hard).puzzle)) return;
  }
}

TEST(PartC_Searching, BreadthFirstFindsTheAnswerToFreshPuzzles) {
  apps::Random random = freshRandom();
  StudentProgram program("searchable");
  for (const SolvedPuzzle& each : {freshOpen(random), freshHard(random), freshHard(random)}) {
    if (!searchBreadthFirst(program, each.puzzle)) return;
  }
}

}  // namespace
}  // namespace coursework
