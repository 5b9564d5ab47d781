// Scores.h: what each contender did, gathered from the runs of a comparison.

#ifndef APPS_COMPARE_SCORES_H_
#define APPS_COMPARE_SCORES_H_

#include <cstddef>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Figure.h"

namespace comparing {

struct Score {
  const Contender* contender;
  std::vector<const Run*> runs;  // one for each puzzle; null if the search was not begun
  std::size_t solved = 0;        // puzzles that it found a solution of
  std::vector<Figure> expanded;  // a search that did not finish has a lower bound
  std::vector<Figure> elapsedNs;
};

// How many puzzles can be compared: those that every contender was done with when the comparison
// ended. If it was stopped at the first one already, that one; if before that, none.
std::size_t comparablePuzzles(const Comparison& comparison);

// One for each contender, over the first comparablePuzzles(); none if there are none.
std::vector<Score> scoresOf(const Comparison& comparison);

}  // namespace comparing

#endif
