#include "apps/compare/Figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace comparing {
namespace {

template <class Bounded>
const char* sign(const Bounded& figure) {
  return figure.isLowerBound ? "≥" : "";
}

std::string withThousands(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3;) {
    end -= 3;
    digits.insert(end, 1, ',');
  }
  return digits;
}

// Three significant digits.
std::string rounded(double number) {
  return fmt::format("{:.{}f}", number, number < 9.995 ? 2 : number < 99.95 ? 1 : 0);
}

}  // namespace

Figure total(const std::vector<Figure>& figures) {
  Figure sum;
  for (const Figure& figure : figures) {
    sum.value += figure.value;
    sum.isLowerBound |= figure.isLowerBound;
  }
  return sum;
}

// Suppose that each lower bound is infinite in truth, which sorts it behind all exact numbers. If
// that does not change the median, the median is exact.
Figure median(std::vector<Figure> figures) {
  const std::size_t middle = (figures.size() - 1) / 2;
  const auto byValue = [](const Figure& one, const Figure& other) {
    return one.value < other.value;
  };
  const auto boundsLast = [&](const Figure& one, const Figure& other) {
    return one.isLowerBound == other.isLowerBound ? byValue(one, other) : other.isLowerBound;
  };
  std::sort(figures.begin(), figures.end(), byValue);
  const std::uint64_t least = figures[middle].value;
  std::sort(figures.begin(), figures.end(), boundsLast);
  const Figure& most = figures[middle];
  return {least, most.isLowerBound || most.value != least};
}

Figure worst(const std::vector<Figure>& figures) {
  Figure largest;
  for (const Figure& figure : figures) {
    largest.value = std::max(largest.value, figure.value);
    largest.isLowerBound |= figure.isLowerBound;
  }
  return largest;
}

Figure least(const std::vector<Figure>& figures) {
  return *std::min_element(
      figures.begin(), figures.end(), [](const Figure& one, const Figure& other) {
        return one.value != other.value ? one.value < other.value
                                        : !one.isLowerBound && other.isLowerBound;
      });
}

Mean geometricMean(const std::vector<Figure>& figures) {
  Mean mean;
  double logarithms = 0;
  for (const Figure& figure : figures) {
    logarithms += std::log(static_cast<double>(std::max<std::uint64_t>(figure.value, 1)));
    mean.isLowerBound |= figure.isLowerBound;
  }
  mean.value = std::exp(logarithms / static_cast<double>(figures.size()));
  return mean;
}

std::string text(const Figure& figure) {
  return sign(figure) + withThousands(figure.value);
}

std::string meanText(const Mean& mean) {
  if (mean.value < 999.5) return sign(mean) + rounded(mean.value);
  return sign(mean) + withThousands(static_cast<std::uint64_t>(std::llround(mean.value)));
}

std::string timeText(const Figure& nanoseconds) {
  const auto time = static_cast<double>(nanoseconds.value);
  const auto in = [&](double unit, const char* name) {
    return fmt::format("{}{} {}", sign(nanoseconds), rounded(time / unit), name);
  };
  if (time < 1e3) return fmt::format("{}{} ns", sign(nanoseconds), nanoseconds.value);
  if (time < 1e6) return in(1e3, "µs");
  if (time < 1e9) return in(1e6, "ms");
  if (time < 99.5e9) return in(1e9, "s");
  const auto seconds = static_cast<std::uint64_t>(time / 1e9 + 0.5);
  return fmt::format("{}{}:{:02} min", sign(nanoseconds), seconds / 60, seconds % 60);
}

}  // namespace comparing
