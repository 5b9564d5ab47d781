// Interval.h: numbers with a lower and an upper bound, statistics over them, and their texts. A
// number is not exact if a limit stopped a search. A statistic is exact if the unknown parts cannot
// change it.

#ifndef APPS_COMPARE_INTERVAL_H_
#define APPS_COMPARE_INTERVAL_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace compareSearch {

// A number from `least` to `most`.
template <class Number>
struct Interval {
  Number least{};
  std::optional<Number> most = least;  // nothing: no upper bound is known

  bool isExact() const { return most == least; }
  friend bool operator==(const Interval&, const Interval&) = default;
};

using Count = Interval<std::uint64_t>;  // of nodes, puzzles or nanoseconds; exact, or a lower bound
using Real = Interval<double>;          // a ratio or a mean

constexpr Count exactly(std::uint64_t count) {
  return {count, count};
}
constexpr Count atLeast(std::uint64_t count) {
  return {count, std::nullopt};
}

Count total(const std::vector<Count>& counts);

// For an even number of counts, the mean of the middle two. This function and all below require at
// least one number.
Real median(const std::vector<Count>& counts);
Count largest(const std::vector<Count>& counts);
Count smallest(const std::vector<Count>& counts);

// `other` / `one`. A count of 0 counts as 1.
Real ratioOf(const Count& other, const Count& one);

// For an even number of ratios, the geometric mean of the middle two, so that the median of the
// reciprocals is the reciprocal of the median.
Real median(const std::vector<Real>& ratios);

// The geometric mean weights ratios equally: a factor of a thousand cancels a factor of a
// thousandth. A count of 0 counts as 1.
Real geometricMean(const std::vector<Real>& ratios);
Real geometricMean(const std::vector<Count>& counts);

// "12,345", or "12,345.5" for a median; "≥12,345" for a lower bound.
std::string text(const Count& count);
std::string text(const Real& median);

// "850 ns", "1.25 ms", "12.5 s", "2:05 min"; likewise with a sign.
std::string timeText(const Count& nanoseconds);

// "5.27", "52.7", "527" or "5,270"; likewise with a sign.
std::string meanText(const Real& mean);

// "2.50×", "≥2.50×", "≤0.80×", "0.80–2.50×", or "?" if nothing is known.
std::string ratioText(const Real& ratio);

}  // namespace compareSearch

#endif
