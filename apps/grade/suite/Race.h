// Race.h: rates the speed of a submission's search relative to our own, and converts it to a share
// of the marks. Pure arithmetic on measured times, so its tests do not depend on the machine.

#ifndef APPS_GRADE_SUITE_RACE_H_
#define APPS_GRADE_SUITE_RACE_H_

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <vector>

namespace coursework {

// The times of our search and the submission's, of the same puzzle, measured in succession.
struct Lap {
  std::chrono::nanoseconds ours{};
  std::chrono::nanoseconds theirs{};
};

// Ratios of the submission's time to ours. All marks up to the first, none from the second on. In
// between, the share falls linearly with the logarithm of the ratio.
inline constexpr double kFullMarksUpTo = 5;
inline constexpr double kNoMarksFrom = 10'000;

// The median ratio of the submission's time to ours. A disturbed lap hardly moves a median.
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

// The share of the marks, from 0 to 1.
inline double shareFor(double ratio) {
  const double left = std::log(kNoMarksFrom / std::max(ratio, kFullMarksUpTo));
  return std::clamp(left / std::log(kNoMarksFrom / kFullMarksUpTo), 0.0, 1.0);
}

// The time limit of a search: after it, the search would earn nothing. `isHopeless`: many calls of
// the submission did not return, or it was too slow for another puzzle. Then a tenth.
inline std::chrono::nanoseconds endOf(std::chrono::nanoseconds ours, bool isHopeless) {
  return ours * static_cast<int>(kNoMarksFrom / (isHopeless ? 10 : 1));
}

// Whether another lap improves the median. False after seven laps, and for searches so long that
// they average out disturbances.
inline bool needsAnotherLap(const std::vector<Lap>& laps) {
  constexpr std::size_t kMost = 7;
  std::chrono::nanoseconds sum{};
  for (const Lap& each : laps) sum += each.theirs;
  return laps.size() < kMost && sum < std::chrono::seconds(1);
}

}  // namespace coursework

#endif
