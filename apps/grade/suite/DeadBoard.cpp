#include "apps/grade/suite/DeadBoard.h"

#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Play.h"
#include "apps/grade/suite/Text.h"

namespace coursework {

DeadBoard deadBoard(Subject& subject, int size, apps::Random& random) {
  StudentBoard board = StudentBoard::blank(subject, size);
  for (const Placement& placement : playedIntoADeadEnd(size, random)) {
    if (!board.set(placement)) return {board, placement};
  }
  fault({"false from setSquare(), for a square has no value left", "true", drawing(board.asked()),
         ""});
  throw CallFailed("no board is dead");
}

}  // namespace coursework
