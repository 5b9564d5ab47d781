// Stopwatch.h: adds the wall-clock time of its own lifetime to a total. It does so when an
// exception passes through, too.

#pragma once

#include <chrono>
#include <cstdint>

namespace search {

class Stopwatch {
 public:
  explicit Stopwatch(std::uint64_t& totalNs) : totalNs_(totalNs), start_(Clock::now()) {}
  ~Stopwatch() { totalNs_ = elapsedNs(); }
  Stopwatch(const Stopwatch&) = delete;
  Stopwatch& operator=(const Stopwatch&) = delete;

  // The total including the time since construction, in nanoseconds.
  std::uint64_t elapsedNs() const {
    const auto running =
        std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start_);
    return totalNs_ + static_cast<std::uint64_t>(running.count());
  }

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t& totalNs_;
  Clock::time_point start_;
};

}  // namespace search
