// InParallel.h: a parallel loop over independent pieces of work.

#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace apps {

// Joined at their end, as std::jthread, which clang 14's library lacks.
struct Threads : std::vector<std::thread> {
  ~Threads() {
    for (std::thread& each : *this) each.join();
  }
};

// Calls work(0), ..., work(count - 1), each once, started in this order on up to `threads` threads.
// Returns when all are done. If a call throws, no further call is started, and the first exception
// is rethrown after the running calls have ended.
inline void inParallel(std::size_t count, int threads,
                       const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> begun = 0;
  std::exception_ptr failure;
  std::mutex failing;
  const auto workOn = [&] {
    try {
      for (std::size_t i = begun++; i < count; i = begun++) work(i);
    } catch (...) {
      const std::lock_guard lock(failing);
      if (!failure) failure = std::current_exception();
      begun = count;
    }
  };
  {
    Threads others;
    const std::size_t useful = std::min(count, static_cast<std::size_t>(std::max(threads, 1)));
    while (others.size() + 1 < useful) others.emplace_back(workOn);
    workOn();
  }
  if (failure) std::rethrow_exception(failure);
}

}  // namespace apps
