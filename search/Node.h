// Node.h: a state on its way through a search, with what the driver notes about it.

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
  int heuristicValue;                 // as the frontier asked for it; 0 where it does not ask
};

// How many nodes, or solutions, to make room for at first: short searches, of which millions come
// in a row, then need not grow any vector.
constexpr std::size_t kFewStates = 4;

}  // namespace search

#endif
