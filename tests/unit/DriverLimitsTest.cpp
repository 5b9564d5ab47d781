// The limits of all drivers: outcome() tells which limit ended the search, and a stopped search
// loses nothing.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "tests/synthetic/Endless.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"
#include "tests/unit/DriverContract.h"

namespace {

using contract::atMostExpanded;
using contract::DriverContractTest;
using contract::kVariedTree;
using contract::solutionsInSteps;
using search::Limits;
using search::Outcome;
using synthetic::countsOf;
using synthetic::Endless;
using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;
using testing::IsEmpty;

TYPED_TEST_SUITE(DriverContractTest, contract::Drivers, contract::DriverNames);

Limits atMostInFrontier(std::uint64_t frontier) {
  Limits limits;
  limits.frontier = frontier;
  return limits;
}

Limits atMostNs(std::uint64_t timeNs) {
  Limits limits;
  limits.timeNs = timeNs;
  return limits;
}

Limits stoppedBy(const std::atomic<bool>& stop) {
  Limits limits;
  limits.stop = &stop;
  return limits;
}

TYPED_TEST(DriverContractTest, TheLimitOfExpandedNodesIsKeptExactly) {
  typename TestFixture::Undisturbed run(kVariedTree);
  for (std::uint64_t most = 0; most <= run.driver.statistics().expanded; ++most) {
    Space space(kVariedTree);
    TypeParam driver(space.start());
    driver.setLimits(atMostExpanded(most));
    remainingSolutions(driver);
    EXPECT_EQ(driver.statistics().expanded, most);
    const bool enough = most == run.driver.statistics().expanded;
    EXPECT_EQ(driver.outcome(), enough ? Outcome::exhausted : Outcome::expandedLimit);
  }
}

TYPED_TEST(DriverContractTest, NoStateIsExpandedWhileTheFrontierIsAtItsLimit) {
  typename TestFixture::Undisturbed run(kVariedTree);
  constexpr std::uint64_t kMostSuccessors = 4;
  const std::uint64_t peak = run.driver.statistics().peakFrontier;
  for (std::uint64_t most = 0; most <= peak; ++most) {
    Space space(kVariedTree);
    TypeParam driver(space.start());
    driver.setLimits(atMostInFrontier(most));
    std::vector<std::string> solutions = remainingSolutions(driver);
    EXPECT_LE(driver.statistics().peakFrontier, most + kMostSuccessors);
    EXPECT_TRUE(driver.outcome() != Outcome::frontierLimit || driver.frontierSize() >= most);
    driver.setLimits(search::Limits());
    for (const std::string& name : remainingSolutions(driver)) solutions.push_back(name);
    EXPECT_EQ(solutions, run.solutions);
  }
}

TYPED_TEST(DriverContractTest, WithATimeLimitOfZeroNoStateIsAsked) {
  Space space("start!");
  TypeParam driver(space.start());
  driver.setLimits(atMostNs(0));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::timeLimit);
  EXPECT_THAT(space.probe.asked(Question::isSolution), IsEmpty());
}

TYPED_TEST(DriverContractTest, ATimeLimitIsForAllCallsTogether) {
  const std::function<void()> nap = [] {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  };
  TypeParam driver(std::make_unique<Endless>(nap));
  driver.setLimits(atMostNs(4'000'000));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::timeLimit);
  EXPECT_GE(driver.statistics().elapsedNs, 4'000'000U);
  const std::uint64_t expanded = driver.statistics().expanded;
  EXPECT_LE(expanded, 4U);

  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::timeLimit);
  EXPECT_EQ(driver.statistics().expanded, expanded) << "the time was used up";

  driver.setLimits(atMostExpanded(expanded + 1));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::expandedLimit);
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
  std::atomic<bool> running = false;
  const std::function<void()> whenAsked = [&running] { running = true; };
  TypeParam driver(std::make_unique<Endless>(whenAsked));
  driver.setLimits(stoppedBy(stop));
  std::thread other([&running, &stop] {
    while (!running) std::this_thread::yield();
    stop = true;
  });
  EXPECT_EQ(driver.solve(), nullptr);
  other.join();
  EXPECT_EQ(driver.outcome(), Outcome::stopped);

  stop = false;
  const std::uint64_t expanded = driver.statistics().expanded;
  Limits limits = stoppedBy(stop);
  limits.expanded = expanded + 10;
  driver.setLimits(limits);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::expandedLimit);
  EXPECT_EQ(driver.statistics().expanded, expanded + 10);
}

TYPED_TEST(DriverContractTest, AnExhaustedSearchSaysSoWhateverTheLimits) {
  typename TestFixture::Undisturbed run("start");
  const std::atomic<bool> stop = true;
  Limits limits = stoppedBy(stop);
  limits.expanded = limits.frontier = limits.timeNs = 0;
  run.driver.setLimits(limits);
  EXPECT_EQ(run.driver.solve(), nullptr);
  EXPECT_EQ(run.driver.outcome(), Outcome::exhausted);
}

TYPED_TEST(DriverContractTest, LimitsCanBeReadBack) {
  Space space("start");
  TypeParam driver(space.start());
  EXPECT_EQ(driver.limits().expanded, search::kUnlimited);
  EXPECT_EQ(driver.limits().frontier, 4'000'000U);
  EXPECT_EQ(driver.limits().timeNs, search::kUnlimited);
  EXPECT_EQ(driver.limits().stop, nullptr);
  driver.setLimits(atMostExpanded(7));
  EXPECT_EQ(driver.limits().expanded, 7U);
}

TYPED_TEST(DriverContractTest, EveryOutcomeHasItsOwnTextAndSevenAreLimits) {
  std::set<std::string> words;
  int limits = 0;
  for (Outcome outcome :
       {Outcome::notStarted, Outcome::interrupted, Outcome::solved, Outcome::exhausted,
        Outcome::expandedLimit, Outcome::frontierLimit, Outcome::keyLimit, Outcome::timeLimit,
        Outcome::depthLimit, Outcome::outOfMemory, Outcome::incomplete, Outcome::stopped}) {
    words.insert(search::describe(outcome));
    if (search::isLimit(outcome)) ++limits;
  }
  EXPECT_EQ(words.size(), 12U);
  EXPECT_EQ(words.count(""), 0U);
  EXPECT_EQ(limits, 7);
}

TYPED_TEST(DriverContractTest, ASearchResumedAfterEveryExpansionFindsAndCountsTheSame) {
  typename TestFixture::Undisturbed run(kVariedTree);
  Space space(kVariedTree);
  TypeParam driver(space.start());
  std::uint64_t most = 0;
  driver.setLimits(atMostExpanded(most));
  EXPECT_EQ(solutionsInSteps(driver, [&] { driver.setLimits(atMostExpanded(++most)); }),
            run.solutions);
  EXPECT_EQ(countsOf(driver.statistics()), run.counts);
}

}  // namespace
