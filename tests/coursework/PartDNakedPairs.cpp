// Part d: naked pairs. Two squares of a unit with the same two candidates take these values from
// the other squares of the unit. All tests of this file are hints: they give no marks unless the
// weights say so.

#include <string>
#include <vector>

#include "apps/grade/judges/Puzzles.h"
#include "apps/grade/suite/StudentProgram.h"

namespace coursework {
namespace {

// A square that naked singles decide together with naked pairs in one kind of unit. Pairs in the
// other kinds of unit, hidden singles and locked candidates do not decide it.
struct PairsDecide {
  const char* givens;
  int row, col;
};

void expectDecided(const std::vector<PairsDecide>& cases, const std::string& unit) {
  apps::Random random = freshRandom();
  StudentProgram program("setSquare");
  for (const auto& [givens, row, col] : cases) {
    const sudoku::Puzzle puzzle = renamed(puzzleIn(givens), random);
    const sudoku::Puzzle came = StudentBoard::of(program, puzzle).squares();
    const int value = firstSolution(puzzle).value().at(row, col);
    if (came.at(row, col) == value) continue;
    throw Finding{said(row, col, value) + ", which naked pairs in a " + unit + " decide",
                  said(row, col, came.at(row, col)), picture(puzzle, came), ""};
  }
}

TEST_THAT_THROWS(PartD_NakedPairs, PairsInARowTakeTheirValuesFromTheRow) {
  expectDecided(
      {{"21.3....4.......75.7...521.8.96.4.......3...27.4281.......48..7.8....1....7..93.8", 5, 8},
       {"9..2....53..7..6.4..25.4.39..7......2.6.....85..94...175...341.......386.......97", 0, 1},
       {"7.5...16......5...3.42.....596.23.7...2.5.6........2.1...5.19....3.4.5....16.742.", 4, 0}},
      "row");
}

TEST_THAT_THROWS(PartD_NakedPairs, PairsInAColumnTakeTheirValuesFromTheColumn) {
  expectDecided(
      {{"....41..6.693...8.24..7.3...1649..3.98..3..4.....8..6.57...........6.1.2..1..3.7.", 4, 5},
       {"...5...79.....284..786.4.2......548..8....6....1.....5.....69.461..482.7.3.9....8", 0, 0},
       {"..5....93.3........1.3.25...2187.9.4....2..3.3.4.6...8...5..72..62...4.5...2.7..9", 4, 3}},
      "column");
}

TEST_THAT_THROWS(PartD_NakedPairs, PairsInABoxTakeTheirValuesFromTheBox) {
  expectDecided(
      {{"..3.97.18.......95...8.54...89.2....64.3....9.7165.8.3..45....2.1.....8.5...4....", 2, 0},
       {"67....548......3.95............9..3..87..6..41....7.62.5.78349...82....5...51..8.", 5, 2},
       {"2.7..6.5....2....3.895.32...18.3...994...182.57..8......1...9..3..1...8..2..4....", 7, 2}},
      "box");
}

// Naked pairs and naked singles solve these without search. Naked singles alone do not.
constexpr const char* kPairsSuffice[] = {
    ".35.4.2..9245...3......6..4..8.......73...9..4.......1.9..5..6....2.97...526.7...",
    ".8.74...2.7.....3.....5.1871...9..4..3.4......291.....81..6......3...918......7.3",
    ".1..6.584..5.1...9..6..2....6.8....5.34.2..719......3.14.9........2....3...4..1..",
    "..5....6374.3...9.2...48..7.........4.9....351...35.4..3.4.67..9..8.......8.7....",
    ".......75....846.3...1.....9.....26.8...3.7.......8....5...9342.4..2...663.45..8.",
    ".6...9....23.5.19..7.2....5.....823.74...2...23.9....41.....3.....7..5.......54.6"};

TEST_THAT_THROWS(PartD_NakedPairs, PairsSaveNodes) {
  apps::Random random = freshRandom();
  StudentProgram program("setSquare");
  for (const char* squares : kPairsSuffice) {
    const sudoku::Puzzle puzzle = renamed(puzzleIn(squares), random);
    const sudoku::Puzzle came = StudentBoard::of(program, puzzle).squares();
    if (!isUndecidedSomewhere(came)) continue;
    throw Finding{"all squares to be decided by naked pairs, without any search",
                  "some are undecided", picture(puzzle, came), ""};
  }
}

}  // namespace
}  // namespace coursework
