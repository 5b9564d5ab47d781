// Part c: successors(), isSolution(), and the solutions that the given search finds with them.
// A fault of setSquare or of a rule of part d costs nothing here: isSolution() and successors() are
// judged by the submission's own boards. The searches run last, because calls that exceeded their
// time limit have shortened the limits by then.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "apps/grade/suite/JudgePlacements.h"
#include "apps/grade/suite/JudgeSearch.h"
#include "apps/grade/suite/JudgeSuccessors.h"
#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/StudentBoard.h"
#include "apps/grade/suite/Trials.h"
#include "sudoku/Puzzle.h"

namespace coursework {
namespace {

// A solution in which the four values at the corners of a rectangle can be swapped. With the other
// squares set there are two solutions, so no rule decides the corners.
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

// Puzzles with several solutions, so every sound rule leaves squares undecided.
std::vector<sudoku::Puzzle> openBoards(apps::Random& random) {
  std::vector<sudoku::Puzzle> boards{withoutCorners(kTwoWays[1])};
  for (int i = 0; i < 3; ++i) boards.push_back(freshOpen(random).puzzle);
  return boards;
}

Trial inReadingOrder(const SolvedPuzzle& puzzle) {
  return {puzzle.puzzle.size(), placementsOf(puzzle.puzzle), puzzle.solution};
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

class PartC_Successors : public MarkedTest {};

// Makes the placements, then sets further values of the solution, and judges each successor after
// every step. Returns false after a finding.
bool areRightOnTheWay(Subject& subject, Referee& referee, const Trial& trial, bool isOpen,
                      int steps, apps::Random& random, Sighting& sighting) {
  const bool isMisled = steps > 1 && isFurtherRuleAtFault();  // plain boards have one step
  std::vector<Placement> placements = trial.placements;
  for (int step = 0; step < steps; ++step) {
    StudentBoard board = StudentBoard::with(subject, trial.size, placements);
    const sudoku::Puzzle squares = board.squares();
    if (isOpen && step == 0 && !isLeftOpen(board, squares)) return true;
    if (!isUndecidedSomewhere(squares)) return true;
    const std::vector<StudentBoard> successors = movedOn(squares, board.successors());
    sighting.see(board, successors);
    for (const StudentBoard& successor : successors) {
      const Finding flaw =
          flawOfSuccessor(referee, placements, squares, successor.asked(), isMisled);
      if (flaw.expected.empty()) continue;
      fault(flaw);
      return false;
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

TEST_F(PartC_Successors, SuccessorsAreTheBoardsThatHold) {
  constexpr int kSteps = 5;
  apps::Random random = freshRandom();
  Subject subject("searchable");
  Referee referee;
  Sighting sighting;
  const auto areRight = [&](const Trial& trial, bool isOpen, int steps) {
    return areRightOnTheWay(subject, referee, trial, isOpen, steps, random, sighting);
  };
  if (!areRight(roomyBoard(random), true, 1)) return;
  if (!areRight(plainSingles(random), false, 1)) return;
  for (const sudoku::Puzzle& each : openBoards(random)) {
    if (!areRight(inReadingOrder({each, solvedBoard(each)}), true, kSteps)) return;
  }
  std::vector<SolvedPuzzle> puzzles{freshHard(random)};
  for (const char* hard : kHardPuzzles) puzzles.push_back(solved(hard));
  for (const SolvedPuzzle& each : puzzles) {
    if (!areRight(inReadingOrder(each), false, kSteps)) return;
  }
  sighting.judge();
}

// Follows the successors that agree with the solution. Returns false after a finding: the solution
// cannot be reached from some board's successors.
bool leadToTheSolution(Subject& subject, Referee& referee, const SolvedPuzzle& puzzle) {
  StudentBoard board = StudentBoard::of(subject, puzzle.puzzle);
  for (;;) {
    const sudoku::Puzzle squares = board.squares();
    if (!isUndecidedSomewhere(squares)) return true;
    const std::vector<StudentBoard> successors = movedOn(squares, board.successors());
    if (!judgeCompleteness(referee, squares, successors, {puzzle.solution})) return false;
    std::optional<StudentBoard> next;
    for (const StudentBoard& each : successors) {
      if (extends(puzzle.solution, each.asked()) && each.asked() != squares) next = each;
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

TEST_F(PartC_Successors, EveryValueThatLeadsToASolutionIsTried) {
  apps::Random random = freshRandom();
  Subject searching("setSquare");
  suspectSearching(searching);
  Subject subject("searchable");
  Referee referee;
  Sighting sighting;
  Trials open{roomyBoard(random), roomyBoard(random)};
  std::vector<SolvedPuzzle> puzzles;
  if (!isFurtherRuleAtFault()) {
    for (const sudoku::Puzzle& each : openBoards(random)) {
      open.push_back(inReadingOrder({each, each}));
    }
    puzzles = {freshHard(random), freshHard(random)};
    for (const char* hard : kHardPuzzles) puzzles.push_back(solved(hard));
  }
  for (const Trial& trial : open) {
    StudentBoard board = StudentBoard::with(subject, trial.size, trial.placements);
    const sudoku::Puzzle squares = board.squares();
    if (!isLeftOpen(board, squares)) continue;
    const std::vector<StudentBoard> successors = movedOn(squares, board.successors());
    sighting.see(board, successors);
    const auto solutions = solutionsBehind(board.asked(), successors);
    if (!judgeCompleteness(referee, squares, successors, solutions)) return;
  }
  for (const SolvedPuzzle& puzzle : puzzles) {
    if (!leadToTheSolution(subject, referee, puzzle)) return;
  }
  sighting.judge();
}

// Makes a finding if successors() returns nothing for boards with solutions: a test of boards that
// have no successors would pass for the wrong reason.
void seeSuccessors(Subject& subject) {
  Sighting sighting;
  for (const TwoWays& each : kTwoWays) {
    StudentBoard board = StudentBoard::of(subject, withoutCorners(each));
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
           "successors() could look at isSolution() first"});
    return;
  }
}

TEST_F(PartC_Successors, ADeadBoardHasNoSuccessors) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  seeSuccessors(subject);
  for (const int size : {9, 9, 9, 4, 4, 16}) {
    auto [board, latest, isRefused] = deadBoard(subject, size, random);
    if (!isRefused) continue;
    for (const StudentBoard& successor : board.successors()) {
      if (!keepsRefusedPlacement(successor.asked(), latest)) continue;
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
  Subject subject("searchable");
  StudentBoard one = StudentBoard::with(subject, trial.size, trial.placements);
  StudentBoard equal = StudentBoard::with(subject, trial.size, trial.placements);
  const Boards first = squaresOf(one.successors());
  return {first, squaresOf((isSame ? one : equal).successors())};
}

TEST_F(PartC_Successors, SuccessorsLeaveTheBoardAsItIs) {
  apps::Random random = freshRandom();
  Trials open{roomyBoard(random)};
  Trials trials{plainSingles(random)};
  if (!isFurtherRuleAtFault()) {
    for (const TwoWays& each : kTwoWays) {
      const sudoku::Puzzle puzzle = withoutCorners(each);
      open.push_back(inReadingOrder({puzzle, puzzle}));
    }
    for (const char* hard : kHardPuzzles) trials.push_back(inReadingOrder(solved(hard)));
  }
  Subject subject("searchable");
  Sighting sighting;
  for (const Trial& trial : open) {
    StudentBoard board = StudentBoard::with(subject, trial.size, trial.placements);
    if (isLeftOpen(board, board.squares())) trials.push_back(trial);
  }
  for (const Trial& trial : trials) {
    StudentBoard board = StudentBoard::with(subject, trial.size, trial.placements);
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

class PartC_Searching : public MarkedTest {};

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
bool isTrueForASolvedBoard(Subject& subject) {
  apps::Random random = freshRandom();
  for (const int rounds : {1, 5}) {
    Trials trials{plainPuzzle(random)};
    // Size 4 comes last, for submissions where only size 9 works.
    for (const int size : {9, 9, 4, 4, 4, 4}) {
      trials.push_back({size, {}, freshEasy(size, random).solution});
    }
    for (const Trial& trial : trials) {
      StudentBoard board = StudentBoard::blank(subject, trial.size);
      if (!isFilled(board, trial, rounds)) continue;
      return expectIsSolution(board, true, "all squares were set, without a contradiction", "");
    }
  }
  fault({"a board that is solved when all squares of a solution are set",
         "setSquare() returned false, or squares stay undecided", "", ""});
  return false;
}

TEST_F(PartC_Searching, IsSolutionIsTrueForSolvedBoards) {
  Subject subject("searchable");
  isTrueForASolvedBoard(subject);
}

// An isSolution() that is never true is not written yet, so that it earns nothing here either.
TEST_F(PartC_Searching, IsSolutionIsFalseForBoardsWithUndecidedSquares) {
  Subject subject("searchable");
  if (!isTrueForASolvedBoard(subject)) return;
  for (const int size : {4, 9, 16}) {
    StudentBoard board = StudentBoard::blank(subject, size);
    expectIsSolution(board, false, "nothing was set", "");
  }
  std::vector<sudoku::Puzzle> undecided = {solved(kHardPuzzles[0]).puzzle};
  undecided.push_back(withoutCorners(kTwoWays[0]));
  // Together, their undecided squares are in all rows, columns and boxes, in any two bands.
  for (int i = 0; i < 9; ++i) {
    undecided.push_back(moved(withoutCorners(kTwoWays[1]), i / 3, i % 3, i % 3, i / 3));
  }
  for (const sudoku::Puzzle& puzzle : undecided) {
    StudentBoard board = StudentBoard::of(subject, puzzle);
    if (!isUndecidedSomewhere(board.squares())) continue;
    expectIsSolution(board, false, "squares are undecided",
                     "not all rows and columns are looked at");
  }
}

// Part b judges whether setSquare returns false for these boards.
TEST_F(PartC_Searching, IsSolutionIsFalseForBoardsWithASquareWithoutAnyValue) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  if (!isTrueForASolvedBoard(subject)) return;
  for (int i = 0; i < 5; ++i) {
    StudentBoard board = deadBoard(subject, 9, random).board;
    if (!isUndecidedSomewhere(board.squares())) continue;
    expectIsSolution(board, false, "a square has no value left, so that not all are decided",
                     "a square without any value counts as decided");
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

// Judges the given search, whose code is right. If the other tests of this part pass, setSquare is
// at fault, which part b marks: the finding is then a remark without a cost. Returns false if no
// solution was found.
bool searchBreadthFirst(Subject& subject, const sudoku::Puzzle& puzzle) {
  std::string flaw;
  try {
    flaw = flawOfSearch(StudentBoard::of(subject, puzzle).breadthFirst(), puzzle);
  } catch (const TooSlow& failure) {
    noteTimeout(failure.isWaiting());
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

TEST_F(PartC_Searching, BreadthFirstFindsTheAnswerToHardPuzzles) {
  Subject subject("searchable");
  if (!searchBreadthFirst(subject, withoutCorners(kTwoWays[1]))) return;
  for (const char* hard : kSearchedPuzzles) {
    if (!searchBreadthFirst(subject, solved(hard).puzzle)) return;
  }
}

TEST_F(PartC_Searching, BreadthFirstFindsTheAnswerToFreshPuzzles) {
  apps::Random random = freshRandom();
  Subject subject("searchable");
  for (const SolvedPuzzle& each : {freshOpen(random), freshHard(random), freshHard(random)}) {
    if (!searchBreadthFirst(subject, each.puzzle)) return;
  }
}

}  // namespace
}  // namespace coursework
