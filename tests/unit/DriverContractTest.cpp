// The contract of all drivers: signatures, counts, solutions, and the lifetimes of states.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "tests/synthetic/Comb.h"
#include "tests/synthetic/Endless.h"
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
using synthetic::Comb;
using synthetic::countsOf;
using synthetic::Endless;
using synthetic::FullTree;
using synthetic::nameOf;
using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TYPED_TEST_SUITE(DriverContractTest, contract::Drivers, contract::DriverNames);

// ---- The contract's signatures

TYPED_TEST(DriverContractTest, TheSignaturesAreThoseOfTheContract) {
  static_assert(std::is_constructible_v<TypeParam, std::unique_ptr<Searchable>&&>);
  static_assert(!std::is_convertible_v<std::unique_ptr<Searchable>&&, TypeParam>);
  static_assert(!std::is_copy_constructible_v<TypeParam>);
  static_assert(std::has_virtual_destructor_v<TypeParam>);
  Space space("start!");
  TypeParam driver(space.start());
  static_assert(std::is_same_v<decltype(driver.solve()), Searchable*>);
  static_assert(std::is_same_v<decltype(std::as_const(driver).getNodesExpanded()), int>);
}

TYPED_TEST(DriverContractTest, StatisticsAre64Bit) {
  search::Statistics statistics;
  static_assert(std::is_same_v<decltype(statistics.expanded), std::uint64_t>);
  static_assert(std::is_same_v<decltype(statistics.generated), std::uint64_t>);
  static_assert(std::is_same_v<decltype(statistics.peakFrontier), std::uint64_t>);
  static_assert(std::is_same_v<decltype(statistics.depth), std::uint64_t>);
  static_assert(std::is_same_v<decltype(statistics.elapsedNs), std::uint64_t>);
}

TYPED_TEST(DriverContractTest, ANullStartIsAnInvalidArgument) {
  EXPECT_THROW(TypeParam(std::unique_ptr<Searchable>()), std::invalid_argument);
}

// ---- Counts, and calls of a state's functions

TYPED_TEST(DriverContractTest, NothingHappensBeforeSolve) {
  Space space("start!");
  TypeParam driver(space.start());
  EXPECT_EQ(driver.outcome(), Outcome::notStarted);
  EXPECT_EQ(countsOf(driver.statistics()), "expanded 0, generated 0, peak frontier 0, depth 0");
  EXPECT_EQ(driver.statistics().elapsedNs, 0U);
  EXPECT_THAT(space.probe.questions, IsEmpty());
}

TYPED_TEST(DriverContractTest, AStartThatIsASolutionIsReturnedWithoutAnExpansion) {
  Space space("start!(a!)");
  TypeParam driver(space.start());
  const Searchable* found = driver.solve();
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(nameOf(*found), "start");
  EXPECT_EQ(driver.outcome(), Outcome::solved);
  EXPECT_EQ(countsOf(driver.statistics()), "expanded 0, generated 1, peak frontier 1, depth 0");
}

TYPED_TEST(DriverContractTest, ASolutionIsReturnedAndNeverExpanded) {
  Space space("start(a!(b!) c)");
  TypeParam driver(space.start());
  EXPECT_THAT(remainingSolutions(driver), ElementsAre("a"));
  EXPECT_THAT(space.probe.asked(Question::successors), ElementsAre("start", "c"));
}

TYPED_TEST(DriverContractTest, ExpandedCountsTheStatesWhoseSuccessorsWereAskedFor) {
  Space space(kVariedTree);
  TypeParam driver(space.start());
  do {
    const std::size_t asked = space.probe.asked(Question::successors).size();
    EXPECT_EQ(driver.statistics().expanded, asked);
    EXPECT_EQ(driver.getNodesExpanded(), static_cast<int>(asked));
  } while (driver.solve() != nullptr);
  EXPECT_THAT(space.probe.asked(Question::successors),
              UnorderedElementsAre("start", "a", "a1", "b", "b1", "b4", "d", "d1", "d2", "d4"));
  EXPECT_EQ(driver.getNodesExpanded(), 10);
}

