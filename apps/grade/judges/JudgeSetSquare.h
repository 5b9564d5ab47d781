// JudgeSetSquare.h: sets squares of a student's board and judges what follows from them. A
// submission is held to the kinds of unit that it is known to look at.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/grade/judges/RandomBoards.h"
#include "apps/grade/suite/StudentProgram.h"

namespace coursework {

// setSquare returned false for the last placement, a value of a solution. Asks whether the same
// calls return true in a new program.
Finding refusal(const StudentBoard& board);

// The board does not have this value.
Finding missing(const StudentBoard& board, const Placement& right, const Habits& known);

// Makes the placements of the chain, unless they follow. Then the followers must be decided. Throws
// a Finding if not.
void expectFollowers(StudentProgram& program, int size, const Chain& chain, const Habits& known);

// A unit's last square must be decided: by its unit alone, or else, for a rule of pairs may then be
// at work, by two kinds of unit without any pairs. Throws a Finding if not.
void expectLast(StudentProgram& program, Unit kind, int last, int size, const Habits& known,
                apps::Random& random);

enum class Filled { whole, open, wrong };  // by followers that are missing, or against the solution

struct Filling {
  Filled end = Filled::whole;
  bool isDeep = false;  // something followed from what followed
  Finding finding = {};
};

// Sets the values of a random full board in random order, and some that followed once more. Ends at
// the first fault.
Filling fill(StudentProgram& program, int size, const Habits& known, apps::Random& random);

// Sets two squares of a board, which is then plain on every size; and the value of one of them in a
// square of one of its units, which must be refused, as another value in a square that is set.
std::optional<Finding> faultOfTwo(StudentProgram& program, int size, const Habits& known,
                                  apps::Random& random);

}  // namespace coursework
