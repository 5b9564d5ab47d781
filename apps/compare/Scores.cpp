#include "apps/compare/Scores.h"

#include <algorithm>

namespace comparing {

std::vector<std::size_t> comparablePuzzles(const Comparison& comparison) {
  std::vector<std::size_t> done(comparison.entries.size(), 0);  // searches done, by puzzle
  for (const Run& run : comparison.runs) {
    if (!run.isCutShort()) ++done[run.entry];
  }
  std::vector<std::size_t> puzzles;
  for (std::size_t entry = 0; entry < done.size(); ++entry) {
    if (done[entry] == comparison.contenders.size()) puzzles.push_back(entry);
  }
  if (puzzles.empty() && !comparison.runs.empty()) puzzles = {comparison.runs.front().entry};
  return puzzles;
}

std::vector<Score> scoresOf(const Comparison& comparison) {
  const std::vector<std::size_t> puzzles = comparablePuzzles(comparison);
  if (puzzles.empty()) return {};
  std::vector<Score> scores;
  for (const Contender& contender : comparison.contenders) {
    const Figure notBegun{0, true};
    scores.push_back({&contender, puzzles, std::vector<const Run*>(puzzles.size()), 0,
                      std::vector<Figure>(puzzles.size(), notBegun),
                      std::vector<Figure>(puzzles.size(), notBegun)});
  }
  for (const Run& run : comparison.runs) {
    const auto found = std::lower_bound(puzzles.begin(), puzzles.end(), run.entry);
    if (found == puzzles.end() || *found != run.entry) continue;
    const auto puzzle = static_cast<std::size_t>(found - puzzles.begin());
    Score& score = scores[run.contender];
    score.runs[puzzle] = &run;
    score.solved += run.outcome == search::Outcome::solved ? 1 : 0;
    score.expanded[puzzle] = {run.statistics.expanded, !run.isFinished()};
    score.elapsedNs[puzzle] = {run.statistics.elapsedNs, !run.isFinished()};
  }
  return scores;
}

}  // namespace comparing
