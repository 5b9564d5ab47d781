#include "apps/compare/Ratio.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace comparing {
namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();

double leastOf(const Figure& figure) {
  return static_cast<double>(std::max<std::uint64_t>(figure.value, 1));
}
double mostOf(const Figure& figure) {
  return figure.isLowerBound ? kEndless : leastOf(figure);
}

std::vector<double> endsOf(const std::vector<Ratio>& ratios, double Ratio::*end) {
  std::vector<double> ends;
  for (const Ratio& ratio : ratios) ends.push_back(ratio.*end);
  return ends;
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

std::string digits(double number) {
  return fmt::format("{:.{}f}", number, number < 9.995 ? 2 : number < 99.95 ? 1 : 0);
}

}  // namespace

Ratio ratioOf(const Figure& other, const Figure& one) {
  return {leastOf(other) / mostOf(one), mostOf(other) / leastOf(one)};
}

Ratio median(const std::vector<Ratio>& ratios) {
  return {middleOf(endsOf(ratios, &Ratio::least)), middleOf(endsOf(ratios, &Ratio::most))};
}

Ratio geometricMean(const std::vector<Ratio>& ratios) {
  return {meanOf(endsOf(ratios, &Ratio::least)), meanOf(endsOf(ratios, &Ratio::most))};
}

std::string text(const Ratio& ratio) {
  if (ratio.least == 0 && ratio.most == kEndless) return "?";
  if (ratio.most == kEndless) return fmt::format("≥{}×", digits(ratio.least));
  if (ratio.least == 0) return fmt::format("≤{}×", digits(ratio.most));
  const std::string least = digits(ratio.least);
  const std::string most = digits(ratio.most);
  return least == most ? least + "×" : fmt::format("{}–{}×", least, most);
}

}  // namespace comparing
