// Statistics.h: counters and time of a search so far, over all calls of solve().

#pragma once

#include <cstdint>

namespace search {

struct Statistics {
  std::uint64_t expanded = 0;      // states whose successors() returned
  std::uint64_t generated = 0;     // states that they returned, plus the start (of each round)
  std::uint64_t peakFrontier = 0;  // most states in the frontier at one time
  std::uint64_t depth = 0;         // expansions on the path from the start to the latest solution
  std::uint64_t elapsedNs = 0;     // wall-clock time spent inside solve(), in nanoseconds
  std::uint64_t repeats = 0;  // generated states dropped because an equal one was reached before
  std::uint64_t cost = 0;     // of the path from the start to the latest solution
};

// Of a search that learns from contradictions, besides.
struct LearningStatistics {
  std::uint64_t conflicts = 0;        // contradictions met
  std::uint64_t learned = 0;          // clauses learned from them
  std::uint64_t literals = 0;         // literals of these clauses
  std::uint64_t restarts = 0;         // times that decisions were given up without a contradiction
  std::uint64_t longestBackjump = 0;  // most levels given up after one contradiction
};

}  // namespace search
