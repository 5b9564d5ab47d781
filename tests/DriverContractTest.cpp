// What all drivers promise alike, each promise once, on search spaces that declare their answers.
// What one strategy alone promises is in the test named after its header.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
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

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "tests/synthetic/Comb.h"
#include "tests/synthetic/Endless.h"
#include "tests/synthetic/EventLog.h"
#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"

namespace {

using search::Limits;
using search::Outcome;
using synthetic::Comb;
using synthetic::countsOf;
using synthetic::Endless;
using synthetic::EventLog;
using synthetic::FullTree;
using synthetic::nameOf;
using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// Thrown by the tests; nothing else throws it.
struct Fault {};

// Solutions at several depths, one with successors, dead ends, and values that mislead.
constexpr const char* kVariedTree =
    "start(a:2(a1:5 a2:1!(a3)) b:1(b1(b2! b3:9!) b4:4) c:3! d(d1:1(d2:2(d3!)) d4:2))";

Limits atMostExpanded(std::uint64_t expanded) {
  Limits limits;
  limits.expanded = expanded;
  return limits;
}

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

template <class Driver>
class DriverContractTest : public testing::Test {
 protected:
  // What a search of `tree` finds and counts when nothing disturbs it.
  struct Undisturbed {
    explicit Undisturbed(const std::string& tree) : space(tree), driver(space.start()) {
      solutions = remainingSolutions(driver);
      counts = countsOf(driver.statistics());
    }

    Space space;
    Driver driver;
    std::vector<std::string> solutions;
    std::string counts;
  };

  static constexpr bool kAsksHeuristicValue = std::is_same_v<Driver, BestFirstSearch>;
};

using Drivers = testing::Types<BreadthFirstSearch, DepthFirstSearch, BestFirstSearch>;

struct DriverNames {
  template <class Driver>
  static std::string GetName(int) {
    if (std::is_same_v<Driver, BreadthFirstSearch>) return "BreadthFirst";
    return std::is_same_v<Driver, DepthFirstSearch> ? "DepthFirst" : "BestFirst";
  }
};

TYPED_TEST_SUITE(DriverContractTest, Drivers, DriverNames);

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

// ---- What is counted, and when a state is asked what

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

TYPED_TEST(DriverContractTest, ASolutionIsReturnedNeverExpanded) {
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

TYPED_TEST(DriverContractTest, DepthBelongsToTheLatestSolution) {
  Space space(kVariedTree);
  TypeParam driver(space.start());
  std::set<std::pair<std::string, std::uint64_t>> depths;
  while (const Searchable* found = driver.solve()) {
    depths.emplace(nameOf(*found), driver.statistics().depth);
  }
  using Depth = std::pair<std::string, std::uint64_t>;
  EXPECT_THAT(depths, ElementsAre(Depth("a2", 2), Depth("b2", 3), Depth("b3", 3), Depth("c", 1),
                                  Depth("d3", 4)));
}

TYPED_TEST(DriverContractTest, AFullTreeHasTheCountsThatArithmeticGives) {
  TypeParam driver(std::make_unique<FullTree>(3, 6));
  int solutions = 0;
  while (driver.solve() != nullptr) ++solutions;
  EXPECT_EQ(solutions, 729);
  EXPECT_EQ(driver.statistics().expanded, 364U);
  EXPECT_EQ(driver.statistics().generated, 1093U);
  EXPECT_EQ(driver.statistics().depth, 6U);
}

TYPED_TEST(DriverContractTest, AChainNeverHasMoreThanOneStateInItsFrontier) {
  TypeParam driver(std::make_unique<FullTree>(1, 1000));
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_EQ(countsOf(driver.statistics()),
            "expanded 1000, generated 1001, peak frontier 1, depth 1000");
}

TYPED_TEST(DriverContractTest, TheFrontierSizeIsWhatWaitsNow) {
  Space space("start(a! b! c)");
  TypeParam driver(space.start());
  EXPECT_EQ(driver.frontierSize(), 0U);
  driver.solve();
  EXPECT_EQ(driver.frontierSize(), 2U);
  driver.solve();
  EXPECT_EQ(driver.frontierSize(), 1U);
  driver.solve();
  EXPECT_EQ(driver.frontierSize(), 0U);
  EXPECT_EQ(driver.statistics().peakFrontier, 3U);
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

TYPED_TEST(DriverContractTest, TwoSearchesDoNotDisturbEachOther) {
  typename TestFixture::Undisturbed run(kVariedTree);
  Space one(kVariedTree);
  Space other(kVariedTree);
  TypeParam first(one.start());
  TypeParam second(other.start());
  for (const std::string& name : run.solutions) {
    EXPECT_EQ(nameOf(*first.solve()), name);
    EXPECT_EQ(nameOf(*second.solve()), name);
  }
  EXPECT_EQ(countsOf(first.statistics()), countsOf(second.statistics()));
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
      EXPECT_EQ(driver.releaseSolution(), nullptr) << "it was handed over already";
    }
    EXPECT_EQ(driver.outcome(), Outcome::exhausted);
  }
  EXPECT_EQ(mine.size(), 5U);
  EXPECT_EQ(space.probe.alive, 5);
  mine.clear();
  EXPECT_EQ(space.probe.alive, 0);
}

TYPED_TEST(DriverContractTest, ReleaseSolutionLeavesTheEarlierSolutionsWithTheDriver) {
  Space space("start(a! b!)");
  TypeParam driver(space.start());
  const Searchable* first = driver.solve();
  const Searchable* second = driver.solve();
  EXPECT_EQ(driver.releaseSolution().get(), second);
  EXPECT_EQ(space.probe.alive, 1);
  EXPECT_EQ(nameOf(*first), "a");
}

// ---- Who lives how long

TYPED_TEST(DriverContractTest, OnlyWaitingStatesAndSolutionsAreAlive) {
  Space space(kVariedTree);
  TypeParam driver(space.start());
  EXPECT_EQ(space.probe.alive, 1);
  for (int solutions = 1; driver.solve() != nullptr; ++solutions) {
    EXPECT_EQ(space.probe.alive, static_cast<int>(driver.frontierSize()) + solutions);
  }
}

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
  EXPECT_EQ(other.probe.alive, 0) << "what it searched before is gone";
  for (const std::string& name : remainingSolutions(third)) names.push_back(name);
  EXPECT_EQ(names, run.solutions);
  EXPECT_EQ(countsOf(third.statistics()), run.counts);
  EXPECT_EQ(nameOf(*found), run.solutions.front()) << "its solution moved with it";
}

