// Play.h: random placements, as someone might make them who does not look ahead.

#ifndef TESTS_COURSEWORK_PLAY_H_
#define TESTS_COURSEWORK_PLAY_H_

#include <vector>

#include "apps/support/Random.h"
#include "tests/coursework/Placement.h"

namespace coursework {

// Each is a value that its square can still have when it is set; the last one leaves some square
// without any, as naked singles tell.
std::vector<Placement> playedIntoADeadEnd(int size, apps::Random& random);

}  // namespace coursework

#endif
