// Figure.h: numbers of nodes of which some are known from below only, because a limit stopped the
// search: how to sum them up without making them look finished.

#ifndef APPS_COMPARE_FIGURE_H_
#define APPS_COMPARE_FIGURE_H_

#include <cstdint>
#include <string>
#include <vector>

namespace comparing {

// A number, or the least that it can be.
struct Figure {
  std::uint64_t value = 0;
  bool isLowerBound = false;

  friend bool operator==(const Figure&, const Figure&) = default;
};

Figure total(const std::vector<Figure>& figures);

// Half of the figures are not larger than this. Exact as long as the lower bounds among them are
// large and few enough. Requires one figure at least; so does worst().
Figure median(std::vector<Figure> figures);

// The largest.
Figure worst(const std::vector<Figure>& figures);

// The smallest. Exact if no lower bound lies below it.
Figure least(const std::vector<Figure>& figures);

// The geometric mean, in which a puzzle that takes a thousand times as many nodes as another counts
// no more than one that takes a thousandth. No nodes at all count as one. Requires one figure at
// least.
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
