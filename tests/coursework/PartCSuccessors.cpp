// Part c: the successors of boards.

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/coursework/DeadBoard.h"
#include "tests/coursework/JudgeSuccessors.h"
#include "tests/coursework/Marking.h"
#include "tests/coursework/Placement.h"
#include "tests/coursework/Puzzles.h"
#include "tests/coursework/StudentBoard.h"
#include "tests/coursework/Text.h"

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
               "there is none", drawn(squares),
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
    fault({"no successors of a solved board", std::to_string(successors), drawn(board.squares()),
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
             drawn("What was set:", board.asked(), "One of the successors:", successor.asked()),
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
             drawn("Before:", before, "After:", after),
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
      fault({"the same successors each time", "others the second time", drawn(before),
             "successors() changed what is left for some square of the board it was asked of"});
      return;
    }
  }
  sighting.judge();
}

}  // namespace
}  // namespace coursework
