// Trials.h: placements by which part b judges setSquare. On plain ones, naked singles act alone: at
// no call of setSquare are there two squares with two candidates in one unit, or with the same two,
// so that a rule of pairs finds nothing, be it right or wrong.

#ifndef APPS_GRADE_SUITE_TRIALS_H_
#define APPS_GRADE_SUITE_TRIALS_H_

#include <optional>
#include <vector>

#include "apps/grade/suite/Puzzles.h"
#include "apps/support/Random.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// To be set on a new board, in this order.
struct Trial {
  int size;
  std::vector<Placement> placements;

  // All placements are part of it. Without one, setSquare has to refuse the last placement, which
  // leaves a square without any value.
  std::optional<sudoku::Puzzle> solution;
};

using Trials = std::vector<Trial>;

enum class Unit { row, column, box };

// The values of random units but one each, in random order.
Trials lastSquares(Unit kind, int size, apps::Random& random);

// The same, where the last two squares follow from those before: one because its last value but one
// is in another unit that it is in, and the other from that one. The two elements differ in the
// kind of that unit. On 4x4 boards some squares always have two candidates; these are of size 16.
std::vector<Trials> plainLastSquares(Unit kind, int size, apps::Random& random);

// Easy puzzles whose givens are set in random order.
Trials freshPuzzles(int size, int count, apps::Random& random);

// Placements of which the last one solves a 9x9 board. The others are plain even for a setSquare
// that looks for pairs before all singles are found: after each pass over the board in reading
// order.
Trial plainPuzzle(apps::Random& random);

// Those others. Then the squares that followed are set again.
Trial plainSingles(apps::Random& random);

// A few placements, after which every square that is left has many candidates.
Trial roomyBoard(apps::Random& random);

// Boards with a square that loses its last value, of all sizes; and plain ones of size 9 and 16.
Trials deadEnds(apps::Random& random);
Trials plainDeadEnds(apps::Random& random);

// Placements without lookahead. Each value is a candidate of its square when it is set. After the
// last one, propagation of naked singles leaves some square without candidates.
std::vector<Placement> playedIntoADeadEnd(int size, apps::Random& random);

}  // namespace coursework

#endif