TYPED_TEST(DriverContractTest, AFrontierOfTwoMillionStatesIsDestroyedWithoutAStackOverflow) {
  {
    TypeParam driver(std::make_unique<FullTree>(2'000'000, 2));
    driver.setLimits(atMostExpanded(1));
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.frontierSize(), 2'000'000U);
  }
  EXPECT_EQ(FullTree::alive(), 0);
}

TYPED_TEST(DriverContractTest, AChainOfAMillionStatesEndsWithoutAStackOverflow) {
  {
    TypeParam driver(std::make_unique<FullTree>(1, 1'000'000));
    ASSERT_NE(driver.solve(), nullptr);
    EXPECT_EQ(driver.statistics().depth, 1'000'000U);
  }
  EXPECT_EQ(FullTree::alive(), 0);
}

TYPED_TEST(DriverContractTest, AFrontierAMillionStatesDeepIsDestroyedWithoutAStackOverflow) {
  TypeParam driver(std::make_unique<Comb>(1'000'000));
  driver.setLimits(atMostExpanded(999'999));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::expandedLimit);
}

// ---- Limits: nullptr is never ambiguous, and a stopped search has lost nothing

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

TYPED_TEST(DriverContractTest, TheLimitOfTheFrontierIsKeptExactly) {
  typename TestFixture::Undisturbed run(kVariedTree);
  const std::uint64_t peak = run.driver.statistics().peakFrontier;
  for (std::uint64_t most = 0; most <= peak; ++most) {
    Space space(kVariedTree);
    TypeParam driver(space.start());
    driver.setLimits(atMostInFrontier(most));
    remainingSolutions(driver);
    EXPECT_LE(driver.statistics().peakFrontier, most);
    EXPECT_EQ(driver.outcome(), most == peak ? Outcome::exhausted : Outcome::frontierLimit);
  }
}

TYPED_TEST(DriverContractTest, StatesThatDoNotFitIntoTheFrontierCountAsGenerated) {
  Space space("start(a b c!)");
  TypeParam driver(space.start());
  driver.setLimits(atMostInFrontier(2));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::frontierLimit);
  EXPECT_EQ(countsOf(driver.statistics()), "expanded 1, generated 4, peak frontier 1, depth 0");
  EXPECT_EQ(space.probe.alive, 3);
}

TYPED_TEST(DriverContractTest, ALimitOfNoExpansionStillFindsAStartThatIsASolution) {
  Space space("start!");
  TypeParam driver(space.start());
  driver.setLimits(atMostExpanded(0));
  EXPECT_NE(driver.solve(), nullptr);
}

TYPED_TEST(DriverContractTest, AFrontierOfNoStateAsksNothing) {
  Space space("start!");
  TypeParam driver(space.start());
  driver.setLimits(atMostInFrontier(0));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::frontierLimit);
  EXPECT_THAT(space.probe.asked(Question::isSolution), IsEmpty());
}

