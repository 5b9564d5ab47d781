#include "apps/compare/Results.h"

#include <algorithm>
#include <set>
#include <utility>

namespace compareSearch {
namespace {

Count countOf(search::Outcome outcome, std::uint64_t value) {
  return isFinished(outcome) ? exactly(value) : atLeast(value);
}

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

// Gathers the runs on comparable puzzles, by contender.
void addRuns(Results& results) {
  const std::vector<std::size_t>& puzzles = results.puzzles;
  for (const Contender& contender : results.comparison.contenders) {
    const std::vector<Count> notBegun(puzzles.size(), atLeast(0));
    results.scores.push_back(
        {&contender, std::vector<const Run*>(puzzles.size()), notBegun, notBegun});
  }
  std::set<std::size_t> withoutSolution;
  for (const Run& run : results.comparison.runs) {
    const auto found = std::lower_bound(puzzles.begin(), puzzles.end(), run.entry);
    if (found == puzzles.end() || *found != run.entry) continue;
    ++results.ended[run.outcome];
    if (run.outcome == search::Outcome::exhausted) withoutSolution.insert(run.entry);
    const auto puzzle = static_cast<std::size_t>(found - puzzles.begin());
    Score& score = results.scores[run.contender];
    score.runs[puzzle] = &run;
    score.expanded[puzzle] = countOf(run, run.statistics.expanded);
    score.elapsedNs[puzzle] = countOf(run, run.statistics.elapsedNs);
    if (run.outcome == search::Outcome::solved) ++score.solved;
  }
  results.withoutSolution = withoutSolution.size();
}

std::vector<Count> learningOf(const Score& score) {
  std::vector<Count> result;
  for (const LearningCounter& counter : kLearningCounters) {
    std::vector<Count> counts;
    for (const Run* const run : score.runs) {
      if (run == nullptr || !run->learning) continue;
      counts.push_back(countOf(*run, (*run->learning).*counter.member));
    }
    if (counts.empty()) return {};
    result.push_back(counter.isMaximum ? largest(counts) : total(counts));
  }
  return result;
}

void addSums(Score& score) {
  score.total = total(score.expanded);
  score.median = median(score.expanded);
  score.mean = geometricMean(score.expanded);
  score.worst = largest(score.expanded);
  score.time = total(score.elapsedNs);
  score.learning = learningOf(score);
}

// The counter of the pair that a puzzle increments.
std::size_t Pair::*verdictOn(const Count& one, const Count& other) {
  if (one.isExact() && other.isExact() && one.least == other.least) return &Pair::equal;
  if (one.isExact() && one.least < other.least) return &Pair::oneFewer;
  if (other.isExact() && other.least < one.least) return &Pair::otherFewer;
  return &Pair::unknown;
}

Pair pairOf(const Score& one, const Score& other) {
  Pair pair{one.contender, other.contender};
  std::vector<Real> ratios;
  std::vector<Real> finished;
  for (std::size_t i = 0; i < one.expanded.size(); ++i) {
    ++(pair.*verdictOn(one.expanded[i], other.expanded[i]));
    ratios.push_back(ratioOf(other.expanded[i], one.expanded[i]));
    if (one.expanded[i].isExact() && other.expanded[i].isExact()) {
      finished.push_back(ratios.back());
    }
  }
  pair.median = median(ratios);
  pair.mean = geometricMean(ratios);
  pair.finished = finished.size();
  if (!finished.empty()) pair.meanOfFinished = geometricMean(finished);
  return pair;
}

TieSpread tieSpreadOf(const Score& score, std::size_t orders) {
  TieSpread spread{score.contender, score.total, std::vector<Count>(orders)};
  for (const Run* const run : score.runs) {
    for (std::size_t i = 0; i < orders; ++i) {
      const bool isBegun = run != nullptr && i < run->ties.size();
      const Count nodes =
          isBegun ? countOf(run->ties[i].outcome, run->ties[i].expanded) : atLeast(0);
      spread.seeded[i] = total({spread.seeded[i], nodes});
    }
  }
  spread.least = smallest(spread.seeded);
  spread.median = median(spread.seeded);
  spread.most = largest(spread.seeded);
  spread.ratio = ratioOf(spread.most, spread.least);
  return spread;
}

}  // namespace

Count countOf(const Run& run, std::uint64_t value) {
  return countOf(run.outcome, value);
}

bool includesPair(Pairing pairing, const Contender& one, const Contender& other) {
  switch (pairing) {
    case Pairing::strategies: return one.rulesName == other.rulesName;
    case Pairing::rules: return one.strategy == other.strategy;
    case Pairing::all: return true;
    case Pairing::none: return false;
  }
  return false;
}

std::vector<Pair> pairsOf(const std::vector<Score>& scores, Pairing pairing) {
  std::vector<Pair> pairs;
  for (std::size_t one = 0; one < scores.size(); ++one) {
    for (std::size_t other = one + 1; other < scores.size(); ++other) {
      if (includesPair(pairing, *scores[one].contender, *scores[other].contender)) {
        pairs.push_back(pairOf(scores[one], scores[other]));
      }
    }
  }
  return pairs;
}

Results resultsOf(const Comparison& comparison, Pairing pairing) {
  Results results{comparison, comparablePuzzles(comparison)};
  if (results.puzzles.empty()) return results;
  addRuns(results);
  for (Score& score : results.scores) {
    addSums(score);
    const Run* const first = score.runs.front();
    const std::size_t orders = first == nullptr ? 0 : first->ties.size();
    if (orders > 0) results.ties.push_back(tieSpreadOf(score, orders));
  }
  results.pairs = pairsOf(results.scores, pairing);
  return results;
}

}  // namespace compareSearch
