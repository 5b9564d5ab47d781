// Node.h: a search node: a state, with what the driver records about it.

#ifndef SEARCH_NODE_H_
#define SEARCH_NODE_H_

#include <cstddef>
#include <cstdint>
#include <memory>

#include "Searchable.h"

namespace search {

struct Node {
  std::unique_ptr<Searchable> state;  // never null
  std::uint64_t id;                   // order of generation: the start is 0
  std::uint64_t depth;                // expansions on the path from the start
  int heuristicValue;                 // from Frontier::heuristicValueOf()
};

// Initial capacity of vectors of nodes and solutions. Short searches, which come in millions, then
// never grow a vector.
constexpr std::size_t kFewStates = 4;

}  // namespace search

#endif