TYPED_TEST(DriverContractTest, GeneratedCountsTheStatesHandedOverPlusTheStart) {
  Space space("start(a! b(b1 b2) c)");
  TypeParam driver(space.start());
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().generated, 4U);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().generated, 6U);
}

TYPED_TEST(DriverContractTest, TheGoalTestHappensWhenAStateLeavesTheFrontier) {
  Space space("start(a! b! c)");
  TypeParam driver(space.start());
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_THAT(space.probe.asked(Question::isSolution), ElementsAre("start", "a"));
}

TYPED_TEST(DriverContractTest, EachStateIsAskedOnceWhetherItIsASolution) {
  typename TestFixture::Undisturbed run(kVariedTree);
  const std::vector<std::string> asked = run.space.probe.asked(Question::isSolution);
  EXPECT_EQ(asked.size(), run.driver.statistics().generated);
  EXPECT_EQ(std::set<std::string>(asked.begin(), asked.end()).size(), asked.size());
}

TYPED_TEST(DriverContractTest, HeuristicValueIsAskedOnceByBestFirstAndNeverByTheOthers) {
  typename TestFixture::Undisturbed run(kVariedTree);
  const std::vector<std::string> asked = run.space.probe.asked(Question::heuristicValue);
  const std::set<std::string> states(asked.begin(), asked.end());
  EXPECT_EQ(asked.size(), states.size());
  EXPECT_EQ(asked.size(), this->kAsksHeuristicValue ? run.driver.statistics().generated : 0U);
}

TYPED_TEST(DriverContractTest, SiblingsThatAreEqualInValueLeaveInTheOrderGiven) {
  Space space("start(a b c d e f)");
  TypeParam driver(space.start());
  driver.solve();
  EXPECT_THAT(space.probe.asked(Question::isSolution),
              ElementsAre("start", "a", "b", "c", "d", "e", "f"));
}

TYPED_TEST(DriverContractTest, DepthCountsTheExpansionsFromTheStartToTheLatestSolution) {
  Space space("start(a(b(c!)))");
  TypeParam driver(space.start());
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().depth, 3U);
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.statistics().depth, 3U) << "a search without result has no depth of its own";
}

TYPED_TEST(DriverContractTest, ElapsedTimeAddsUpOverAllCalls) {
  const std::function<void()> nap = [] {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  };
  TypeParam driver(std::make_unique<Endless>(nap));
  driver.setLimits(atMostExpanded(2));
  EXPECT_EQ(driver.solve(), nullptr);
  const std::uint64_t first = driver.statistics().elapsedNs;
  EXPECT_GE(first, 3'000'000U);
  driver.setLimits(atMostExpanded(4));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_GE(driver.statistics().elapsedNs, first + 3'000'000U);
}

// ---- Solutions, one after another

TYPED_TEST(DriverContractTest, SolveAgainReturnsTheNextSolutionUntilEachWasReturnedOnce) {
  typename TestFixture::Undisturbed run(kVariedTree);
  EXPECT_THAT(run.solutions, UnorderedElementsAre("a2", "b2", "b3", "c", "d3"));
}

TYPED_TEST(DriverContractTest, SolveReturnsNullptrAfterTheLastSolutionAndEverAfter) {
  Space space("start(a!)");
  TypeParam driver(space.start());
  ASSERT_NE(driver.solve(), nullptr);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), Outcome::exhausted);
    EXPECT_EQ(countsOf(driver.statistics()), "expanded 1, generated 2, peak frontier 1, depth 1");
  }
}

TYPED_TEST(DriverContractTest, SolutionsStayValidAsLongAsTheDriverLives) {
  TypeParam driver(std::make_unique<FullTree>(10, 3));
  std::vector<const Searchable*> solutions;
  while (const Searchable* found = driver.solve()) solutions.push_back(found);
  ASSERT_EQ(solutions.size(), 1000U);
  for (const Searchable* found : solutions) EXPECT_EQ(nameOf(*found), "0 above the leaves");
  EXPECT_EQ(std::set<const Searchable*>(solutions.begin(), solutions.end()).size(), 1000U);
}

