// Part b: setSquare propagates naked singles to the fixpoint, and returns false for a
// contradiction.

#include <string>
#include <vector>

#include "apps/grade/suite/JudgePlacements.h"
#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/Reference.h"
#include "apps/grade/suite/StudentBoard.h"
#include "sudoku/NamedRuleSets.h"

namespace coursework {
namespace {

class PartB_SetSquare : public MarkedTest {};

enum class Unit { row, column, box };

// Places all values of one random unit of `full` but one, in random order.
std::vector<Placement> allButOneOf(Unit kind, const sudoku::Puzzle& full, apps::Random& random) {
  const int size = full.size;
  int order = 1;
  while (order * order < size) ++order;
  const auto below = [&] { return static_cast<int>(random.below(static_cast<std::size_t>(size))); };
  const int unit = below();
  const int last = below();
  std::vector<Placement> placements;
  for (const int i : random.shuffled(size)) {
    if (i == last) continue;
    const int row = kind == Unit::row      ? unit
                    : kind == Unit::column ? i
                                           : unit / order * order + i / order;
    const int col = kind == Unit::row      ? i
                    : kind == Unit::column ? unit
                                           : unit % order * order + i % order;
    placements.push_back({row, col, full.at(row, col)});
  }
  return placements;
}

bool decidesItsLastSquare(Unit kind, int size) {
  apps::Random random = freshRandom();
  Subject subject("setSquare");
  const sudoku::Puzzle full = freshEasy(size, random).solution;
  for (int i = 0; i < 3; ++i) {
    const std::vector<Placement> placements = allButOneOf(kind, full, random);
    if (!judgePlacements(subject, placements, full, sudoku::kCoursework)) return false;
  }
  return true;
}

TEST_F(PartB_SetSquare, TheLastSquareOfARowIsDecided) {
  decidesItsLastSquare(Unit::row, 9);
}

TEST_F(PartB_SetSquare, TheLastSquareOfAColumnIsDecided) {
  decidesItsLastSquare(Unit::column, 9);
}

TEST_F(PartB_SetSquare, TheLastSquareOfABoxIsDecided) {
  decidesItsLastSquare(Unit::box, 9);
}

// A square that propagation decides propagates in turn.
TEST_F(PartB_SetSquare, EasyPuzzlesAreSolvedBySettingTheirGivens) {
  Subject subject("setSquare");
  for (const char* puzzle :
       {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "23.915......2..54.6.7........1.....989.5.3.175.....6........9.5.16..7......329..1",
        "9...2..148..1..273.21.356...9..1..26.3.5..1..178.69.35.87......3...4....4...71..2"}) {
    const auto [givens, solution] = solved(puzzle);
    if (!judgePlacements(subject, placementsOf(givens), solution, sudoku::kCoursework)) return;
  }
}

void expectFreshPuzzlesToSolveThemselves(int size, int count) {
  apps::Random random = freshRandom();
  Subject subject("setSquare");
  for (int i = 0; i < count; ++i) {
    const auto [givens, solution] = freshEasy(size, random);
    std::vector<Placement> placements;
    const std::vector<Placement> inOrder = placementsOf(givens);
    for (const int which : random.shuffled(static_cast<int>(inOrder.size()))) {
      placements.push_back(inOrder[static_cast<std::size_t>(which)]);
    }
    if (!judgePlacements(subject, placements, solution, sudoku::kCoursework)) return;
  }
}

TEST_F(PartB_SetSquare, FreshEasyPuzzlesAreSolvedInAnyOrderOfTheirGivens) {
  expectFreshPuzzlesToSolveThemselves(9, 5);
}

TEST_F(PartB_SetSquare, BoardsOfSize4Decide) {
  for (const Unit kind : {Unit::row, Unit::column, Unit::box}) {
    if (!decidesItsLastSquare(kind, 4)) return;
  }
  expectFreshPuzzlesToSolveThemselves(4, 3);
}

TEST_F(PartB_SetSquare, BoardsOfSize16Decide) {
  for (const Unit kind : {Unit::row, Unit::column, Unit::box}) {
    if (!decidesItsLastSquare(kind, 16)) return;
  }
  expectFreshPuzzlesToSolveThemselves(16, 2);
}

// Sets `first`, then `second`: the same value in a peer. Makes a finding if that returns true, or
// if the first call returns false: a setSquare that refuses everything has not looked.
void expectRefused(Subject& subject, int size, const Placement& first, const Placement& second,
                   const std::string& unit) {
  StudentBoard board = StudentBoard::blank(subject, size);
  if (!board.set(first)) {
    fault({callOf(first) + " on a blank board to return true", "false", "",
           "setSquare returns false whatever the board"});
    return;
  }
  if (!board.set(second)) return;
  fault({callOf(second) + " after " + callOf(first) + " to return false: the value is in that " +
             unit + " already",
         "true", drawing(board.asked()),
         "setSquare returns true without having looked whether the square can have the value, or "
         "the value is not taken from its " +
             unit});
}

TEST_F(PartB_SetSquare, AValueTwiceInAUnitIsRefused) {
  Subject subject("setSquare");
  for (const int size : {9, 4, 16}) {
    expectRefused(subject, size, {0, 0, 3}, {0, size - 1, 3}, "row");
    expectRefused(subject, size, {1, 2, 4}, {size - 1, 2, 4}, "column");
    expectRefused(subject, size, {size - 1, size - 1, 1}, {size - 2, size - 2, 1}, "box");
  }
}

// Makes the placements, which leave a square without any value; the last one has to be refused. An
// earlier refusal is right too, if no solution has the squares set so far: further rules may see
// the contradiction earlier. Returns false after a finding.
bool judgeDeadEnd(Subject& subject, int size, const std::vector<Placement>& played) {
  StudentBoard board = StudentBoard::blank(subject, size);
  for (const Placement& placement : played) {
    const bool isLast = &placement == &played.back();
    if (board.set(placement)) {
      if (!isLast) continue;
      fault({callOf(placement) + " to return false: after it, a square has no value left", "true",
             drawing("What was set:", board.asked(), "What getSquare() gives:", board.squares()),
             "a square whose last value is taken is not noticed, or only in the first round of "
             "what follows from setting a square"});
      return false;
    }
    if (isLast || hasSolution(board.asked()) != Answer::yes) return true;
    if (isFurtherRuleAtFault(size)) return false;
    fault({callOf(placement) + " to return true: there are solutions with that value", "false",
           drawing("What was set:", board.asked(), "What getSquare() gives:", board.squares()),
           "the value is taken from more squares than the row, the column and the box have, or a "
           "square loses its own value"});
    return false;
  }
  return true;
}

// Leaves the last two squares of the first row with two values, and takes one of these from both
// with the last placement.
std::vector<Placement> rowIntoADeadEnd(int boxSize) {
  const int size = boxSize * boxSize;
  std::vector<Placement> played;
  for (int value = 1; value <= size - 2; ++value) played.push_back({0, value - 1, value});
  played.push_back({1, size - boxSize, size - 1});
  return played;
}

// Leaves the last three squares of the first row with {8, 9}, {7, 9} and {7, 8}, which form no
// naked pair. The last placement takes 9 from them all.
const std::vector<Placement> kThreeIntoADeadEnd = {{0, 0, 1}, {0, 1, 2}, {0, 2, 3}, {0, 3, 4},
                                                   {0, 4, 5}, {0, 5, 6}, {3, 6, 7}, {4, 7, 8},
                                                   {5, 8, 9}, {1, 7, 9}};

TEST_F(PartB_SetSquare, ASquareWithoutAnyValueLeftIsNoticed) {
  apps::Random random = freshRandom();
  Subject subject("setSquare");
  for (const int boxSize : {3, 2, 4}) {
    if (!judgeDeadEnd(subject, boxSize * boxSize, rowIntoADeadEnd(boxSize))) return;
  }
  if (!judgeDeadEnd(subject, 9, kThreeIntoADeadEnd)) return;
  for (const int size : {9, 9, 9, 9, 4, 4, 16, 16}) {
    if (!judgeDeadEnd(subject, size, playedIntoADeadEnd(size, random))) return;
  }
}

}  // namespace
}  // namespace coursework
