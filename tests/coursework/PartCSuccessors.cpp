// Part c: successors(). A fault of setSquare or of a rule of part d costs nothing here:
// successors() is judged by the submission's own boards.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "apps/grade/suite/JudgePlacements.h"
#include "apps/grade/suite/JudgeSearch.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/Trials.h"

namespace coursework {
namespace {

Trial inReadingOrder(const SolvedPuzzle& puzzle) {
  return {puzzle.puzzle.size(), placementsOf(puzzle.puzzle), puzzle.solution};
}

// Puzzles with several solutions, so every sound rule leaves squares undecided.
Trials openPuzzles(apps::Random& random) {
  Trials puzzles{inReadingOrder(solved(kTwoSolutions[1]))};
  for (int i = 0; i < 3; ++i) puzzles.push_back(inReadingOrder(freshOpen(random)));
  return puzzles;
}

Trials hardPuzzles(int fresh, apps::Random& random) {
  Trials puzzles;
  for (int i = 0; i < fresh; ++i) puzzles.push_back(inReadingOrder(freshHard(random)));
  for (const char* hard : kHardPuzzles) puzzles.push_back(inReadingOrder(solved(hard)));
  return puzzles;
}

// Whether squares of this board, which has several solutions, are undecided. If not, makes a
// finding unless part b has marked that.
bool isLeftOpen(const StudentBoard& board, const sudoku::Puzzle& squares) {
  if (isUndecidedSomewhere(squares)) return true;
  if (mayExcuse()) return false;
  fault({"squares that stay undecided, for several solutions are possible", "all are decided",
         drawing("What was set:", board.asked(), "What getSquare() gives:", squares),
         "setSquare() decides more than follows from the squares that are set"});
  return false;
}

// Makes the placements, then sets further values of the solution, and judges each successor after
// every step. Returns false after a finding.
bool areRightOnTheWay(StudentProgram& program, const Trial& trial, bool isOpen, int steps,
                      apps::Random& random, Sighting& sighting) {
  const bool isMisled = steps > 1 && isFurtherRuleAtFault();  // plain boards have one step
  std::vector<Placement> placements = trial.placements;
  for (int step = 0; step < steps; ++step) {
    StudentBoard board = StudentBoard::with(program, trial.size, placements);
    const sudoku::Puzzle squares = board.squares();
    if (isOpen && step == 0 && !isLeftOpen(board, squares)) return true;
    if (!isUndecidedSomewhere(squares)) return true;
    const std::vector<StudentBoard> successors = movedOn(squares, board.successors());
    sighting.see(board, successors);
    for (const StudentBoard& each : successors) {
      if (!judgeSuccessor(placements, squares, each.asked(), isMisled)) return false;
    }
    std::vector<Placement> left;
    for (const Placement& each : placementsOf(*trial.solution)) {
      if (squares.at(each.row, each.col) == sudoku::kUndecided) left.push_back(each);
    }
    if (left.empty()) return true;
    placements.push_back(left[random.below(left.size())]);
  }
  return true;
}

TEST(PartC_Successors, SuccessorsAreTheBoardsThatHold) {
  constexpr int kSteps = 5;
  apps::Random random = freshRandom();
  StudentProgram program("searchable");
  Sighting sighting;
  const auto areRight = [&](const Trial& trial, bool isOpen, int steps) {
    return areRightOnTheWay(program, trial, isOpen, steps, random, sighting);
  };
  if (!areRight(roomyBoard(random), true, 1)) return;
  if (!areRight(plainSingles(random), false, 1)) return;
  for (const Trial& each : openPuzzles(random)) {
    if (!areRight(each, true, kSteps)) return;
  }
  for (const Trial& each : hardPuzzles(1, random)) {
    if (!areRight(each, false, kSteps)) return;
  }
  sighting.judge();
}

// Follows the successors that agree with the solution. Returns false after a finding: the solution
// cannot be reached from some board's successors.
bool leadToTheSolution(StudentProgram& program, const Trial& puzzle) {
  StudentBoard board = StudentBoard::with(program, puzzle.size, puzzle.placements);
  for (;;) {
    const sudoku::Puzzle squares = board.squares();
    if (!isUndecidedSomewhere(squares)) return true;
    const std::vector<StudentBoard> successors = movedOn(squares, board.successors());
    if (!judgeCompleteness(squares, successors, {*puzzle.solution})) return false;
    std::optional<StudentBoard> next;
    for (const StudentBoard& each : successors) {
      if (extends(*puzzle.solution, each.asked()) && each.asked() != squares) next = each;
    }
    if (!next) return true;  // only setSquare can be at fault
    board = *next;
  }
}

// Solutions of an open board, among them one with each value of a square that a successor has set.
std::vector<sudoku::Puzzle> solutionsBehind(const sudoku::Puzzle& board,
                                            const std::vector<StudentBoard>& successors) {
  std::vector<sudoku::Puzzle> solutions = solutionsOf(board, 300);
  sudoku::Puzzle next = successors.empty() ? board : successors.front().asked();
  const auto set = std::mismatch(board.squares.begin(), board.squares.end(), next.squares.begin());
  if (set.first == board.squares.end()) return solutions;
  next = board;
  for (int value = 1; value <= board.size(); ++value) {
    next.squares[static_cast<std::size_t>(set.first - board.squares.begin())] = value;
    for (const sudoku::Puzzle& each : solutionsOf(next, 1)) solutions.push_back(each);
  }
  return solutions;
}

TEST(PartC_Successors, EveryValueThatLeadsToASolutionIsTried) {
  apps::Random random = freshRandom();
  StudentProgram searching("setSquare");
  suspectSearching(searching);
  StudentProgram program("searchable");
  Sighting sighting;
  Trials open{roomyBoard(random), roomyBoard(random)};
  Trials puzzles;
  if (!isFurtherRuleAtFault()) {
    for (const Trial& each : openPuzzles(random)) open.push_back(each);
    puzzles = hardPuzzles(2, random);
  }
  for (const Trial& trial : open) {
    StudentBoard board = StudentBoard::with(program, trial.size, trial.placements);
    const sudoku::Puzzle squares = board.squares();
    if (!isLeftOpen(board, squares)) continue;
    const std::vector<StudentBoard> successors = movedOn(squares, board.successors());
    sighting.see(board, successors);
    const auto solutions = solutionsBehind(board.asked(), successors);
    if (!judgeCompleteness(squares, successors, solutions)) return;
  }
  for (const Trial& puzzle : puzzles) {
    if (!leadToTheSolution(program, puzzle)) return;
  }
  sighting.judge();
}

// Makes a finding if successors() returns nothing for boards with solutions: a test of boards that
// have no successors would pass for the wrong reason.
void seeSuccessors(StudentProgram& program) {
  Sighting sighting;
  for (const char* each : kTwoSolutions) {
    StudentBoard board = StudentBoard::of(program, solved(each).puzzle);
    sighting.see(board, board.successors());
  }
  sighting.judge();
}

TEST(PartC_Successors, ASolvedBoardHasNoSuccessors) {
  apps::Random random = freshRandom();
  StudentProgram program("searchable");
  seeSuccessors(program);
  for (const int size : {4, 9, 16}) {
    StudentBoard board = StudentBoard::of(program, freshEasy(size, random).solution);
    const std::size_t successors = board.successors().size();
    if (successors == 0) continue;
    fault({"no successors of a solved board", std::to_string(successors), drawing(board.squares()),
           "successors() could look at isSolution() first"});
    return;
  }
}

TEST(PartC_Successors, ADeadBoardHasNoSuccessors) {
  apps::Random random = freshRandom();
  StudentProgram program("searchable");
  seeSuccessors(program);
  for (const int size : {9, 9, 9, 4, 4, 16}) {
    auto [board, latest, isRefused] = deadBoard(program, size, random);
    if (!isRefused) continue;
    for (const StudentBoard& successor : board.successors()) {
      // A board that has taken the refused value back may have successors.
      const bool keepsIt = successor.asked().at(latest.row, latest.col) == latest.value;
      if (!keepsIt && decided(successor.asked())) continue;
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

// The successors of a board, and then of the same board or of an equal one, in a new process.
std::pair<Boards, Boards> successorsTwice(const Trial& trial, bool isSame) {
  StudentProgram program("searchable");
  StudentBoard one = StudentBoard::with(program, trial.size, trial.placements);
  StudentBoard equal = StudentBoard::with(program, trial.size, trial.placements);
  const Boards first = squaresOf(one.successors());
  return {first, squaresOf((isSame ? one : equal).successors())};
}

TEST(PartC_Successors, SuccessorsLeaveTheBoardAsItIs) {
  apps::Random random = freshRandom();
  Trials open{roomyBoard(random)};
  Trials trials{plainSingles(random)};
  if (!isFurtherRuleAtFault()) {
    for (const char* each : kTwoSolutions) open.push_back(inReadingOrder(solved(each)));
    for (const Trial& each : hardPuzzles(0, random)) trials.push_back(each);
  }
  StudentProgram program("searchable");
  Sighting sighting;
  for (const Trial& trial : open) {
    StudentBoard board = StudentBoard::with(program, trial.size, trial.placements);
    if (isLeftOpen(board, board.squares())) trials.push_back(trial);
  }
  for (const Trial& trial : trials) {
    StudentBoard board = StudentBoard::with(program, trial.size, trial.placements);
    const sudoku::Puzzle before = board.squares();
    sighting.see(board, board.successors());
    const sudoku::Puzzle after = board.squares();
    if (after != before) {
      fault({"the board to be the same before and after successors()", "it changed",
             drawing("Before:", before, "After:", after),
             "successors() changed the board it was asked of: set the square on a copy"});
      return;
    }
    // A submission may branch by what it has counted: then an equal board has the same successors
    // as the board itself. It may branch at random: then no process does what the one before has
    // done.
    const auto same = successorsTwice(trial, true);
    if (same.first == same.second) continue;
    const auto equal = successorsTwice(trial, false);
    if (equal.first != same.first || equal.second == same.second) continue;
    if (successorsTwice(trial, true) != same || successorsTwice(trial, false) != equal) continue;
    fault({"the same successors each time", "others the second time", drawing(before),
           "successors() changed what is left for some square of the board it was asked of"});
    return;
  }
  sighting.judge();
}

}  // namespace
}  // namespace coursework