TYPED_TEST(DriverContractTest, NoTimeAsksNothing) {
  Space space("start!");
  TypeParam driver(space.start());
  driver.setLimits(atMostNs(0));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::timeLimit);
  EXPECT_THAT(space.probe.asked(Question::isSolution), IsEmpty());
}

TYPED_TEST(DriverContractTest, ATimeBudgetIsForAllCallsTogether) {
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
  EXPECT_EQ(driver.statistics().expanded, expanded) << "it was used up";

  driver.setLimits(atMostExpanded(expanded + 1));
  EXPECT_EQ(driver.solve(), nullptr);
  EXPECT_EQ(driver.outcome(), Outcome::expandedLimit);
}

TYPED_TEST(DriverContractTest, AStopTakesEffectBeforeTheNextStateIsLookedAt) {
  Space space("start(a b!)");
  std::atomic<bool> stop = false;
  space.probe.beforeAnswer = [&stop](Question, const std::string& name) {
    if (name == "a") stop = true;
  };
  TypeParam driver(space.start());
  driver.setLimits(stoppedBy(stop));
  // Best-first asks "a" for its value before it leaves the frontier.
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
  EXPECT_EQ(driver.limits().frontier, search::kUnlimited);
  EXPECT_EQ(driver.limits().timeNs, search::kUnlimited);
  EXPECT_EQ(driver.limits().stop, nullptr);
  driver.setLimits(atMostExpanded(7));
  EXPECT_EQ(driver.limits().expanded, 7U);
}

TYPED_TEST(DriverContractTest, EveryOutcomeHasWordsOfItsOwnAndThreeAreLimits) {
  std::set<std::string> words;
  int limits = 0;
  for (Outcome outcome :
       {Outcome::notStarted, Outcome::interrupted, Outcome::solved, Outcome::exhausted,
        Outcome::expandedLimit, Outcome::frontierLimit, Outcome::timeLimit, Outcome::stopped}) {
    words.insert(search::describe(outcome));
    if (search::isLimit(outcome)) ++limits;
  }
  EXPECT_EQ(words.size(), 8U);
  EXPECT_EQ(words.count(""), 0U);
  EXPECT_EQ(limits, 3);
}

