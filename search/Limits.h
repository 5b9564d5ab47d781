// Limits.h: limits on a search. A search that reached a limit can be resumed: raise the limit and
// call solve() again.

#ifndef SEARCH_LIMITS_H_
#define SEARCH_LIMITS_H_

#include <atomic>
#include <cstdint>
#include <limits>

namespace search {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

struct Limits {
  std::uint64_t expanded = kUnlimited;  // most states to expand, over all calls of solve()
  std::uint64_t frontier = kUnlimited;  // most states in the frontier at one time
  std::uint64_t timeNs = kUnlimited;    // most nanoseconds spent inside solve(), over all calls

  // While this flag is true, solve() returns nullptr before it takes another state. Any thread or
  // signal handler may set it; clear it to resume. Not owned; may be null.
  const std::atomic<bool>* stop = nullptr;
};

}  // namespace search

#endif
