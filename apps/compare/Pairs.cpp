#include "apps/compare/Pairs.h"

#include <fmt/format.h>

#include "apps/compare/Figure.h"

namespace comparing {
namespace {

bool isAskedFor(const Contender& one, const Contender& other, Pairing pairing) {
  switch (pairing) {
    case Pairing::strategies: return one.rulesName == other.rulesName;
    case Pairing::rules: return one.strategy == other.strategy;
    case Pairing::all: return true;
    case Pairing::none: return false;
  }
  return false;
}

// The counter of the pair that a puzzle increments.
std::size_t Pair::*verdictOn(const Figure& one, const Figure& other) {
  if (!one.isLowerBound && !other.isLowerBound && one.value == other.value) return &Pair::equal;
  if (!one.isLowerBound && one.value < other.value) return &Pair::oneFewer;
  if (!other.isLowerBound && other.value < one.value) return &Pair::otherFewer;
  return &Pair::unknown;
}

Pair pairOf(const Score& one, const Score& other) {
  Pair pair{one.contender, other.contender};
  std::vector<Ratio> ratios;
  std::vector<Ratio> finished;
  for (std::size_t i = 0; i < one.expanded.size(); ++i) {
    ++(pair.*verdictOn(one.expanded[i], other.expanded[i]));
    ratios.push_back(ratioOf(other.expanded[i], one.expanded[i]));
    if (!one.expanded[i].isLowerBound && !other.expanded[i].isLowerBound) {
      finished.push_back(ratios.back());
    }
  }
  pair.median = median(ratios);
  pair.mean = geometricMean(ratios);
  pair.finished = finished.size();
  if (!finished.empty()) pair.meanOfFinished = geometricMean(finished);
  return pair;
}

}  // namespace

std::string meanText(const Pair& pair) {
  if (pair.finished == 0 ||
      pair.unknown + pair.oneFewer + pair.equal + pair.otherFewer == pair.finished) {
    return text(pair.mean);
  }
  return fmt::format("{} ({} on {})", text(pair.mean), text(pair.meanOfFinished),
                     text(Figure{pair.finished}));
}

std::vector<Pair> pairsOf(const std::vector<Score>& scores, Pairing pairing) {
  std::vector<Pair> pairs;
  for (std::size_t one = 0; one < scores.size(); ++one) {
    for (std::size_t other = one + 1; other < scores.size(); ++other) {
      if (isAskedFor(*scores[one].contender, *scores[other].contender, pairing)) {
        pairs.push_back(pairOf(scores[one], scores[other]));
      }
    }
  }
  return pairs;
}

}  // namespace comparing
