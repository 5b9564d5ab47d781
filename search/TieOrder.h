// TieOrder.h: tie-breaking: the order in which ties leave, states that a strategy ranks equal. Each
// driver says which those are. Every order is valid, but the node counts differ. Published counts
// differ by factors for this reason alone.

#pragma once

#include <algorithm>
#include <cstdint>

#include "search/Node.h"

namespace search {

class TieOrder {
 public:
  // The order of generation.
  TieOrder() = default;

  // A pseudorandom order, fixed by the seed.
  explicit TieOrder(std::uint64_t seed) : isSeeded_(true), seed_(mixed(seed)) {}

  bool leavesLater(const Node& one, const Node& other) const {
    return rankOf(one.id) > rankOf(other.id);
  }

  // Puts ties, which are in the order of generation, into the order in which they leave. It depends
  // on how far their ids lie above `least`. Allocates nothing.
  template <class Iterator>
  void sort(Iterator begin, Iterator end, std::uint64_t least = 0) const {
    if (!isSeeded_) return;
    std::sort(begin, end, [&](const Node& one, const Node& other) {
      return rankOf(one.id - least) < rankOf(other.id - least);
    });
  }

  // An order of other ties, fixed by this one and the number.
  TieOrder derived(std::uint64_t number) const {
    return isSeeded_ ? TieOrder(rankOf(number)) : TieOrder();
  }

 private:
  std::uint64_t rankOf(std::uint64_t id) const { return isSeeded_ ? mixed(seed_ + id) : id; }

  // The output function of SplitMix64 (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number
  // Generators", 2014): a bijection, so no two states tie.
  static std::uint64_t mixed(std::uint64_t number) {
    number += 0x9E3779B97F4A7C15u;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
    return number ^ (number >> 31);
  }

  bool isSeeded_ = false;
  std::uint64_t seed_ = 0;
};

}  // namespace search
