// JudgeSuccessors.h: what a successor of a board has to be.

#ifndef TESTS_COURSEWORK_JUDGESUCCESSORS_H_
#define TESTS_COURSEWORK_JUDGESUCCESSORS_H_

#include "sudoku/Puzzle.h"
#include "tests/coursework/Placement.h"
#include "tests/coursework/Suite.h"

namespace coursework {

// Whether `board` has every value that `other` has.
bool extends(const sudoku::Puzzle& board, const sudoku::Puzzle& other);

// What is wrong with a successor; empty if nothing is.
Finding flawOfSuccessor(const sudoku::Puzzle& parent, const sudoku::Puzzle& successor);

// Whether a successor belongs to a dead board. One that takes a refused value back is not dead, and
// has successors without that value.
bool comesFromTheDead(const sudoku::Puzzle& successor, const Placement& refused);

}  // namespace coursework

#endif
