// The limits of all drivers: outcome() tells which limit ended the search, and a search that a
// limit or an exception stopped loses nothing.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "apps/support/SearchLimits.h"
#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"
#include "tests/unit/Drivers.h"

namespace {

using search::Limits;
using search::Outcome;
using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;

template <class Driver>
class DriverLimitsTest : public testing::Test {};

TYPED_TEST_SUITE(DriverLimitsTest, drivers::Plain);

Limits stoppedBy(const std::atomic<bool>& stop) {
  Limits limits;
  limits.stop = &stop;
  return limits;
}

// A chain whose states take at least a millisecond to ask.
constexpr const char* kChain = "a(b(c(d(e(f(g(h)))))))";
void nap(Question, const std::string&) {
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

TYPED_TEST(DriverLimitsTest, TimeAddsUpOverAllCallsAndItsLimitIsForAllOfThem) {
  Space space(kChain);
  space.probe.beforeAnswer = nap;
  TypeParam driver(space.start());
  Limits limits;
  limits.expanded = 1;
  driver.setLimits(limits);
  EXPECT_EQ(driver.solve(), nullptr);
  const std::uint64_t first = driver.statistics().elapsedNs;
  EXPECT_GE(first, 2'000'000U);
  limits.expanded = search::kUnlimited;
  limits.timeNs = first + 2'000'000;
  driver.setLimits(limits);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), Outcome::timeLimit);
    EXPECT_GE(driver.statistics().elapsedNs, limits.timeNs);
    EXPECT_LE(driver.statistics().expanded, 3U) << "the time was used up";
  }
}

TYPED_TEST(DriverLimitsTest, AStopTakesEffectBeforeTheNextStateIsAsked) {
  Space space("start(a b!)");
  std::atomic<bool> stop = false;
  space.probe.beforeAnswer = [&stop](Question, const std::string& name) {
    if (name == "a") stop = true;
  };
  TypeParam driver(space.start());
  driver.setLimits(stoppedBy(stop));
  // Best-first search asks "a" for its value when it is generated.
  std::vector<std::string> asked = {"start"};
  if (!std::is_same_v<TypeParam, BestFirstSearch>) asked.push_back("a");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), Outcome::stopped);
    EXPECT_EQ(space.probe.asked(Question::isSolution), asked);
  }
  space.probe.beforeAnswer = nullptr;
  stop = false;
  EXPECT_THAT(remainingSolutions(driver), ElementsAre("b"));
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
}

TYPED_TEST(DriverLimitsTest, AnotherThreadMayRequestTheStop) {
  std::atomic<bool> stop = false;
  TypeParam driver(std::make_unique<synthetic::FullTree>(1, std::numeric_limits<int>::max()));
  driver.setLimits(stoppedBy(stop));
  std::thread other([&stop] { stop = true; });
  EXPECT_EQ(driver.solve(), nullptr);
  other.join();
  EXPECT_EQ(driver.outcome(), Outcome::stopped);
}

template <class Driver>
class OutOfMemoryTest : public testing::Test {};

TYPED_TEST_SUITE(OutOfMemoryTest, drivers::All);

TYPED_TEST(OutOfMemoryTest, IsAnOutcomeAndTheNextCallGoesOn) {
  Space space("start(a(a1!) b!)");
  bool hasFailed = false;
  space.probe.beforeAnswer = [&hasFailed](Question question, const std::string& name) {
    if (question != Question::successors || name != "a") return;
    if (!std::exchange(hasFailed, true)) throw std::bad_alloc();
  };
  TypeParam driver(space.start());
  std::vector<std::string> solutions = remainingSolutions(driver);
  EXPECT_EQ(driver.outcome(), Outcome::outOfMemory);
  for (const std::string& name : remainingSolutions(driver)) solutions.push_back(name);
  EXPECT_THAT(solutions, testing::UnorderedElementsAre("a1", "b"));
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
}

TEST(DefaultLimits, OnTheFrontierLeaveRoomForItsBoardsAndARequestedOneReplacesThem) {
  apps::SearchLimits limits;
  EXPECT_EQ(limits.forSize(9).frontier, 200'000U);
  EXPECT_EQ(limits.forSize(16).frontier, 63'281U);
  EXPECT_EQ(limits.forSize(400).frontier, 12U);
  limits.frontier = search::kUnlimited;
  EXPECT_EQ(limits.forSize(400).frontier, search::kUnlimited);
}

}  // namespace
