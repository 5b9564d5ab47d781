// DeadEnd.h: random placements that run into a contradiction, and boards of a submission on which
// they were made.

#ifndef APPS_GRADE_SUITE_DEADEND_H_
#define APPS_GRADE_SUITE_DEADEND_H_

#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/StudentBoard.h"
#include "apps/support/Random.h"

namespace coursework {

// As someone might make them who does not look ahead: each is a value that its square can still
// have when it is set; the last one leaves some square without any, as naked singles tell.
std::vector<Placement> playedIntoADeadEnd(int size, apps::Random& random);

struct DeadBoard {
  StudentBoard board;
  Placement latest;
  bool isRefused;  // setSquare returned false for the latest one; if not, all have been made
};

// The placements on a new board, up to the first for which setSquare returned false.
DeadBoard deadBoard(Subject& subject, int size, apps::Random& random);

}  // namespace coursework

#endif
