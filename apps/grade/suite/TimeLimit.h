// TimeLimit.h: how long a call may take. Processor time decides, so that a busy machine changes no
// mark; a program that sleeps is waited for longer.
//
// A submission in which nothing returns would cost that time in every test. So each call that did
// not return shortens the limits of those to come. All of this is arithmetic: no clock is read
// here.

#ifndef APPS_GRADE_SUITE_TIMELIMIT_H_
#define APPS_GRADE_SUITE_TIMELIMIT_H_

#include <algorithm>
#include <chrono>

namespace coursework {

class TimeLimit {
 public:
  explicit TimeLimit(std::chrono::milliseconds cpu) : cpu_(cpu) {}

  std::chrono::milliseconds cpu() const { return cpu_; }
  std::chrono::milliseconds wall() const { return 4 * cpu_ + std::chrono::milliseconds(4000); }

  // Whether a call is over time that has used so much and began so long ago.
  bool isExceeded(std::chrono::nanoseconds cpu, std::chrono::nanoseconds wall) const {
    return cpu >= this->cpu() || wall >= this->wall();
  }

 private:
  std::chrono::milliseconds cpu_;
};

// The limits for one submission.
class TimeLimits {
 public:
  // For a call that right code returns from in milliseconds: 1 s at first, 125 ms at the least.
  TimeLimit forCall() const { return TimeLimit(std::chrono::milliseconds(1000 >> worn(3))); }

  // For a search, which may take a thousand expansions of a slow board: 6 s, 1.5 s, then 375 ms.
  TimeLimit forSearch() const {
    return TimeLimit(std::chrono::milliseconds(6000 >> (2 * worn(2))));
  }

  // A call did not return; `isWaiting`: it used little processor time. To lose a race is not that.
  void noteTimeout(bool isWaiting = false) {
    ++timeouts_;
    if (isWaiting) ++waits_;
  }

  // So many calls did not return and only waited that it would take minutes to try the others.
  bool isUsedUp() const { return waits_ >= 5; }

  // So many calls did not return that there is little hope for the next one.
  bool isHurried() const { return timeouts_ >= 3; }

 private:
  int worn(int most) const { return std::min(timeouts_, most); }

  int timeouts_ = 0;
  int waits_ = 0;  // of these
};

}  // namespace coursework

#endif
