// The contract of all drivers: signatures, counts, solutions, observers, and lifetimes of states.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"
#include "tests/unit/Drivers.h"

namespace {

using search::Outcome;
using synthetic::countsOf;
using synthetic::FullTree;
using synthetic::nameOf;
using synthetic::Question;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// Solutions at several depths, one of them with successors, dead ends, and misleading heuristic
// values.
constexpr const char* kVariedTree =
    "start(a:2(a1:5 a2:1!(a3)) b:1(b1(b2! b3:9!) b4:4) c:3! d(d1:1(d2:2(d3!)) d4:2))";

template <class Driver>
class DriverContractTest : public testing::Test {
 protected:
  static constexpr bool kAsksHeuristicValue = std::is_same_v<Driver, BestFirstSearch>;
};

TYPED_TEST_SUITE(DriverContractTest, drivers::Plain);

TYPED_TEST(DriverContractTest, TheSignaturesAreThoseOfTheContract) {
  static_assert(std::is_constructible_v<TypeParam, std::unique_ptr<Searchable>&&>);
  static_assert(!std::is_convertible_v<std::unique_ptr<Searchable>&&, TypeParam>);
  static_assert(!std::is_copy_constructible_v<TypeParam>);
  static_assert(std::has_virtual_destructor_v<TypeParam>);
  Space space("start!");
  TypeParam driver(space.start());
  static_assert(std::is_same_v<decltype(driver.solve()), Searchable*>);
  static_assert(std::is_same_v<decltype(std::as_const(driver).getNodesExpanded()), int>);
  static_assert(std::is_same_v<decltype(driver.statistics().expanded), std::uint64_t>);
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

TYPED_TEST(DriverContractTest, ExpandedCountsTheStatesWhoseSuccessorsWereAskedForNeverASolution) {
  Space space(kVariedTree);
  TypeParam driver(space.start());
  do {
    const std::size_t asked = space.probe.asked(Question::successors).size();
    EXPECT_EQ(driver.statistics().expanded, asked);
    EXPECT_EQ(driver.getNodesExpanded(), static_cast<int>(asked));
  } while (driver.solve() != nullptr);
  EXPECT_THAT(space.probe.asked(Question::successors),
              UnorderedElementsAre("start", "a", "a1", "b", "b1", "b4", "d", "d1", "d2", "d4"));
}

TYPED_TEST(DriverContractTest, EachStateIsAskedOnceAndForItsValueOnlyByBestFirst) {
  Space space(kVariedTree);
  TypeParam driver(space.start());
  remainingSolutions(driver);
  for (const Question question : {Question::isSolution, Question::heuristicValue}) {
    const std::vector<std::string> asked = space.probe.asked(question);
    const bool isAsked = question == Question::isSolution || this->kAsksHeuristicValue;
    EXPECT_EQ(asked.size(), isAsked ? driver.statistics().generated : 0U);
    EXPECT_EQ(std::set<std::string>(asked.begin(), asked.end()).size(), asked.size());
  }
}

// ---- Solutions, one after another

TYPED_TEST(DriverContractTest, SolveReturnsEachSolutionOnceAndThenNullptrEverAfter) {
  Space space(kVariedTree);
  TypeParam driver(space.start());
  EXPECT_THAT(remainingSolutions(driver), UnorderedElementsAre("a2", "b2", "b3", "c", "d3"));
  const std::string counts = countsOf(driver.statistics());
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), Outcome::exhausted);
    EXPECT_EQ(countsOf(driver.statistics()), counts);
  }
}

TYPED_TEST(DriverContractTest, SolutionsStayValidAsLongAsTheDriverLives) {
  TypeParam driver(std::make_unique<FullTree>(10, 3));
  std::set<const Searchable*> solutions;
  while (const Searchable* found = driver.solve()) solutions.insert(found);
  EXPECT_EQ(solutions.size(), 1000U);
  EXPECT_EQ(FullTree::alive(), 1000);
  for (const Searchable* found : solutions) EXPECT_EQ(nameOf(*found), "0 above the leaves");
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
  }
  EXPECT_EQ(mine.size(), 5U);
  EXPECT_EQ(space.probe.alive, 5);
}

// ---- Observers

TYPED_TEST(DriverContractTest, AnObserverIsToldEveryEventInOrder) {
  Space space("start:7(a:7 b:7!)");
  synthetic::EventLog log;
  TypeParam driver(space.start());
  driver.setObserver(&log);
  remainingSolutions(driver);
  const std::string value = this->kAsksHeuristicValue ? "value 7" : "value 0";
  EXPECT_THAT(log.events, ElementsAre("generated #0 start, depth 0, " + value,         //
                                      "expanded #0 start, depth 0, " + value + ": 2",  //
                                      "generated #1 a, depth 1, " + value + " by #0",  //
                                      "generated #2 b, depth 1, " + value + " by #0",  //
                                      "expanded #1 a, depth 1, " + value + ": 0",      //
                                      "solution #2 b, depth 1, " + value));
}

TYPED_TEST(DriverContractTest, AnObserverMayRemoveItselfDuringAnEvent) {
  struct Leaving : search::Observer {
    void generated(const search::Node&, std::uint64_t) override {
      if (++told == 3) driver->setObserver(nullptr);
    }
    int told = 0;
    search::Search* driver = nullptr;
  } observer;
  Space space(kVariedTree);
  TypeParam driver(space.start());
  observer.driver = &driver;
  driver.setObserver(&observer);
  remainingSolutions(driver);
  EXPECT_EQ(observer.told, 3);
}

// ---- Lifetimes

// A stack would overflow if destructors called each other for so many states.
TYPED_TEST(DriverContractTest, LargeAndDeepFrontiersAreDestroyedWithoutAStackOverflow) {
  constexpr int kMany = 300'000;
  struct Large {
    int branching, depth;
    std::uint64_t expanded;
  };
  for (const Large& tree : {Large{kMany, 2, 1}, Large{1, kMany, kMany}, Large{2, kMany, kMany}}) {
    {
      TypeParam driver(std::make_unique<FullTree>(tree.branching, tree.depth));
      search::Limits limits;
      limits.expanded = tree.expanded;
      driver.setLimits(limits);
      const bool isSolved = driver.solve() != nullptr;
      EXPECT_GE(driver.frontierSize() + driver.statistics().depth, std::uint64_t{kMany});
      EXPECT_EQ(driver.outcome(), isSolved ? Outcome::solved : Outcome::expandedLimit);
    }
    EXPECT_EQ(FullTree::alive(), 0);
  }
}

}  // namespace
