// IterativeDeepeningSearch.h: depth-first search with a depth limit of 0, then 1, 2 and so on. Like
// breadth-first search it finds the shallowest solution, but in the memory of depth-first search.
// Each round expands the states of the earlier rounds again. Source: Korf, "Depth-First
// Iterative-Deepening", 1985.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "search/DeepeningFrontier.h"
#include "search/Driver.h"

namespace search {

class IterativeDeepeningSearch : public Driver {
 public:
  // Ties are siblings. Throws std::invalid_argument if `startFrom` is null.
  explicit IterativeDeepeningSearch(std::unique_ptr<Searchable>&& startFrom,
                                    const TieOrder& ties = {})
      : Driver(std::move(startFrom), std::make_unique<ByDepth>(ties)) {}

 private:
  struct ByDepth final : DeepeningFrontier {
    using DeepeningFrontier::DeepeningFrontier;
    std::int64_t measureOf(const Node& node, std::size_t) const override { return node.depth; }
  };
};

}  // namespace search
