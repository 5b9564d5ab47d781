// LearningStatistics.h: what a search that learns from contradictions did, over all calls of
// solve().

#ifndef SEARCH_LEARNING_LEARNINGSTATISTICS_H_
#define SEARCH_LEARNING_LEARNINGSTATISTICS_H_

#include <cstdint>

namespace search {

struct LearningStatistics {
  std::uint64_t conflicts = 0;        // contradictions met
  std::uint64_t learned = 0;          // clauses learned from them
  std::uint64_t literals = 0;         // literals of these clauses
  std::uint64_t restarts = 0;         // times that all decisions were given up
  std::uint64_t longestBackjump = 0;  // most levels given up after one contradiction
};

}  // namespace search

#endif
