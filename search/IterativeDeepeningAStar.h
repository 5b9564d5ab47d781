// IterativeDeepeningAStar.h: IDA*. Depth-first search in rounds, bounded by cost plus
// heuristicValue(). With a heuristic as A* needs it (AStarSearch.h), the first solution has the
// smallest cost, in the memory of depth-first search. Source: Korf, "Depth-First
// Iterative-Deepening", 1985.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "search/DeepeningFrontier.h"
#include "search/Driver.h"

namespace search {

class IterativeDeepeningAStar : public Driver {
 public:
  // Ties are siblings. Throws std::invalid_argument if `startFrom` is null.
  explicit IterativeDeepeningAStar(std::unique_ptr<Searchable>&& startFrom,
                                   const TieOrder& ties = {})
      : Driver(std::move(startFrom), std::make_unique<ByEstimatedCost>(ties)) {}

 private:
  class ByEstimatedCost final : public DeepeningFrontier {
   public:
    using DeepeningFrontier::DeepeningFrontier;
    int heuristicValueOf(const Searchable& state) const override { return state.heuristicValue(); }

   private:
    std::int64_t measureOf(const Node& node, std::size_t) const override {
      return std::int64_t{node.cost} + node.heuristicValue;
    }
  };
};

}  // namespace search
