// Patience.h: how long a call may take. Processor time decides, so that a busy machine changes no
// mark; a program that sleeps is waited for longer.
//
// A hand-in in which nothing returns would cost that time in every test. So patience wears thin:
// each call that did not return halves it, down to an eighth.

#ifndef TESTS_COURSEWORK_PATIENCE_H_
#define TESTS_COURSEWORK_PATIENCE_H_

#include <algorithm>
#include <chrono>

namespace coursework {

class Patience {
 public:
  // For a call that right code returns from in milliseconds.
  static Patience forCall() { return Patience(worn(std::chrono::milliseconds(1000))); }

  // For a search, which may take a thousand expansions of a slow board.
  static Patience forSearch() { return Patience(worn(std::chrono::milliseconds(12'000))); }

  // For a race against the clock, which is lost and not endless. Does not wear.
  static Patience forRace(std::chrono::milliseconds cpu) {
    Patience patience(cpu);
    patience.isRace_ = true;
    return patience;
  }

  Patience() : Patience(forCall()) {}

  std::chrono::milliseconds cpu() const { return cpu_; }
  std::chrono::milliseconds wall() const { return 4 * cpu_ + std::chrono::milliseconds(4000); }

  bool isRace() const { return isRace_; }

  // A call did not return.
  static void wear() { ++timesWorn(); }
  static void restore() { timesWorn() = 0; }

 private:
  explicit Patience(std::chrono::milliseconds cpu) : cpu_(cpu) {}

  static std::chrono::milliseconds worn(std::chrono::milliseconds cpu) {
    return cpu / (1 << std::min(timesWorn(), 3));
  }
  static int& timesWorn() {
    static int times = 0;
    return times;
  }

  std::chrono::milliseconds cpu_;
  bool isRace_ = false;
};

}  // namespace coursework

#endif
