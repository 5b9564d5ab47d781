// Part c: whether a board is a solution, how it is written, and the answers that the given search
// finds.

#include <string>
#include <vector>

#include "sudoku/Puzzle.h"
#include "tests/coursework/DeadBoard.h"
#include "tests/coursework/JudgeSearch.h"
#include "tests/coursework/Marking.h"
#include "tests/coursework/Placement.h"
#include "tests/coursework/Puzzles.h"
#include "tests/coursework/StudentBoard.h"
#include "tests/coursework/Text.h"

namespace coursework {
namespace {

class PartC_Searching : public MarkedTest {};

// The right answer follows from the squares, whatever else the board is.
void expectIsSolution(StudentBoard& board, bool expected, const std::string& reason,
                      const std::string& mistake) {
  if (board.isSolution() == expected) return;
  fault({std::string(expected ? "true" : "false") + " from isSolution(): " + reason,
         expected ? "false" : "true", drawn(board.squares()), mistake});
}

// A solution in which the values at the corners of a rectangle can change places, so that no rule
// decides these squares when the others are set.
struct TwoWays {
  const char* solution;
  int rows[2];
  int cols[2];
};
constexpr TwoWays kTwoWays[] = {
    {"1234341221434321", {2, 3}, {0, 2}},
    {"836512749274839516159746328348197265762458193591623874925361487417985632683274951",
     {4, 7},
     {4, 5}}};

sudoku::Puzzle withoutCorners(const TwoWays& twoWays) {
  sudoku::Puzzle puzzle = solved(twoWays.solution).puzzle;
  for (const int row : twoWays.rows) {
    for (const int col : twoWays.cols) place(puzzle, {row, col, sudoku::kUndecided});
  }
  return puzzle;
}

TEST_F(PartC_Searching, IsSolutionIsTrueForSolvedBoards) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  for (const int size : {4, 9, 16}) {
    const sudoku::Puzzle solution = freshEasy(size, random).solution;
    StudentBoard board = StudentBoard::of(subject, solution);
    expectIsSolution(board, true, "all squares were set, without a contradiction", "");
  }
}

TEST_F(PartC_Searching, IsSolutionIsFalseForBoardsWithUndecidedSquares) {
  Subject subject("searchable");
  for (const int size : {4, 9, 16}) {
    StudentBoard board = StudentBoard::blank(subject, size);
    expectIsSolution(board, false, "nothing was set", "");
  }
  std::vector<sudoku::Puzzle> undecided = {solved(kHardPuzzles[0]).puzzle};
  for (const TwoWays& each : kTwoWays) undecided.push_back(withoutCorners(each));
  for (const sudoku::Puzzle& puzzle : undecided) {
    StudentBoard board = StudentBoard::of(subject, puzzle);
    if (!isUndecidedSomewhere(board.squares())) continue;
    expectIsSolution(board, false, "squares are undecided",
                     "not all rows and columns are looked at");
  }
}

TEST_F(PartC_Searching, IsSolutionIsFalseForDeadBoards) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  for (const int size : {9, 9, 9, 4, 4, 16}) {
    StudentBoard board = deadBoard(subject, size, random).board;
    expectIsSolution(board, false, "setSquare() returned false, for a square has no value left",
                     "a board does not remember that it is contradictory");
  }
}

TEST_F(PartC_Searching, WriteWritesAnyBoard) {
  Subject subject("searchable");
  for (const int size : {4, 9, 16}) {
    StudentBoard blank = StudentBoard::blank(subject, size);
    blank.write();
    StudentBoard solved = StudentBoard::of(subject, easy(size).puzzle);
    solved.write();
  }
}

TEST_F(PartC_Searching, BreadthFirstFindsTheAnswerToHardPuzzles) {
  for (const char* hard : kHardPuzzles) {
    Subject subject("searchable");
    const sudoku::Puzzle puzzle = solved(hard).puzzle;
    if (!judgeSearch(StudentBoard::of(subject, puzzle).breadthFirst(), puzzle)) return;
  }
}

TEST_F(PartC_Searching, BreadthFirstFindsTheAnswerToFreshPuzzles) {
  apps::Random random = freshRandom();
  for (int i = 0; i < 4; ++i) {
    Subject subject("searchable");
    const sudoku::Puzzle puzzle = freshHard(random).puzzle;
    if (!judgeSearch(StudentBoard::of(subject, puzzle).breadthFirst(), puzzle)) return;
  }
}

}  // namespace
}  // namespace coursework
