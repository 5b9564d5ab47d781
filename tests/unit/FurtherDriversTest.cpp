// What the drivers beyond the coursework's refuse. DriverRaceTest.cpp compares what they find with
// a reference, and ExamplePuzzlesTest.cpp with published numbers.

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Graph.h"

namespace {

using synthetic::Graph;

template <class Driver>
class OptimalSearchTest : public testing::Test {};

using OptimalDrivers = testing::Types<search::AStarSearch, search::IterativeDeepeningAStar>;
TYPED_TEST_SUITE(OptimalSearchTest, OptimalDrivers);

TYPED_TEST(OptimalSearchTest, RefusesNegativeCostsAndCostsBeyondTheRangeOfInt) {
  const Graph negative{{{{1, -1}}, {}}, {1}, {}, {}};
  EXPECT_THROW(TypeParam(negative.start()).solve(), std::logic_error);
  const Graph large{{{{1, 2'000'000'000}}, {{2, 2'000'000'000}}, {}}, {2}, {}, {}};
  EXPECT_THROW(TypeParam(large.start()).solve(), std::overflow_error);
}

TEST(BeamSearchTest, RefusesAWidthOfZero) {
  const Graph graph{{{}}, {}, {}, {}};
  EXPECT_THROW(search::BeamSearch(graph.start(), 0), std::invalid_argument);
}

}  // namespace
