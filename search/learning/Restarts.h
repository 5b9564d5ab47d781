// Restarts.h: when to give up all decisions and begin again with what was learned: after 1, 1,
// 2, 1, 1, 2, 4 ... times 512 conflicts. Source: Luby, Sinclair and Zuckerman, 1993; "reluctant
// doubling" computes the sequence (Knuth, 2012).

#ifndef SEARCH_LEARNING_RESTARTS_H_
#define SEARCH_LEARNING_RESTARTS_H_

#include <cstdint>

namespace search {

class Restarts {
 public:
  explicit Restarts(std::uint64_t period = 512) : period_(period), left_(period) {}

  // Counts a conflict. Returns true if a restart is due.
  bool count() {
    if (--left_ > 0) return false;
    if ((u_ & (~u_ + 1)) == v_) {
      ++u_;
      v_ = 1;
    } else {
      v_ *= 2;
    }
    left_ = period_ * v_;
    return true;
  }

 private:
  std::uint64_t period_;
  std::uint64_t left_;
  std::uint64_t u_ = 1, v_ = 1;
};

// Decides when something is due again. Each wait is longer than the one before.
class Schedule {
 public:
  explicit Schedule(std::uint64_t wait) : wait_(wait), next_(wait) {}
  bool isDue(std::uint64_t conflicts) {
    if (conflicts < next_) return false;
    next_ = conflicts + wait_ * ++times_;
    return true;
  }

 private:
  std::uint64_t wait_;
  std::uint64_t next_;
  std::uint64_t times_ = 1;
};

}  // namespace search

#endif
