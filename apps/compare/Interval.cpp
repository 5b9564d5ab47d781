#include "apps/compare/Interval.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "apps/support/PrintableText.h"

namespace compareSearch {
namespace {

using apps::withThousands;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// The lower bounds of all counts, and the upper bounds of those that have one. Both are sorted.
struct Ends {
  std::vector<std::uint64_t> leasts{};
  std::vector<std::uint64_t> mosts{};
};

Ends endsOf(const std::vector<Count>& counts) {
  Ends ends;
  for (const Count& count : counts) {
    ends.leasts.push_back(count.least);
    if (count.most) ends.mosts.push_back(*count.most);
  }
  std::sort(ends.leasts.begin(), ends.leasts.end());
  std::sort(ends.mosts.begin(), ends.mosts.end());
  return ends;
}

// The count at this position of the sorted order. Unknown upper bounds come after all known ones.
Count countAt(std::size_t position, const Ends& ends) {
  const std::uint64_t least = ends.leasts[position];
  const bool isExact = position < ends.mosts.size() && ends.mosts[position] == least;
  return isExact ? exactly(least) : atLeast(least);
}

Real realFrom(double least, double most) {
  return {least, most == kInfinity ? std::nullopt : std::optional(most)};
}

std::vector<double> leastsOf(const std::vector<Real>& numbers) {
  std::vector<double> leasts;
  for (const Real& number : numbers) leasts.push_back(number.least);
  return leasts;
}

std::vector<double> mostsOf(const std::vector<Real>& numbers) {
  std::vector<double> mosts;
  for (const Real& number : numbers) mosts.push_back(number.most.value_or(kInfinity));
  return mosts;
}

double middleOf(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  const double lower = numbers[(numbers.size() - 1) / 2];
  const double upper = numbers[numbers.size() / 2];
  return lower == upper ? lower : std::sqrt(lower) * std::sqrt(upper);
}

double meanOf(const std::vector<double>& numbers) {
  double logarithms = 0;
  for (const double number : numbers) logarithms += std::log(number);
  return std::exp(logarithms / static_cast<double>(numbers.size()));
}

// The number with three significant digits.
std::string rounded(double number) {
  return fmt::format("{:.{}f}", number, number < 9.995 ? 2 : number < 99.95 ? 1 : 0);
}

template <class Number>
const char* sign(const Interval<Number>& number) {
  return number.isExact() ? "" : "≥";
}

}  // namespace

Count total(const std::vector<Count>& counts) {
  Count sum = exactly(0);
  for (const Count& count : counts) {
    sum.least += count.least;
    sum.most = sum.most && count.most ? std::optional(*sum.most + *count.most) : std::nullopt;
  }
  return sum;
}

Real median(const std::vector<Count>& counts) {
  const Ends ends = endsOf(counts);
  const Count lower = countAt((counts.size() - 1) / 2, ends);
  const Count upper = countAt(counts.size() / 2, ends);
  const double middle = (static_cast<double>(lower.least) + static_cast<double>(upper.least)) / 2;
  return realFrom(middle, lower.isExact() && upper.isExact() ? middle : kInfinity);
}

Count largest(const std::vector<Count>& counts) {
  return countAt(counts.size() - 1, endsOf(counts));
}

Count smallest(const std::vector<Count>& counts) {
  return countAt(0, endsOf(counts));
}

Real ratioOf(const Count& other, const Count& one) {
  const auto atLeastOne = [](std::uint64_t count) {
    return static_cast<double>(std::max<std::uint64_t>(count, 1));
  };
  const auto mostOf = [&](const Count& count) {
    return count.most ? atLeastOne(*count.most) : kInfinity;
  };
  return realFrom(atLeastOne(other.least) / mostOf(one), mostOf(other) / atLeastOne(one.least));
}

Real median(const std::vector<Real>& ratios) {
  return realFrom(middleOf(leastsOf(ratios)), middleOf(mostsOf(ratios)));
}

Real geometricMean(const std::vector<Real>& ratios) {
  return realFrom(meanOf(leastsOf(ratios)), meanOf(mostsOf(ratios)));
}

Real geometricMean(const std::vector<Count>& counts) {
  std::vector<Real> ratios;  // to 1
  for (const Count& count : counts) ratios.push_back(ratioOf(count, exactly(1)));
  return geometricMean(ratios);
}

std::string text(const Count& count) {
  return sign(count) + withThousands(count.least);
}

std::string text(const Real& median) {
  const auto whole = static_cast<std::uint64_t>(median.least);
  const bool isHalf = static_cast<double>(whole) != median.least;
  return sign(median) + withThousands(whole) + (isHalf ? ".5" : "");
}

std::string timeText(const Count& nanoseconds) {
  const auto time = static_cast<double>(nanoseconds.least);
  const auto in = [&](double unit, const char* name) {
    return fmt::format("{}{} {}", sign(nanoseconds), rounded(time / unit), name);
  };
  if (time < 1e3) return fmt::format("{}{} ns", sign(nanoseconds), nanoseconds.least);
  if (time < 1e6) return in(1e3, "µs");
  if (time < 1e9) return in(1e6, "ms");
  if (time < 99.5e9) return in(1e9, "s");
  const auto seconds = static_cast<std::uint64_t>(time / 1e9 + 0.5);
  return fmt::format("{}{}:{:02} min", sign(nanoseconds), seconds / 60, seconds % 60);
}

std::string meanText(const Real& mean) {
  if (mean.least < 999.5) return sign(mean) + rounded(mean.least);
  return sign(mean) + withThousands(static_cast<std::uint64_t>(std::llround(mean.least)));
}

std::string ratioText(const Real& ratio) {
  if (!ratio.most) return ratio.least == 0 ? "?" : fmt::format("≥{}×", rounded(ratio.least));
  if (ratio.least == 0) return fmt::format("≤{}×", rounded(*ratio.most));
  const std::string least = rounded(ratio.least);
  const std::string most = rounded(*ratio.most);
  return least == most ? least + "×" : fmt::format("{}–{}×", least, most);
}

}  // namespace compareSearch
