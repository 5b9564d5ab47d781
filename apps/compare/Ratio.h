// Ratio.h: ratios of node counts as intervals. If a limit stopped a search, only a range of its
// ratio is known. Statistics over ranges are ranges again.

#ifndef APPS_COMPARE_RATIO_H_
#define APPS_COMPARE_RATIO_H_

#include <string>
#include <vector>

#include "apps/compare/Figure.h"

namespace comparing {

// The ratio lies in [least, most]. `least` may be 0 and `most` infinity.
struct Ratio {
  double least = 1;
  double most = 1;
};

// `other` / `one`. A count of 0 counts as 1.
Ratio ratioOf(const Figure& other, const Figure& one);

// The median. For an even number, the geometric mean of the middle two, so that the median of the
// reciprocals is the reciprocal of the median. Requires at least one ratio; so does
// geometricMean().
Ratio median(const std::vector<Ratio>& ratios);

Ratio geometricMean(const std::vector<Ratio>& ratios);

// "2.50×", "≥2.50×", "≤0.80×", "0.80–2.50×", or "?" if nothing is known.
std::string text(const Ratio& ratio);

}  // namespace comparing

#endif
