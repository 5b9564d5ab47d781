// Figure.h: node counts that may be lower bounds, because a limit stopped the search, and
// statistics over them that stay marked as lower bounds.

#ifndef APPS_COMPARE_FIGURE_H_
#define APPS_COMPARE_FIGURE_H_

#include <cstdint>
#include <string>
#include <vector>

namespace comparing {

// An exact number or a lower bound.
struct Figure {
  std::uint64_t value = 0;
  bool isLowerBound = false;

  friend bool operator==(const Figure&, const Figure&) = default;
};

Figure total(const std::vector<Figure>& figures);

// The median. It is exact if the lower bounds among the figures cannot change it. Requires at least
// one figure; so does worst().
Figure median(std::vector<Figure> figures);

// The maximum.
Figure worst(const std::vector<Figure>& figures);

// The minimum. Exact if no lower bound lies below it.
Figure least(const std::vector<Figure>& figures);

// The geometric mean, which weights ratios equally: a factor of a thousand cancels a factor of a
// thousandth. A figure of 0 counts as 1. Requires at least one figure.
struct Mean {
  double value = 0;
  bool isLowerBound = false;
};
Mean geometricMean(const std::vector<Figure>& figures);

// 12,345; with a sign before a lower bound.
std::string text(const Figure& figure);

// 5.27, 52.7, 527 or 5,270; with a sign before a lower bound.
std::string meanText(const Mean& mean);

// 850 ns, 1.25 ms, 12.5 s, 2:05 min; with a sign before a lower bound.
std::string timeText(const Figure& nanoseconds);

}  // namespace comparing

#endif
