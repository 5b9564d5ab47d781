#include "apps/compare/Scores.h"

#include <algorithm>

namespace comparing {

std::size_t comparablePuzzles(const Comparison& comparison) {
  if (comparison.runs.empty()) return 0;
  return std::max<std::size_t>(comparison.searchesDone() / comparison.contenders.size(), 1);
}

std::vector<Score> scoresOf(const Comparison& comparison) {
  const std::size_t puzzles = comparablePuzzles(comparison);
  if (puzzles == 0) return {};
  std::vector<Score> scores;
  for (const Contender& contender : comparison.contenders) {
    const Figure notBegun{0, true};
    scores.push_back({&contender, std::vector<const Run*>(puzzles), 0,
                      std::vector<Figure>(puzzles, notBegun),
                      std::vector<Figure>(puzzles, notBegun)});
  }
  for (const Run& run : comparison.runs) {
    if (run.entry >= puzzles) break;
    Score& score = scores[run.contender];
    score.runs[run.entry] = &run;
    score.solved += run.outcome == search::Outcome::solved ? 1 : 0;
    score.expanded[run.entry] = {run.statistics.expanded, !run.isFinished()};
    score.elapsedNs[run.entry] = {run.statistics.elapsedNs, !run.isFinished()};
  }
  return scores;
}

}  // namespace comparing
