// Part c: what a board tells a search, and the answers that the given search then finds.

#include <deque>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/coursework/JudgeSearch.h"
#include "tests/coursework/JudgeSuccessors.h"
#include "tests/coursework/Marking.h"
#include "tests/coursework/Placement.h"
#include "tests/coursework/Play.h"
#include "tests/coursework/Puzzles.h"
#include "tests/coursework/StudentBoard.h"
#include "tests/coursework/Text.h"

namespace coursework {
namespace {

class PartC_Searching : public MarkedTest {};

// Two published puzzles (Arto Inkala, 2012 and 2006), and between them one of our generator's.
constexpr const char* kHard[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "...47............23......1.......9....68.4.5.253...1..........6..1.58...865.32...",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."};

// The right answer follows from the squares, whatever else the board is.
void expectIsSolution(StudentBoard& board, bool expected, const std::string& reason,
                      const std::string& mistake) {
  if (board.isSolution() == expected) return;
  fault({std::string(expected ? "true" : "false") + " from isSolution(): " + reason,
         expected ? "false" : "true", drawn(board.squares()), mistake});
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
  StudentBoard board = StudentBoard::of(subject, solved(kHard[0]).puzzle);
  if (isUndecidedSomewhere(board.squares())) {
    expectIsSolution(board, false, "squares are undecided",
                     "not all rows and columns are looked at");
  }
}

struct DeadBoard {
  StudentBoard board;
  Placement refused;
};

DeadBoard deadBoard(Subject& subject, int size, apps::Random& random) {
  StudentBoard board = StudentBoard::blank(subject, size);
  for (const Placement& placement : playedIntoADeadEnd(size, random)) {
    if (!board.set(placement)) return {board, placement};
  }
  fault(
      {"false from setSquare(), for a square has no value left", "true", drawn(board.asked()), ""});
  throw CallFailed("no board is dead");
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

// The first so many states that breadth-first search expands.
template <class Look>
void walk(Subject& subject, const sudoku::Puzzle& puzzle, std::size_t states, Look look) {
  std::deque<StudentBoard> waiting{StudentBoard::of(subject, puzzle)};
  for (; states > 0 && !waiting.empty(); --states) {
    StudentBoard board = waiting.front();
    waiting.pop_front();
    const std::vector<StudentBoard> successors = board.successors();
    if (!look(board, successors)) return;
    for (const StudentBoard& successor : successors) {
      if (isUndecidedSomewhere(successor.asked())) waiting.push_back(successor);
    }
  }
}

TEST_F(PartC_Searching, SuccessorsAreTheBoardsThatHold) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  std::vector<sudoku::Puzzle> puzzles{freshHard(random).puzzle, freshHard(random).puzzle};
  for (const char* hard : kHard) puzzles.push_back(solved(hard).puzzle);
  for (const sudoku::Puzzle& puzzle : puzzles) {
    bool areRight = true;
    walk(subject, puzzle, 25, [&](const StudentBoard& board, const auto& successors) {
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
}

TEST_F(PartC_Searching, OneOfTheSuccessorsLeadsToTheAnswer) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  std::vector<SolvedPuzzle> puzzles{freshHard(random), freshHard(random)};
  for (const char* hard : kHard) puzzles.push_back(solved(hard));
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

TEST_F(PartC_Searching, ASolvedBoardHasNoSuccessors) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  for (const int size : {4, 9, 16}) {
    StudentBoard board = StudentBoard::of(subject, freshEasy(size, random).solution);
    const std::size_t successors = board.successors().size();
    if (successors == 0) continue;
    fault({"no successors of a solved board", std::to_string(successors), drawn(board.squares()),
           "successors() has to look at isSolution() first"});
    return;
  }
}

TEST_F(PartC_Searching, ADeadBoardHasNoSuccessors) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
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

TEST_F(PartC_Searching, SuccessorsLeaveTheBoardAsItIs) {
  Subject subject("searchable");
  for (const char* hard : kHard) {
    StudentBoard board = StudentBoard::of(subject, solved(hard).puzzle);
    const sudoku::Puzzle before = board.squares();
    std::multiset<std::vector<int>> first;
    for (const StudentBoard& successor : board.successors()) {
      first.insert(successor.asked().squares);
    }
    const sudoku::Puzzle after = board.squares();
    if (after != before) {
      fault({"the board to be the same before and after successors()", "it changed",
             drawn("Before:", before, "After:", after),
             "successors() changed the board it was asked of: set the square on a copy"});
      return;
    }
    std::multiset<std::vector<int>> second;
    for (const StudentBoard& successor : board.successors()) {
      second.insert(successor.asked().squares);
    }
    if (first != second) {
      fault({"the same successors each time", "others the second time", drawn(before),
             "successors() changed what is left for some square of the board it was asked of"});
      return;
    }
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
  for (const char* hard : kHard) {
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
