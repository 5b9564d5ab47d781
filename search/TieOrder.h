// TieOrder.h: tie-breaking: which of several states with the same heuristic value leaves first.
// Every order is valid, but the node counts differ. Published counts differ by factors for this
// reason alone.

#ifndef SEARCH_TIEORDER_H_
#define SEARCH_TIEORDER_H_

#include <cstdint>

#include "search/Node.h"

namespace search {

// The order of generation.
struct ArrivalOrder {
  static bool leavesLater(const Node& one, const Node& other) { return one.id > other.id; }
};

// A pseudorandom order, fixed by the seed.
class SeededOrder {
 public:
  explicit SeededOrder(std::uint64_t seed) : seed_(mixed(seed)) {}

  bool leavesLater(const Node& one, const Node& other) const {
    return mixed(seed_ + one.id) > mixed(seed_ + other.id);
  }

 private:
  // The output function of SplitMix64 (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number
  // Generators", 2014): a bijection, so no two states tie.
  static std::uint64_t mixed(std::uint64_t number) {
    number += 0x9E3779B97F4A7C15u;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
    return number ^ (number >> 31);
  }

  std::uint64_t seed_;
};

}  // namespace search

#endif
