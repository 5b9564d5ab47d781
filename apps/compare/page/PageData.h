// PageData.h: a comparison as the data of the page.

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/compare/results/Results.h"
#include "apps/compare/searches/Comparison.h"

namespace comparing {

// The runs whose trees the page keeps: the smallest, as many as have at most `room` states
// together.
std::vector<bool> chosenTrees(const std::vector<Run>& runs, std::uint64_t room);

// The comparison as the page reads it, as JSON. A run is an array: puzzle, contender, outcome,
// whether the page has its tree, then its counters (null: unknown) in the order of `counters`.
std::string pageData(const Results& results, const std::vector<bool>& hasTree);

}  // namespace comparing
