// Median.h: the median of numbers.

#pragma once

#include <algorithm>
#include <vector>

namespace apps {

// Of an even number of values, the mean of the middle two. Requires one value at least.
inline double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

}  // namespace apps
