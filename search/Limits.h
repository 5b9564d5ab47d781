// Limits.h: when a search is to give up for now. A stopped search has lost nothing: raise the
// limit, call solve() again, and it goes on where it was.

#ifndef SEARCH_LIMITS_H_
#define SEARCH_LIMITS_H_

#include <atomic>
#include <cstdint>
#include <limits>

namespace search {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

struct Limits {
  std::uint64_t expanded = kUnlimited;  // states to expand at most, over all calls of solve()
  std::uint64_t frontier = kUnlimited;  // states that may wait in the frontier at one moment
  std::uint64_t timeNs = kUnlimited;    // nanoseconds to spend inside solve(), over all calls

  // While this flag is true solve() returns nullptr before it looks at a further state. Any thread
  // or signal handler may set it; lower it to go on. Not owned; may be null.
  const std::atomic<bool>* stop = nullptr;
};

}  // namespace search

#endif
