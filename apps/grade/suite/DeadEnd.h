// DeadEnd.h: random placements that end in a contradiction, and a submission's board after them.

#ifndef APPS_GRADE_SUITE_DEADEND_H_
#define APPS_GRADE_SUITE_DEADEND_H_

#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/StudentBoard.h"
#include "apps/support/Random.h"

namespace coursework {

// Placements without lookahead. Each value is a candidate of its square when it is set. After the
// last one, propagation of naked singles leaves some square without candidates.
std::vector<Placement> playedIntoADeadEnd(int size, apps::Random& random);

struct DeadBoard {
  StudentBoard board;
  Placement latest;
  bool isRefused;  // true: setSquare returned false for `latest`; false: it accepted all placements
};

// Sets such placements on a new board and stops when setSquare first returns false.
DeadBoard deadBoard(Subject& subject, int size, apps::Random& random);

}  // namespace coursework

#endif
