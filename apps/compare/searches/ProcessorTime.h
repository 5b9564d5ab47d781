// ProcessorTime.h: the clock of searches, and what is known of clocks in browsers.

#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <ctime>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace apps {

// The C library puts off tidying up what a search freed until memory is asked for. The next search
// should not pay for that, nor find more memory ready than the first one did.
inline void tidyMemory() {
#ifdef __GLIBC__
  malloc_trim(1'000'000);  // kept for short searches
#endif
}

// Adds the processor time that this thread takes during its own lifetime to a total. Other threads
// and programs do not count. Where the system does not tell it, as in a browser, it is the time
// that passes.
class ProcessorTime {
 public:
#ifdef __EMSCRIPTEN__
  static constexpr bool kIsInBrowser = true;
#else
  static constexpr bool kIsInBrowser = false;
#endif
  // Shorter times are not exact: a browser's clock goes in steps of 0.1 ms or more.
  static constexpr std::uint64_t kLeastExactNs = kIsInBrowser ? 1'000'000 : 0;

  // Longer searches are not repeated, and shorter ones at least so often if they are few. A browser
  // still compiles the program during the first searches, and its pauses count as time.
  static constexpr std::uint64_t kLongNs = kIsInBrowser ? 200'000'000 : 10'000'000;
  static constexpr std::size_t kLeastTurns = kIsInBrowser ? 2 : 1;

  // What differences of times say: significant digits, and by how much times differ by chance.
  static constexpr int kDigits = kIsInBrowser ? 2 : 3;
  static constexpr double kNoise = kIsInBrowser ? 0.25 : 0.05;

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
