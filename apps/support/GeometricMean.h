// GeometricMean.h: the mean of ratios: of 2 and 8, it is 4.

#pragma once

#include <cmath>
#include <vector>

namespace apps {

// Requires one number at least, and positive ones.
inline double geometricMean(const std::vector<double>& numbers) {
  double logarithms = 0;
  for (const double number : numbers) logarithms += std::log(number);
  return std::exp(logarithms / static_cast<double>(numbers.size()));
}

}  // namespace apps
