// ProcessorTime.h: adds the processor time that this thread takes during its own lifetime to a
// total. Other threads and programs do not count. Where the system does not tell it, as in a
// browser, it is the time that passes.

#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

namespace apps {

class ProcessorTime {
 public:
#ifdef __EMSCRIPTEN__
  static constexpr bool kIsInBrowser = true;
#else
  static constexpr bool kIsInBrowser = false;
#endif
  // Shorter times are not exact: a browser's clock goes in steps of 0.1 ms or more.
  static constexpr std::uint64_t kLeastExactNs = kIsInBrowser ? 1'000'000 : 0;

  explicit ProcessorTime(std::uint64_t& totalNs) : totalNs_(totalNs), start_(now()) {}
  ~ProcessorTime() {
    totalNs_ += now() - start_;
  }
  ProcessorTime(const ProcessorTime&) = delete;
  ProcessorTime& operator=(const ProcessorTime&) = delete;

 private:
  static std::uint64_t now() {
#if defined(CLOCK_THREAD_CPUTIME_ID) && !defined(__EMSCRIPTEN__)
    std::timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1'000'000'000 * static_cast<std::uint64_t>(time.tv_sec) +
           static_cast<std::uint64_t>(time.tv_nsec);
#else
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<std::uint64_t>(std::chrono::nanoseconds(time).count());
#endif
  }

  std::uint64_t& totalNs_;
  std::uint64_t start_;
};

}  // namespace apps
