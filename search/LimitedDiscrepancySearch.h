// LimitedDiscrepancySearch.h: depth-first search that follows heuristicValue(). The first round
// tries only the best successor of every state. Each further round allows one more discrepancy: a
// step to another successor than the best. A mistake near the start is therefore corrected early.
// Source: Harvey and Ginsberg, "Limited Discrepancy Search", 1995.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "search/DeepeningFrontier.h"
#include "search/Driver.h"

namespace search {

class LimitedDiscrepancySearch : public Driver {
 public:
  // Ties are siblings of equal heuristic value. Throws std::invalid_argument if `startFrom` is
  // null.
  explicit LimitedDiscrepancySearch(std::unique_ptr<Searchable>&& startFrom,
                                    const TieOrder& ties = {})
      : Driver(std::move(startFrom), std::make_unique<ByDiscrepancies>(ties)) {}

 private:
  class ByDiscrepancies final : public DeepeningFrontier {
   public:
    using DeepeningFrontier::DeepeningFrontier;
    int heuristicValueOf(const Searchable& state) const override { return state.heuristicValue(); }

   private:
    std::int64_t measureOf(const Node&, std::size_t rank) const override {
      return measureOfParent() + (rank > 0 ? 1 : 0);
    }
    void order(std::vector<Node>& siblings) const override {
      std::stable_sort(siblings.begin(), siblings.end(), [](const Node& one, const Node& other) {
        return one.heuristicValue < other.heuristicValue;
      });
    }
  };
};

}  // namespace search
