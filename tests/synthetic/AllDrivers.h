// AllDrivers.h: the drivers with a frontier, for tests that hold for all of them.

#ifndef TESTS_SYNTHETIC_ALLDRIVERS_H_
#define TESTS_SYNTHETIC_ALLDRIVERS_H_

#include <gtest/gtest.h>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "search/AStarSearch.h"
#include "search/BeamSearch.h"
#include "search/IterativeDeepeningAStar.h"
#include "search/IterativeDeepeningSearch.h"
#include "search/LimitedDiscrepancySearch.h"

namespace synthetic {

template <class... One, class... Other>
testing::Types<One..., Other...> joined(testing::Types<One...>, testing::Types<Other...>);

// They keep the keys of all states reached.
using TableDrivers = testing::Types<BreadthFirstSearch, DepthFirstSearch, BestFirstSearch,
                                    search::AStarSearch, search::BeamSearch>;

// They search in rounds, and compare a state with those on its path only.
using RoundDrivers =
    testing::Types<search::IterativeDeepeningSearch, search::IterativeDeepeningAStar,
                   search::LimitedDiscrepancySearch>;

using AllDrivers = decltype(joined(TableDrivers(), RoundDrivers()));

}  // namespace synthetic

#endif
