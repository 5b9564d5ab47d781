// Diagnosis.h: guesses the mistake in a student's setSquare. It simulates the common mistakes and
// suspects those that lead to the same boards.

#pragma once

#include <string>
#include <vector>

#include "apps/grade/judges/Puzzles.h"
#include "apps/grade/judges/Singles.h"
#include "apps/grade/suite/StudentProgram.h"

namespace coursework {

// The squares that getSquare gave after placements, right or wrong.
struct SeenBoard {
  std::vector<Placement> placements;
  sudoku::Puzzle came;
  bool isRefused = false;  // setSquare returned false for the last of them
};

// Describes which units are looked at.
std::string mistakeOfUnits(const Habits& habits);

// Names the mistake that explains each of these boards beside the known one; two, if both do. Empty
// if none does, or more than two.
std::string likelyMistake(const std::vector<SeenBoard>& boards, const Habits& known);

// Names the side of the boxes that setSquare looks at on boards of this size, if it is another one.
std::string mistakeOfBoxes(int size);

// Why setSquare returned false for the last placement, although there are solutions. Empty if that
// cannot be told.
std::string mistakeOfRefusal(StudentBoard& board);

// Which squares exclude the other values: "1 is in r1c2, 2 in r4c5". Empty if not only decided
// squares do.
std::string whyExcluded(const sudoku::Puzzle& board, const Placement& right, const Habits& known);

}  // namespace coursework
