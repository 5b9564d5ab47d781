// Play.h: random placements, as someone might make them who does not look ahead.

#ifndef APPS_GRADE_SUITE_PLAY_H_
#define APPS_GRADE_SUITE_PLAY_H_

#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/support/Random.h"

namespace coursework {

// Each is a value that its square can still have when it is set; the last one leaves some square
// without any, as naked singles tell.
std::vector<Placement> playedIntoADeadEnd(int size, apps::Random& random);

}  // namespace coursework

#endif
