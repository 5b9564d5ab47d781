// The limits of all drivers: outcome() tells which limit ended the search, and a search that a
// limit or an exception stopped loses nothing.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"
#include "tests/unit/DriverContract.h"

namespace {

using contract::atMostExpanded;
using contract::DriverContractTest;
using contract::kVariedTree;
using search::Limits;
using search::Outcome;
using synthetic::countsOf;
using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;
using testing::IsEmpty;

TYPED_TEST_SUITE(DriverContractTest, drivers::Plain, contract::DriverNames);

Limits stoppedBy(const std::atomic<bool>& stop, std::uint64_t expanded = search::kUnlimited) {
  Limits limits = atMostExpanded(expanded);
  limits.stop = &stop;
  return limits;
}

// A chain whose states take at least a millisecond to ask.
constexpr const char* kChain = "a(b(c(d(e(f(g(h)))))))";
void nap(Question, const std::string&) {
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

TYPED_TEST(DriverContractTest, TheLimitOfExpandedNodesIsExactAndASearchGoesOnWhenItIsRaised) {
  typename TestFixture::Undisturbed run(kVariedTree);
  Space space(kVariedTree);
  TypeParam driver(space.start());
  std::vector<std::string> solutions;
  for (std::uint64_t most = 0; most <= 10; ++most) {
    driver.setLimits(atMostExpanded(most));
    for (const std::string& name : remainingSolutions(driver)) solutions.push_back(name);
    EXPECT_EQ(driver.statistics().expanded, most);
    EXPECT_EQ(driver.outcome(), most == 10 ? Outcome::exhausted : Outcome::expandedLimit);
  }
  EXPECT_EQ(solutions, run.solutions);
  EXPECT_EQ(countsOf(driver.statistics()), run.counts);
}

TYPED_TEST(DriverContractTest, WithATimeLimitOfZeroNoStateIsAsked) {
  Space space("start!");
  TypeParam driver(space.start());
  Limits limits;
  limits.timeNs = 0;
  driver.setLimits(limits);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::timeLimit);
  EXPECT_THAT(space.probe.asked(Question::isSolution), IsEmpty());
}

TYPED_TEST(DriverContractTest, TimeAddsUpOverAllCallsAndItsLimitIsForAllOfThem) {
  Space space(kChain);
  space.probe.beforeAnswer = nap;
  TypeParam driver(space.start());
  driver.setLimits(atMostExpanded(1));
  EXPECT_EQ(driver.solve(), nullptr);
  const std::uint64_t first = driver.statistics().elapsedNs;
  EXPECT_GE(first, 2'000'000U);
  Limits limits;
  limits.timeNs = first + 2'000'000;
  driver.setLimits(limits);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), Outcome::timeLimit);
    EXPECT_GE(driver.statistics().elapsedNs, limits.timeNs);
    EXPECT_LE(driver.statistics().expanded, 3U) << "the time was used up";
  }
}

TYPED_TEST(DriverContractTest, AStopTakesEffectBeforeTheNextStateIsAsked) {
  Space space("start(a b!)");
  std::atomic<bool> stop = false;
  space.probe.beforeAnswer = [&stop](Question, const std::string& name) {
    if (name == "a") stop = true;
  };
  TypeParam driver(space.start());
  driver.setLimits(stoppedBy(stop));
  // Best-first search asks "a" for its value when it is generated.
  std::vector<std::string> asked = {"start"};
  if (!this->kAsksHeuristicValue) asked.push_back("a");
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

TYPED_TEST(DriverContractTest, AnotherThreadMayRequestTheStop) {
  std::atomic<bool> stop = false;
  TypeParam driver(std::make_unique<synthetic::FullTree>(1, std::numeric_limits<int>::max()));
  driver.setLimits(stoppedBy(stop));
  std::thread other([&stop] { stop = true; });
  EXPECT_EQ(driver.solve(), nullptr);
  other.join();
  EXPECT_EQ(driver.outcome(), Outcome::stopped);
  stop = false;
  const std::uint64_t most = driver.statistics().expanded + 10;
  driver.setLimits(stoppedBy(stop, most));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().expanded, most);
}

TYPED_TEST(DriverContractTest, ANullSuccessorIsALogicErrorAndLosesNothing) {
  Space space("start(a! b(b1 null b2) c!)");
  TypeParam driver(space.start());
  for (int i = 0; i < 3; ++i) {
    EXPECT_THROW(while (driver.solve() != nullptr){}, std::logic_error);
    EXPECT_EQ(driver.statistics().expanded, 1U);
    EXPECT_EQ(driver.statistics().generated, 4U);
    EXPECT_EQ(space.probe.alive, 3);
  }
}

TYPED_TEST(DriverContractTest, TimeIsCountedAlsoWhenAnExceptionEndsTheSearch) {
  Space space("start");
  space.probe.beforeAnswer = [](Question question, const std::string& name) {
    nap(question, name);
    throw std::domain_error("the state's own");
  };
  TypeParam driver(space.start());
  EXPECT_THROW(driver.solve(), std::domain_error);
  EXPECT_EQ(driver.outcome(), Outcome::interrupted);
  EXPECT_GE(driver.statistics().elapsedNs, 1'000'000U);
}

TEST(Outcomes, HaveTheirOwnTextsAndSevenAreLimits) {
  std::set<std::string> words;
  int limits = 0;
  for (const Outcome outcome :
       {Outcome::notStarted, Outcome::interrupted, Outcome::solved, Outcome::exhausted,
        Outcome::expandedLimit, Outcome::frontierLimit, Outcome::keyLimit, Outcome::timeLimit,
        Outcome::depthLimit, Outcome::outOfMemory, Outcome::incomplete, Outcome::stopped}) {
    words.insert(describe(outcome));
    limits += isLimit(outcome);
  }
  EXPECT_EQ(words.size(), 12U);
  EXPECT_EQ(limits, 7);
}

}  // namespace
