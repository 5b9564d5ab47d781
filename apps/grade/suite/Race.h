// Race.h: what is in time in a race against our own search. It is given measured times and measures
// none, so that its tests do not depend on the machine.

#ifndef APPS_GRADE_SUITE_RACE_H_
#define APPS_GRADE_SUITE_RACE_H_

#include <algorithm>
#include <chrono>

namespace coursework {

class Race {
 public:
  using Time = std::chrono::nanoseconds;

  // A submission may take so many times as long for a puzzle as our search takes. Boards made of
  // sets and vectors take about 60 times as long on 9x9, and 300 times on 16x16.
  static constexpr int kFactor = 1000;

  enum class Verdict { inTime, late, again };

  // `ours` is the processor time of our search. A submission in which many calls did not return
  // hurries: its runs end at a quarter of the limit.
  Race(Time ours, bool isHurried) : ours_(ours), isHurried_(isHurried) {}

  // Processors are not equally fast all the time: the longest time that was measured counts.
  void measuredAgain(Time ours) { ours_ = std::max(ours_, ours); }

  Time ours() const { return ours_; }
  Time limit() const { return kFactor * ours_; }

  // When a run is ended. Up to twice the limit, measuring both again may change the verdict. Once a
  // run was ended so, the next is ended at the limit, and after two at a quarter of it: the
  // submission is plainly too slow, and is not waited for again and again.
  Time end() const {
    if (isHurried_ || lost_ > 1) return limit() / 4;
    return lost_ == 0 ? 2 * limit() : limit();
  }

  // A run was ended.
  void lose() { ++lost_; }

  // A run came to the solution in that time; `again` is for one that is late by so little that
  // another run, after measuring our search again, may be in time.
  Verdict judge(Time took, int runsBefore) const {
    constexpr int kMostRuns = 4;
    if (took <= limit()) return Verdict::inTime;
    return took <= end() && runsBefore + 1 < kMostRuns ? Verdict::again : Verdict::late;
  }

 private:
  Time ours_;
  bool isHurried_;
  int lost_ = 0;
};

}  // namespace coursework

#endif
