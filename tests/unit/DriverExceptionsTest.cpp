// Exceptions from a state: no driver loses a state or a solution.

#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"
#include "tests/unit/DriverContract.h"

namespace {

using contract::DriverContractTest;
using contract::Fault;
using contract::kVariedTree;
using search::Outcome;
using synthetic::countsOf;
using synthetic::nameOf;
using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;

TYPED_TEST_SUITE(DriverContractTest, contract::Drivers, contract::DriverNames);

TYPED_TEST(DriverContractTest, ANullSuccessorIsALogicErrorAndLosesNothing) {
  Space space("start(a! b(b1 null b2) c!)");
  {
    TypeParam driver(space.start());
    std::vector<std::string> names;
    for (int i = 0; i < 3; ++i) {
      EXPECT_THROW(
          {
            while (const Searchable* found = driver.solve()) names.push_back(nameOf(*found));
          },
          std::logic_error);
      EXPECT_EQ(driver.statistics().expanded, 1U);
      EXPECT_EQ(driver.statistics().generated, 4U);
    }
    EXPECT_EQ(space.probe.alive, 3);
  }
  EXPECT_EQ(space.probe.alive, 0);
}

TYPED_TEST(DriverContractTest, TimeIsCountedAlsoWhenAnExceptionEndsTheSearch) {
  Space space("start");
  space.probe.beforeAnswer = [](Question, const std::string&) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    throw Fault();
  };
  TypeParam driver(space.start());
  EXPECT_THROW(driver.solve(), Fault);
  EXPECT_GE(driver.statistics().elapsedNs, 1'000'000U);
}

}  // namespace