TYPED_TEST(DriverContractTest, ReleaseSolutionHandsOverTheLatestSolution) {
  Space space(kVariedTree);
  std::vector<std::unique_ptr<Searchable>> mine;
  {
    TypeParam driver(space.start());
    EXPECT_EQ(driver.releaseSolution(), nullptr);
    while (const Searchable* found = driver.solve()) {
      mine.push_back(driver.releaseSolution());
      EXPECT_EQ(mine.back().get(), found);
      EXPECT_EQ(driver.releaseSolution(), nullptr) << "it was released before";
    }
    EXPECT_EQ(driver.outcome(), Outcome::exhausted);
  }
  EXPECT_EQ(mine.size(), 5U);
  EXPECT_EQ(space.probe.alive, 5);
  mine.clear();
  EXPECT_EQ(space.probe.alive, 0);
}

// ---- Lifetimes

TYPED_TEST(DriverContractTest, NothingIsAliveAfterTheDriverIsDestroyed) {
  for (std::uint64_t expanded = 0; expanded < 11; ++expanded) {
    for (std::uint64_t frontier = 0; frontier < 6; ++frontier) {
      Space space(kVariedTree);
      {
        TypeParam driver(space.start());
        Limits limits = atMostExpanded(expanded);
        limits.frontier = frontier;
        driver.setLimits(limits);
        remainingSolutions(driver);
      }
      EXPECT_EQ(space.probe.alive, 0) << expanded << " expanded, frontier of " << frontier;
    }
  }
}

TYPED_TEST(DriverContractTest, ADriverThatNeverRanDestroysItsStart) {
  Space space("start");
  { TypeParam driver(space.start()); }
  EXPECT_EQ(space.probe.alive, 0);
}

TYPED_TEST(DriverContractTest, AMovedDriverGoesOnWithTheSameSearch) {
  typename TestFixture::Undisturbed run(kVariedTree);
  Space space(kVariedTree);
  TypeParam first(space.start());
  const Searchable* found = first.solve();
  ASSERT_NE(found, nullptr);

  TypeParam second(std::move(first));
  EXPECT_EQ(second.outcome(), Outcome::solved);
  std::vector<std::string> names = {nameOf(*found)};
  names.push_back(nameOf(*second.solve()));

  Space other("other");
  TypeParam third(other.start());
  third = std::move(second);
  EXPECT_EQ(other.probe.alive, 0) << "the states of its earlier search are destroyed";
  for (const std::string& name : remainingSolutions(third)) names.push_back(name);
  EXPECT_EQ(names, run.solutions);
  EXPECT_EQ(countsOf(third.statistics()), run.counts);
  EXPECT_EQ(nameOf(*found), run.solutions.front()) << "the solution was moved too";
}

// Enough for a stack overflow if destructors called each other for each of them.
constexpr int kMany = 300'000;

TYPED_TEST(DriverContractTest, AVeryLargeFrontierIsDestroyedWithoutAStackOverflow) {
  {
    TypeParam driver(std::make_unique<FullTree>(kMany, 2));
    driver.setLimits(atMostExpanded(1));
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.frontierSize(), std::uint64_t{kMany});
  }
  EXPECT_EQ(FullTree::alive(), 0);
}

TYPED_TEST(DriverContractTest, AVeryLongChainEndsWithoutAStackOverflow) {
  {
    TypeParam driver(std::make_unique<FullTree>(1, kMany));
    ASSERT_NE(driver.solve(), nullptr);
    EXPECT_EQ(driver.statistics().depth, std::uint64_t{kMany});
  }
  EXPECT_EQ(FullTree::alive(), 0);
}

TYPED_TEST(DriverContractTest, AVeryDeepFrontierIsDestroyedWithoutAStackOverflow) {
  TypeParam driver(std::make_unique<Comb>(kMany));
  driver.setLimits(atMostExpanded(kMany - 1));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::expandedLimit);
}

}  // namespace
