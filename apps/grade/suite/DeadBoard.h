// DeadBoard.h: a board of the submission's for which setSquare returned false.

#ifndef APPS_GRADE_SUITE_DEADBOARD_H_
#define APPS_GRADE_SUITE_DEADBOARD_H_

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/StudentBoard.h"
#include "apps/support/Random.h"

namespace coursework {

struct DeadBoard {
  StudentBoard board;
  Placement refused;
};

// By random placements that naked singles tell to leave some square without a value. Makes a
// finding and throws CallFailed if setSquare does not notice.
DeadBoard deadBoard(Subject& subject, int size, apps::Random& random);

}  // namespace coursework

#endif
