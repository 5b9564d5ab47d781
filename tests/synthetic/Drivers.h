// Drivers.h: the drivers with a frontier, as lists for typed tests; runs them, and writes their
// counts.

#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "search/AStarSearch.h"
#include "search/BeamSearch.h"
#include "search/IterativeDeepeningAStar.h"
#include "search/IterativeDeepeningSearch.h"
#include "search/LimitedDiscrepancySearch.h"

namespace drivers {

// They keep a table of all keys.
using WithTables = testing::Types<BreadthFirstSearch, DepthFirstSearch, BestFirstSearch,
                                  search::AStarSearch, search::BeamSearch>;

// They search in rounds, and keep the keys of one path.
using InRounds = testing::Types<search::IterativeDeepeningSearch, search::IterativeDeepeningAStar,
                                search::LimitedDiscrepancySearch>;

template <class... One, class... Other>
testing::Types<One..., Other...> joined(testing::Types<One...>, testing::Types<Other...>);
using All = decltype(joined(WithTables(), InRounds()));

// Those of the coursework.
using Plain = testing::Types<BreadthFirstSearch, DepthFirstSearch, BestFirstSearch>;

}  // namespace drivers

namespace synthetic {

// The name of a state is the output of write().
inline std::string nameOf(const Searchable& state) {
  std::ostringstream out;
  state.write(out);
  return out.str();
}

inline std::vector<std::string> remainingSolutions(search::Search& driver) {
  std::vector<std::string> names;
  while (const Searchable* solution = driver.solve()) names.push_back(nameOf(*solution));
  return names;
}

// All statistics except the time, as text.
inline std::string countsOf(const search::Statistics& statistics) {
  return "expanded " + std::to_string(statistics.expanded) + ", generated " +
         std::to_string(statistics.generated) + ", peak frontier " +
         std::to_string(statistics.peakFrontier) + ", depth " + std::to_string(statistics.depth) +
         ", cost " + std::to_string(statistics.cost) + ", repeats " +
         std::to_string(statistics.repeats);
}

}  // namespace synthetic
