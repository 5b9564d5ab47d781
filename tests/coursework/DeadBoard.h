// DeadBoard.h: a board of the hand-in's for which setSquare returned false.

#ifndef TESTS_COURSEWORK_DEADBOARD_H_
#define TESTS_COURSEWORK_DEADBOARD_H_

#include "apps/support/Random.h"
#include "tests/coursework/Placement.h"
#include "tests/coursework/StudentBoard.h"

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