// Lets `driver` run to its end, lifting the limit by one whenever it is reached.
template <class Lift>
std::vector<std::string> solutionsInSteps(search::Driver& driver, const Lift& lift) {
  std::vector<std::string> names;
  do {
    for (const std::string& name : remainingSolutions(driver)) names.push_back(name);
    lift();
  } while (driver.outcome() != Outcome::exhausted);
  return names;
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

TYPED_TEST(DriverContractTest, ASearchResumedAfterEveryFrontierLimitFindsAndCountsTheSame) {
  typename TestFixture::Undisturbed run(kVariedTree);
  Space space(kVariedTree);
  TypeParam driver(space.start());
  std::uint64_t most = 0;
  driver.setLimits(atMostInFrontier(most));
  EXPECT_EQ(solutionsInSteps(driver, [&] { driver.setLimits(atMostInFrontier(++most)); }),
            run.solutions);
  EXPECT_EQ(countsOf(driver.statistics()), run.counts);
}

TYPED_TEST(DriverContractTest, ASearchStoppedAtEveryStateFindsAndCountsTheSame) {
  typename TestFixture::Undisturbed run(kVariedTree);
  Space space(kVariedTree);
  std::atomic<bool> stop = true;
  space.probe.beforeAnswer = [&stop](Question, const std::string&) { stop = true; };
  TypeParam driver(space.start());
  driver.setLimits(stoppedBy(stop));
  EXPECT_EQ(solutionsInSteps(driver, [&] { stop = false; }), run.solutions);
  EXPECT_EQ(countsOf(driver.statistics()), run.counts);
}

TYPED_TEST(DriverContractTest, ASearchOutOfTimeFindsAndCountsTheSameWhenItGetsMore) {
  typename TestFixture::Undisturbed run(kVariedTree);
  Space space(kVariedTree);
  TypeParam driver(space.start());
  driver.setLimits(atMostNs(0));
  EXPECT_EQ(solutionsInSteps(driver, [&] { driver.setLimits(Limits()); }), run.solutions);
  EXPECT_EQ(countsOf(driver.statistics()), run.counts);
}

// ---- Exceptions

TYPED_TEST(DriverContractTest, AnExceptionFromAnyAnswerLosesNothing) {
  typename TestFixture::Undisturbed run(kVariedTree);
  for (std::size_t faulty = 0; faulty < run.space.probe.questions.size(); ++faulty) {
    Space space(kVariedTree);
    std::size_t question = 0;
    space.probe.beforeAnswer = [&](Question, const std::string&) {
      if (question++ == faulty) throw Fault();
    };
    std::vector<std::string> names;
    {
      TypeParam driver(space.start());
      try {
        while (const Searchable* found = driver.solve()) names.push_back(nameOf(*found));
        ADD_FAILURE() << "question " << faulty << " was not asked";
      } catch (const Fault&) {
        EXPECT_EQ(driver.outcome(), Outcome::interrupted);
      }
      for (const std::string& name : remainingSolutions(driver)) names.push_back(name);
      EXPECT_EQ(driver.outcome(), Outcome::exhausted);
      EXPECT_EQ(countsOf(driver.statistics()), run.counts);
    }
    EXPECT_EQ(names, run.solutions);
    EXPECT_EQ(space.probe.alive, 0);
  }
}

TYPED_TEST(DriverContractTest, AStateThatThrewIsAskedAgain) {
  Space space("start(a b)");
  space.probe.beforeAnswer = [](Question question, const std::string& name) {
    if (question == Question::successors && name == "a") throw Fault();
  };
  TypeParam driver(space.start());
  for (int i = 0; i < 3; ++i) {
    EXPECT_THROW(driver.solve(), Fault);
    EXPECT_EQ(countsOf(driver.statistics()), "expanded 1, generated 3, peak frontier 2, depth 0");
    EXPECT_EQ(driver.frontierSize(), 2U);
    EXPECT_EQ(space.probe.alive, 2);
  }
}

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

// ---- Observers

TYPED_TEST(DriverContractTest, AnObserverIsToldEveryEventInOrder) {
  Space space("start(a b!)");
  EventLog log;
  TypeParam driver(space.start());
  driver.setObserver(&log);
  remainingSolutions(driver);
  EXPECT_THAT(log.events, ElementsAre("generated #0 start, depth 0, value 0",    //
                                      "expanded #0 start, depth 0, value 0: 2",  //
                                      "generated #1 a, depth 1, value 0 by #0",  //
                                      "generated #2 b, depth 1, value 0 by #0",  //
                                      "expanded #1 a, depth 1, value 0: 0",      //
                                      "solution #2 b, depth 1, value 0"));
}

TYPED_TEST(DriverContractTest, AnObserverSeesValuesWhereTheDriverAsksForThem) {
  Space space("start:7!");
  EventLog log;
  TypeParam driver(space.start());
  driver.setObserver(&log);
  driver.solve();
  const std::string value = this->kAsksHeuristicValue ? "7" : "0";
  EXPECT_THAT(log.events, ElementsAre("generated #0 start, depth 0, value " + value,
                                      "solution #0 start, depth 0, value " + value));
}

TYPED_TEST(DriverContractTest, AnObserverIsToldFromThenOnAndNoLongerThanAsked) {
  Space space("start(a! b! c!)");
  EventLog log;
  TypeParam driver(space.start());
  driver.solve();
  driver.setObserver(&log);
  driver.solve();
  driver.setObserver(nullptr);
  driver.solve();
  EXPECT_THAT(log.events, ElementsAre("solution #2 b, depth 1, value 0"));
}

TYPED_TEST(DriverContractTest, TheEventsOfAResumedSearchAreThoseOfAnUndisturbedOne) {
  Space undisturbed(kVariedTree);
  EventLog expected;
  TypeParam first(undisturbed.start());
  first.setObserver(&expected);
  remainingSolutions(first);

  Space space(kVariedTree);
  EventLog log;
  TypeParam second(space.start());
  second.setObserver(&log);
  Limits limits = atMostExpanded(0);
  limits.frontier = 0;
  second.setLimits(limits);
  solutionsInSteps(second, [&] {
    ++(second.outcome() == Outcome::frontierLimit ? limits.frontier : limits.expanded);
    second.setLimits(limits);
  });
  EXPECT_EQ(log.events, expected.events);
}

TYPED_TEST(DriverContractTest, AnObserverMayLeaveWhileItIsTold) {
  class Leaving : public search::Observer {
   public:
    explicit Leaving(search::Driver& driver) : driver_(driver) {}
    void generated(const search::Node&, std::uint64_t) override {
      if (++told == 3) driver_.setObserver(nullptr);
    }
    int told = 0;

   private:
    search::Driver& driver_;
  };

  Space space(kVariedTree);
  TypeParam driver(space.start());
  Leaving observer(driver);
  driver.setObserver(&observer);
  remainingSolutions(driver);
  EXPECT_EQ(observer.told, 3);
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
}

TYPED_TEST(DriverContractTest, AnObserverDoesNotChangeTheSearch) {
  typename TestFixture::Undisturbed run(kVariedTree);
  Space space(kVariedTree);
  EventLog log;
  TypeParam driver(space.start());
  driver.setObserver(&log);
  EXPECT_EQ(remainingSolutions(driver), run.solutions);
  EXPECT_EQ(countsOf(driver.statistics()), run.counts);
  EXPECT_EQ(space.probe.questions, run.space.probe.questions);
}

// Throws at one event, and only once.
class FaultyObserver : public search::Observer {
 public:
  explicit FaultyObserver(int eventsBefore) : eventsBefore_(eventsBefore) {}
  void expanded(const search::Node&, std::size_t) override { count(); }
  void generated(const search::Node&, std::uint64_t) override { count(); }
  void solution(const search::Node&) override { count(); }

 private:
  void count() {
    if (eventsBefore_-- == 0) throw Fault();
  }

  int eventsBefore_;
};

TYPED_TEST(DriverContractTest, AnExceptionFromTheObserverLosesNothing) {
  typename TestFixture::Undisturbed run(kVariedTree);
  constexpr int kEvents = 30;  // 15 generated, 10 expanded, 5 solutions
  for (int faulty = 0; faulty < kEvents; ++faulty) {
    Space space(kVariedTree);
    FaultyObserver observer(faulty);
    std::vector<std::string> names;
    {
      TypeParam driver(space.start());
      driver.setObserver(&observer);
      try {
        while (const Searchable* found = driver.solve()) names.push_back(nameOf(*found));
        ADD_FAILURE() << "event " << faulty << " did not happen";
      } catch (const Fault&) {
      }
      for (const std::string& name : remainingSolutions(driver)) names.push_back(name);
      EXPECT_EQ(countsOf(driver.statistics()), run.counts);
    }
    EXPECT_EQ(names, run.solutions);
    EXPECT_EQ(space.probe.alive, 0);
  }
}

}  // namespace
