// Node.h: a search node: a state, with what the driver records about it.

#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>

#include "Searchable.h"

namespace search {

constexpr std::uint32_t kNoAncestor = std::numeric_limits<std::uint32_t>::max();

struct Node {
  std::unique_ptr<Searchable> state;
  std::uint64_t id;                    // order of generation: the start is 0 in the first round
  std::uint32_t depth = 0;             // expansions on the path from the start
  std::int32_t heuristicValue = 0;     // from Frontier::heuristicValueOf()
  std::int32_t cost = 0;               // of the path from the start (Moved.h); else the depth
  std::uint32_t parent = kNoAncestor;  // index of the parent in Ancestors, if paths are kept
};

// Initial capacity of vectors of nodes and solutions. Most searches are short and then never grow a
// vector.
constexpr std::size_t kFewStates = 4;

}  // namespace search
