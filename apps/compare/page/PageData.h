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
// expanded, generated, peak frontier, depth (null without a solution), nanoseconds, whether the
// page has its tree, repeats, and the cost (null if it says nothing); if it learns, also
// `learningCounters`.
std::string pageData(const Results& results, const std::vector<bool>& hasTree);

}  // namespace comparing
