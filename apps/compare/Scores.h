// Scores.h: the results of each contender, gathered from the runs of a comparison.

#ifndef APPS_COMPARE_SCORES_H_
#define APPS_COMPARE_SCORES_H_

#include <cstddef>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Figure.h"

namespace comparing {

struct Score {
  const Contender* contender;
  std::vector<std::size_t> entries;  // the comparable puzzles, as indices
  std::vector<const Run*> runs;      // by comparable puzzle; null if not begun
  std::size_t solved = 0;            // number of puzzles with a solution found
  std::vector<Figure> expanded;      // lower bounds for unfinished searches
  std::vector<Figure> elapsedNs;
};

// The indices of the comparable puzzles: those on which every contender was done when the
// comparison ended. If there are none, the first puzzle on which a search was begun, if any.
std::vector<std::size_t> comparablePuzzles(const Comparison& comparison);

// One score for each contender, over comparablePuzzles(). Empty if there are no such puzzles.
std::vector<Score> scoresOf(const Comparison& comparison);

}  // namespace comparing

#endif
