// Drivers.h: the drivers with a frontier, as lists for typed tests.

#ifndef TESTS_UNIT_DRIVERS_H_
#define TESTS_UNIT_DRIVERS_H_

#include <gtest/gtest.h>

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

#endif
