// AStarSearch.h: A*. The state with the smallest cost plus heuristicValue() leaves the frontier
// first. The first solution has the smallest cost if heuristic values never overestimate and are 0
// or more, and 0 at solutions. A state that is reached again at a lower cost is expanded again,
// which happens only if the heuristic is inconsistent or the depth is limited. Source: Hart,
// Nilsson and Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths",
// 1968.

#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "search/Driver.h"
#include "search/SmallestFirst.h"

namespace search {

class AStarSearch : public Driver {
 public:
  // Ties are states of equal sum and equal heuristic value. Throws std::invalid_argument if
  // `startFrom` is null.
  explicit AStarSearch(std::unique_ptr<Searchable>&& startFrom, const TieOrder& ties = {})
      : Driver(std::move(startFrom), std::make_unique<ByEstimatedCost>(ties)) {}

 private:
  // Equal sums: the state nearer to a solution leaves first.
  struct LeavesLater {
    bool operator()(const Node& one, const Node& other) const {
      const std::int64_t sum = std::int64_t{one.cost} + one.heuristicValue;
      const std::int64_t otherSum = std::int64_t{other.cost} + other.heuristicValue;
      return sum != otherSum ? sum > otherSum : fartherLater(one, other);
    }
    FartherLater fartherLater;
  };

  class ByEstimatedCost final : public SmallestFirst<LeavesLater> {
   public:
    explicit ByEstimatedCost(const TieOrder& ties) : SmallestFirst(LeavesLater{{ties}}) {}
    Repeats repeats() const override { return Repeats::dropIfAsCostly; }
  };
};

}  // namespace search
