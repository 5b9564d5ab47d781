// Part b: setSquare propagates naked singles to the fixpoint, and returns false for a
// contradiction.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "apps/grade/suite/JudgePlacements.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/StudentProgram.h"
#include "apps/grade/suite/Trials.h"

namespace coursework {
namespace {

void expectLastSquares(Unit kind) {
  apps::Random random = freshRandom();
  judge(lastSquares(kind, 9, random), [&] { return plainLastSquares(kind, 9, random); });
}

TEST(PartB_SetSquare, TheLastSquareOfARowIsDecided) {
  expectLastSquares(Unit::row);
}

TEST(PartB_SetSquare, TheLastSquareOfAColumnIsDecided) {
  expectLastSquares(Unit::column);
}

TEST(PartB_SetSquare, TheLastSquareOfABoxIsDecided) {
  expectLastSquares(Unit::box);
}

// A square that propagation decides propagates in turn.
TEST(PartB_SetSquare, EasyPuzzlesAreSolvedBySettingTheirGivens) {
  apps::Random random = freshRandom();
  Trials trials;
  for (const char* puzzle :
       {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "23.915......2..54.6.7........1.....989.5.3.175.....6........9.5.16..7......329..1",
        "9...2..148..1..273.21.356...9..1..26.3.5..1..178.69.35.87......3...4....4...71..2"}) {
    const auto [givens, solution] = solved(puzzle);
    trials.push_back({9, placementsOf(givens), solution});
  }
  judge(trials, [&] { return std::vector<Trials>{{plainSingles(random)}}; });
}

TEST(PartB_SetSquare, FreshEasyPuzzlesAreSolvedInAnyOrderOfTheirGivens) {
  apps::Random random = freshRandom();
  judge(freshPuzzles(9, 5, random), [&] { return std::vector<Trials>{{plainSingles(random)}}; });
}

void add(Trials& trials, const Trials& more) {
  trials.insert(trials.end(), more.begin(), more.end());
}

void expectDecided(int size, int fresh) {
  constexpr Unit kUnits[] = {Unit::row, Unit::column, Unit::box};
  apps::Random random = freshRandom();
  Trials trials = freshPuzzles(size, fresh, random);
  for (const Unit kind : kUnits) add(trials, lastSquares(kind, size, random));
  judge(trials, [&] {
    Trials plain;
    for (const Unit kind : kUnits) {
      for (const Trials& each : plainLastSquares(kind, size, random)) add(plain, each);
    }
    return std::vector<Trials>{plain};
  });
}

TEST(PartB_SetSquare, BoardsOfSize4Decide) {
  expectDecided(4, 3);
}

TEST(PartB_SetSquare, BoardsOfSize16Decide) {
  expectDecided(16, 2);
}

// Sets `first`, then `second`: the same value in a peer. Makes a finding if that returns true, or
// if the first call returns false: a setSquare that refuses everything has not looked.
void expectRefused(StudentProgram& program, int size, const Placement& first,
                   const Placement& second, const std::string& unit) {
  StudentBoard board = StudentBoard::blank(program, size);
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

TEST(PartB_SetSquare, AValueTwiceInAUnitIsRefused) {
  StudentProgram program("setSquare");
  for (const int size : {9, 4, 16}) {
    expectRefused(program, size, {0, 0, 3}, {0, size - 1, 3}, "row");
    expectRefused(program, size, {1, 2, 4}, {size - 1, 2, 4}, "column");
    expectRefused(program, size, {size - 1, size - 1, 1}, {size - 2, size - 2, 1}, "box");
  }
}

TEST(PartB_SetSquare, ASquareWithoutAnyValueLeftIsNoticed) {
  apps::Random random = freshRandom();
  judge(deadEnds(random), [&] { return std::vector<Trials>{plainDeadEnds(random)}; });
}

}  // namespace
}  // namespace coursework
