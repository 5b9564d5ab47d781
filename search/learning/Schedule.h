// Schedule.h: says when a search does again what it does from time to time, such as restarts. Each
// wait is longer than the one before.

#pragma once

#include <cstdint>

namespace search {

class Schedule {
 public:
  // Due after `wait` conflicts, then after two times, three times, ... as many further ones.
  explicit Schedule(std::uint64_t wait) : wait_(wait), next_(wait) {}

  // True if it is due, and then not again before the next time. Counts of conflicts do not fall.
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
