// Ratio.h: how many times as many nodes one search expanded as another, where limits stopped some
// of them: then no more is known than a range, and sums over ranges are ranges again.

#ifndef APPS_COMPARE_RATIO_H_
#define APPS_COMPARE_RATIO_H_

#include <string>
#include <vector>

#include "apps/compare/Figure.h"

namespace comparing {

// All that is known of a ratio: it lies from `least` to `most`, which may be 0 and infinity.
struct Ratio {
  double least = 1;
  double most = 1;
};

// `other` over `one`; no nodes at all count as one.
Ratio ratioOf(const Figure& other, const Figure& one);

// The middle one; of an even number, the geometric mean of the two in the middle, so that turning
// all ratios over turns the median over. Requires one ratio at least; so does geometricMean().
Ratio median(const std::vector<Ratio>& ratios);

Ratio geometricMean(const std::vector<Ratio>& ratios);

// "2.50×", "≥2.50×", "≤0.80×", "0.80–2.50×", or "?" if nothing is known.
std::string text(const Ratio& ratio);

}  // namespace comparing

#endif
