// TimeLimit.h: time limits for calls of a submission. The limit is processor time, so that a busy
// machine changes hardly a mark; a call that sleeps uses it, too. Each call that does not return
// shortens the limits of later ones, so that an endless loop does not cost the full limit in every
// test. Reads no clock.

#pragma once

#include <algorithm>
#include <chrono>

namespace coursework {

// The current limits for one submission.
class TimeLimits {
 public:
  // For a call that takes correct code milliseconds, or a search in setSquare() a second: 6 s at
  // first, halved three times at most.
  std::chrono::milliseconds forCall() const { return std::chrono::milliseconds(6000 >> worn(3)); }

  // For a search, which may be a thousand expansions of a slow board: 6 s, 1.5 s, then 375 ms.
  std::chrono::milliseconds forSearch() const {
    return std::chrono::milliseconds(6000 >> (2 * worn(2)));
  }

  // To be called when a call did not return, but not for a search that was too slow in a race.
  void noteTimeout() { ++timeouts_; }

  // Whether so many calls did not return that later ones are unlikely to.
  bool isHurried() const { return timeouts_ >= 3; }

 private:
  int worn(int most) const { return std::min(timeouts_, most); }

  int timeouts_ = 0;
};

}  // namespace coursework
