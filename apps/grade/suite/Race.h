// Race.h: how fast a search is beside our own, and what share of the marks that earns. It is given
// measured times and measures none, so that its tests do not depend on the machine.

#ifndef APPS_GRADE_SUITE_RACE_H_
#define APPS_GRADE_SUITE_RACE_H_

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <vector>

namespace coursework {

// The submission's search and ours, of the same puzzle, one right after the other.
struct Lap {
  std::chrono::nanoseconds ours{};
  std::chrono::nanoseconds theirs{};
};

// So many times as long as our search: all marks up to the first, none from the second on. Between
// them, equal factors of time cost equal marks.
inline constexpr double kFullMarksUpTo = 5;
inline constexpr double kNoMarksFrom = 10'000;

// How many times as long as ours. The median, for a lap that was disturbed has another ratio.
inline double ratioOf(const std::vector<Lap>& laps) {
  std::vector<double> ratios;
  for (const Lap& each : laps) {
    const auto ours = std::max<std::chrono::nanoseconds::rep>(1, each.ours.count());
    ratios.push_back(static_cast<double>(each.theirs.count()) / static_cast<double>(ours));
  }
  std::sort(ratios.begin(), ratios.end());
  const std::size_t half = ratios.size() / 2;
  return ratios.size() % 2 == 1 ? ratios[half] : (ratios[half - 1] + ratios[half]) / 2;
}

// From 0 to 1.
inline double shareFor(double ratio) {
  const double left = std::log(kNoMarksFrom / std::max(ratio, kFullMarksUpTo));
  return std::clamp(left / std::log(kNoMarksFrom / kFullMarksUpTo), 0.0, 1.0);
}

// When a search is ended: it would earn nothing. In a submission in which many calls did not
// return, or that was too slow for another puzzle, it is not waited for so long.
inline std::chrono::nanoseconds endOf(std::chrono::nanoseconds ours, bool isHopeless) {
  return ours * static_cast<int>(kNoMarksFrom / (isHopeless ? 10 : 1));
}

// Whether another lap would make the median better: not after seven, nor of searches so long that
// they average over disturbances themselves.
inline bool needsAnotherLap(const std::vector<Lap>& laps) {
  constexpr std::size_t kMost = 7;
  std::chrono::nanoseconds sum{};
  for (const Lap& each : laps) sum += each.theirs;
  return laps.size() < kMost && sum < std::chrono::seconds(1);
}

}  // namespace coursework

#endif
