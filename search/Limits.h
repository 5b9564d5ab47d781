// Limits.h: limits on a search. A search that reached a limit (other than that on depth) can be
// resumed: raise the limit and call solve() again.

#pragma once

#include <atomic>
#include <cstdint>
#include <limits>

namespace search {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

struct Limits {
  std::uint64_t expanded = kUnlimited;  // most states to expand, over all calls of solve()
  std::uint64_t timeNs = kUnlimited;    // most nanoseconds spent inside solve(), over all calls

  // States at this depth are not expanded; a solution there is still returned. A search that ends
  // for this reason cannot be resumed. Set the limit before the first solve(): later, drivers may
  // miss solutions within it.
  std::uint64_t depth = kUnlimited;

  // No state is expanded while the frontier holds so many states, or while the keys of the reached
  // states (Keyed.h) take about so many bytes. One expansion may exceed the limit. How many bytes a
  // state takes is known to its puzzle only.
  std::uint64_t frontier = 4'000'000;
  std::uint64_t keyBytes = 512 * 1024 * 1024;

  // A search that learns (ConflictDrivenSearch.h) takes about kBytesOfFact for each fact of its
  // puzzle. It does not begin with more facts; the outcome is outOfMemory.
  static constexpr std::uint64_t kBytesOfFact = 115;
  std::uint64_t facts = 17'000'000;

  // While this flag is true, solve() returns nullptr before it takes another state. Any thread or
  // signal handler may set it; clear it to resume. Not owned; may be null.
  const std::atomic<bool>* stop = nullptr;
};

}  // namespace search
