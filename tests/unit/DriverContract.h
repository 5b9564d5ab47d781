// DriverContract.h: the fixture and helpers of the tests that all drivers must pass. The orders in
// which strategies take states are in FrontierOrderTest.cpp.

#ifndef TESTS_UNIT_DRIVERCONTRACT_H_
#define TESTS_UNIT_DRIVERCONTRACT_H_

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"
#include "tests/unit/Drivers.h"

namespace contract {

// Solutions at several depths, one of them with successors, dead ends, and misleading heuristic
// values. 10 states are expanded, 15 generated.
constexpr const char* kVariedTree =
    "start(a:2(a1:5 a2:1!(a3)) b:1(b1(b2! b3:9!) b4:4) c:3! d(d1:1(d2:2(d3!)) d4:2))";

inline search::Limits atMostExpanded(std::uint64_t expanded) {
  search::Limits limits;
  limits.expanded = expanded;
  return limits;
}

template <class Driver>
class DriverContractTest : public testing::Test {
 protected:
  // The solutions and counts of a search of `tree` without interruption.
  struct Undisturbed {
    explicit Undisturbed(const std::string& tree) : space(tree), driver(space.start()) {
      solutions = synthetic::remainingSolutions(driver);
      counts = synthetic::countsOf(driver.statistics());
    }

    synthetic::Space space;
    Driver driver;
    std::vector<std::string> solutions;
    std::string counts;
  };

  static constexpr bool kAsksHeuristicValue = std::is_same_v<Driver, BestFirstSearch>;
};

struct DriverNames {
  template <class Driver>
  static std::string GetName(int) {
    if (std::is_same_v<Driver, BreadthFirstSearch>) return "BreadthFirst";
    return std::is_same_v<Driver, DepthFirstSearch> ? "DepthFirst" : "BestFirst";
  }
};

}  // namespace contract

#endif
