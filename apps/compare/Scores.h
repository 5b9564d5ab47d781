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
  std::vector<std::size_t> entries;  // the comparable puzzles, as indices
  std::vector<const Run*> runs;      // one for each comparable puzzle; null if it was not begun
  std::size_t solved = 0;            // puzzles that it found a solution of
  std::vector<Figure> expanded;      // a search that did not finish has a lower bound
  std::vector<Figure> elapsedNs;
};

// The puzzles that can be compared, by their index: those that every contender was done with when
// the comparison ended. If there are none, the first that any search was begun on, if any was.
std::vector<std::size_t> comparablePuzzles(const Comparison& comparison);

// One for each contender, over the comparablePuzzles(); none if there are none.
std::vector<Score> scoresOf(const Comparison& comparison);

}  // namespace comparing

#endif
