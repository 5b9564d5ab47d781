#include "apps/compare/results/Results.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "apps/support/GeometricMean.h"

namespace comparing {
namespace {

// --- statistics over counts, of which there must be one, except for the total

Count total(const std::vector<Count>& counts) {
  Count sum;
  for (const Count& count : counts) {
    sum.least += count.least;
    sum.isExact = sum.isExact && count.isExact;
  }
  return sum;
}

// The count at this position of the sorted order. The true value of a lower bound may be anywhere
// above it, so the count is exact if the exact ones alone have the same there.
Count countAt(std::size_t position, std::vector<Count> counts) {
  std::sort(counts.begin(), counts.end(),
            [](const Count& one, const Count& other) { return one.least < other.least; });
  const std::uint64_t least = counts[position].least;
  std::erase_if(counts, [](const Count& count) { return !count.isExact; });
  return {least, position < counts.size() && counts[position].least == least};
}

Count largest(const std::vector<Count>& counts) {
  return countAt(counts.size() - 1, counts);
}

double atLeastOne(const Count& count) {
  return static_cast<double>(std::max<std::uint64_t>(count.least, 1));
}

Real geometricMean(const std::vector<Count>& counts) {
  std::vector<double> numbers;
  for (const Count& count : counts) numbers.push_back(atLeastOne(count));
  return {apps::geometricMean(numbers), total(counts).isExact};
}

Ratios ratiosOf(std::vector<double> ratios) {
  if (ratios.empty()) return {};
  std::sort(ratios.begin(), ratios.end());
  const double lower = ratios[(ratios.size() - 1) / 2];
  const double upper = ratios[ratios.size() / 2];
  return {lower == upper ? lower : std::sqrt(lower) * std::sqrt(upper),
          apps::geometricMean(ratios)};
}

// --- the results

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
    const std::vector<Count> notBegun(puzzles.size(), {0, false});
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
  for (const Counter& counter : kLearningCounters) {
    std::vector<Count> counts;
    for (const Run* const run : score.runs) {
      const auto count = run == nullptr ? std::nullopt : counter.of(*run);
      if (count) counts.push_back(countOf(*run, *count));
    }
    if (counts.empty()) return {};
    result.push_back(counter.isMaximum ? largest(counts) : total(counts));
  }
  return result;
}

// The counter of the pair that a puzzle increments.
std::size_t Pair::*verdictOn(const Count& one, const Count& other) {
  if (one.isExact && other.isExact && one.least == other.least) return &Pair::equal;
  if (one.isExact && one.least < other.least) return &Pair::oneFewer;
  if (other.isExact && other.least < one.least) return &Pair::otherFewer;
  return &Pair::unknown;
}

// The exact binomial distribution. Of 5 puzzles, not even 0 < 5 is less likely than 0.05.
std::optional<double> chanceOf(std::size_t one, std::size_t other) {
  const auto fewer = static_cast<double>(std::min(one, other));
  const auto all = static_cast<double>(one + other);
  if (all < 6) return std::nullopt;
  double sum = 0;
  for (double i = 0; i <= fewer; ++i) {
    sum += std::exp(std::lgamma(all + 1) - std::lgamma(i + 1) - std::lgamma(all - i + 1) -
                    all * std::log(2));
  }
  return std::min(2 * sum, 1.0);
}

Pair pairOf(const Score& one, const Score& other) {
  Pair pair{one.contender, other.contender};
  std::vector<double> nodes, times;
  for (std::size_t i = 0; i < one.expanded.size(); ++i) {
    ++(pair.*verdictOn(one.expanded[i], other.expanded[i]));
    if (!one.expanded[i].isExact || !other.expanded[i].isExact) continue;
    ++pair.finished;
    nodes.push_back(atLeastOne(other.expanded[i]) / atLeastOne(one.expanded[i]));
    times.push_back(atLeastOne(other.elapsedNs[i]) / atLeastOne(one.elapsedNs[i]));
  }
  pair.chance = chanceOf(pair.oneFewer, pair.otherFewer);
  pair.nodes = ratiosOf(std::move(nodes));
  pair.time = ratiosOf(std::move(times));
  return pair;
}

TieSpread tieSpreadOf(const Score& score, std::size_t orders) {
  TieSpread spread{score.contender, score.total, std::vector<Count>(orders)};
  for (const Run* const run : score.runs) {
    for (std::size_t i = 0; i < orders; ++i) {
      const bool isBegun = run != nullptr && i < run->ties.size();
      const Count nodes = isBegun ? Count{run->ties[i].expanded, isFinished(run->ties[i].outcome)}
                                  : Count{0, false};
      spread.seeded[i] = total({spread.seeded[i], nodes});
    }
  }
  spread.least = countAt(0, spread.seeded);
  spread.median = median(spread.seeded);
  spread.most = largest(spread.seeded);
  if (spread.least.isExact && spread.most.isExact) {
    spread.ratio = atLeastOne(spread.most) / atLeastOne(spread.least);
  }
  return spread;
}

}  // namespace

Real median(const std::vector<Count>& counts) {
  const Count lower = countAt((counts.size() - 1) / 2, counts);
  const Count upper = countAt(counts.size() / 2, counts);
  return {(static_cast<double>(lower.least) + static_cast<double>(upper.least)) / 2,
          lower.isExact && upper.isExact};
}

Count countOf(const Run& run, std::uint64_t value) {
  return {value, isFinished(run.outcome)};
}

Results resultsOf(const Comparison& comparison) {
  Results results{comparison, comparablePuzzles(comparison)};
  if (results.puzzles.empty()) return results;
  addRuns(results);
  for (Score& score : results.scores) {
    score.total = total(score.expanded);
    score.median = median(score.expanded);
    score.mean = geometricMean(score.expanded);
    score.worst = largest(score.expanded);
    score.time = total(score.elapsedNs);
    score.learning = learningOf(score);
    const Run* const first = score.runs.front();
    const std::size_t orders = first == nullptr ? 0 : first->ties.size();
    if (orders > 0) results.ties.push_back(tieSpreadOf(score, orders));
  }
  for (std::size_t one = 0; one < results.scores.size(); ++one) {
    for (std::size_t other = one + 1; other < results.scores.size(); ++other) {
      results.pairs.push_back(pairOf(results.scores[one], results.scores[other]));
    }
  }
  return results;
}

}  // namespace comparing
