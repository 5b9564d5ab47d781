// Part c: the successors of boards, whether a board is a solution, how it is written, and the
// answers that the given search finds. The searches come last: calls that do not return have been
// found by then, and shorten the time limits.

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "apps/grade/suite/DeadBoard.h"
#include "apps/grade/suite/JudgeSearch.h"
#include "apps/grade/suite/JudgeSuccessors.h"
#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/StudentBoard.h"
#include "apps/grade/suite/Text.h"
#include "sudoku/Puzzle.h"

namespace coursework {
namespace {

class PartC_Successors : public MarkedTest {};

TEST_F(PartC_Successors, SuccessorsAreTheBoardsThatHold) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  std::vector<sudoku::Puzzle> puzzles{freshHard(random).puzzle, freshHard(random).puzzle};
  for (const char* hard : kHardPuzzles) puzzles.push_back(solved(hard).puzzle);
  Sighting sighting;
  for (const sudoku::Puzzle& puzzle : puzzles) {
    bool areRight = true;
    walk(StudentBoard::of(subject, puzzle), 25, [&](StudentBoard& board, const auto& successors) {
      sighting.see(board, successors);
      for (const StudentBoard& successor : successors) {
        const Finding flaw = flawOfSuccessor(board.asked(), successor.asked());
        if (flaw.expected.empty()) continue;
        fault(flaw);
        areRight = false;
        break;
      }
      return areRight;
    });
    if (!areRight) return;
  }
  sighting.judge();
}

TEST_F(PartC_Successors, OneOfTheSuccessorsLeadsToTheAnswer) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  std::vector<SolvedPuzzle> puzzles{freshHard(random), freshHard(random)};
  for (const char* hard : kHardPuzzles) puzzles.push_back(solved(hard));
  for (const auto& [puzzle, solution] : puzzles) {
    StudentBoard board = StudentBoard::of(subject, puzzle);
    sudoku::Puzzle squares = board.squares();
    while (isUndecidedSomewhere(squares)) {
      std::optional<StudentBoard> next;
      for (const StudentBoard& successor : board.successors()) {
        if (extends(solution, successor.asked()) && successor.asked() != squares) next = successor;
      }
      if (!next) {
        fault({"a successor that has no wrong value, for this board has a solution",
               "there is none", drawing(squares),
               "not every value that the square can have is tried"});
        return;
      }
      board = *next;
      squares = board.asked();
    }
  }
}

// A successors() that never has any is no reason to praise it for boards that have none.
void seeSuccessors(Subject& subject) {
  Sighting sighting;
  for (const char* hard : kHardPuzzles) {
    StudentBoard board = StudentBoard::of(subject, solved(hard).puzzle);
    sighting.see(board, board.successors());
  }
  sighting.judge();
}

TEST_F(PartC_Successors, ASolvedBoardHasNoSuccessors) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  seeSuccessors(subject);
  for (const int size : {4, 9, 16}) {
    StudentBoard board = StudentBoard::of(subject, freshEasy(size, random).solution);
    const std::size_t successors = board.successors().size();
    if (successors == 0) continue;
    fault({"no successors of a solved board", std::to_string(successors), drawing(board.squares()),
           "successors() has to look at isSolution() first"});
    return;
  }
}

TEST_F(PartC_Successors, ADeadBoardHasNoSuccessors) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  seeSuccessors(subject);
  for (const int size : {9, 9, 9, 4, 4, 16}) {
    auto [board, refused] = deadBoard(subject, size, random);
    for (const StudentBoard& successor : board.successors()) {
      if (!comesFromTheDead(successor.asked(), refused)) continue;
      fault({"no successors of a board for which setSquare() returned false", "one",
             drawing("What was set:", board.asked(), "One of the successors:", successor.asked()),
             "a board does not remember that it is contradictory"});
      return;
    }
  }
}

using Boards = std::multiset<std::vector<int>>;

Boards squaresOf(const std::vector<StudentBoard>& boards) {
  Boards squares;
  for (const StudentBoard& board : boards) squares.insert(board.asked().squares);
  return squares;
}

TEST_F(PartC_Successors, SuccessorsLeaveTheBoardAsItIs) {
  Subject subject("searchable");
  Sighting sighting;
  for (const char* hard : kHardPuzzles) {
    StudentBoard board = StudentBoard::of(subject, solved(hard).puzzle);
    const sudoku::Puzzle before = board.squares();
    const std::vector<StudentBoard> successors = board.successors();
    sighting.see(board, successors);
    const sudoku::Puzzle after = board.squares();
    if (after != before) {
      fault({"the board to be the same before and after successors()", "it changed",
             drawing("Before:", before, "After:", after),
             "successors() changed the board it was asked of: set the square on a copy"});
      return;
    }
    // Who branches at random has others each time too, but not the same ones of an equal board.
    const Boards first = squaresOf(successors);
    const Boards second = squaresOf(board.successors());
    StudentBoard twin = StudentBoard::of(subject, solved(hard).puzzle);
    const bool isRandom =
        squaresOf(twin.successors()) != first || squaresOf(twin.successors()) != second;
    if (first != second && !isRandom) {
      fault({"the same successors each time", "others the second time", drawing(before),
             "successors() changed what is left for some square of the board it was asked of"});
      return;
    }
  }
  sighting.judge();
}

class PartC_Searching : public MarkedTest {};

// The right answer follows from the squares, whatever else the board is.
void expectIsSolution(StudentBoard& board, bool expected, const std::string& reason,
                      const std::string& mistake) {
  if (board.isSolution() == expected) return;
  fault({std::string(expected ? "true" : "false") + " from isSolution(): " + reason,
         expected ? "false" : "true", drawing(board.squares()), mistake});
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
  Subject subject("searchable");
  for (const char* hard : kHardPuzzles) {
    const sudoku::Puzzle puzzle = solved(hard).puzzle;
    if (!judgeSearch(StudentBoard::of(subject, puzzle).breadthFirst(), puzzle)) return;
  }
}

TEST_F(PartC_Searching, BreadthFirstFindsTheAnswerToFreshPuzzles) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  for (int i = 0; i < 4; ++i) {
    const sudoku::Puzzle puzzle = freshHard(random).puzzle;
    if (!judgeSearch(StudentBoard::of(subject, puzzle).breadthFirst(), puzzle)) return;
  }
}

}  // namespace
}  // namespace coursework
