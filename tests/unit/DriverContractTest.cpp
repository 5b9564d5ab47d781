// The contract of the coursework's drivers: signatures, counts, limits, and lifetimes of states.
// DriverRaceTest.cpp compares their orders, solutions, observers and outcomes with a reference.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pthread.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "apps/support/SearchLimits.h"
#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Tree.h"

namespace {

using search::Limits;
using search::Outcome;
using synthetic::FullTree;
using synthetic::Question;
using synthetic::Space;
using testing::UnorderedElementsAre;

template <class Driver>
class DriverContractTest : public testing::Test {};

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
  Space withoutState("start(a null)");
  EXPECT_THROW(TypeParam(withoutState.start()).solve(), std::logic_error);
  driver.solve();
  EXPECT_THROW(driver.keepPaths(), std::logic_error) << "paths are kept from the start on";
}

// Solutions are at several depths, one of them with successors; heuristic values mislead.
TYPED_TEST(DriverContractTest,
           EachStateIsAskedOnceAndExpandedOnesForTheirSuccessorsNeverASolution) {
  Space space("start(a:2(a1:5 a2:1!(a3)) b:1(b1(b2! b3:9!) b4:4) c:3! d(d1:1(d2:2(d3!)) d4:2))");
  TypeParam driver(space.start());
  EXPECT_TRUE(space.probe.questions.empty()) << "nothing happens before solve()";
  do {
    const std::size_t asked = space.probe.asked(Question::successors).size();
    EXPECT_EQ(driver.statistics().expanded, asked);
    EXPECT_EQ(driver.getNodesExpanded(), static_cast<int>(asked));
  } while (driver.solve() != nullptr);
  EXPECT_THAT(space.probe.asked(Question::successors),
              UnorderedElementsAre("start", "a", "a1", "b", "b1", "b4", "d", "d1", "d2", "d4"));
  for (const Question question : {Question::isSolution, Question::heuristicValue}) {
    const std::vector<std::string> asked = space.probe.asked(question);
    const bool isAsked =
        question == Question::isSolution || std::is_same_v<TypeParam, BestFirstSearch>;
    EXPECT_EQ(asked.size(), isAsked ? driver.statistics().generated : 0U);
    EXPECT_EQ(std::set<std::string>(asked.begin(), asked.end()).size(), asked.size());
  }
}

// ---- Limits

// A chain whose states take at least a millisecond to ask.
constexpr const char* kChain = "a(b(c(d(e(f(g(h)))))))";
void nap(Question, const std::string&) {
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

TYPED_TEST(DriverContractTest, TimeAddsUpOverAllCallsAndItsLimitIsForAllOfThem) {
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

TYPED_TEST(DriverContractTest, AnotherThreadMayRequestTheStop) {
  std::atomic<bool> stop = false;
  TypeParam driver(std::make_unique<FullTree>(1, std::numeric_limits<int>::max()));
  Limits limits;
  limits.stop = &stop;
  driver.setLimits(limits);
  std::thread other([&stop] { stop = true; });
  EXPECT_EQ(driver.solve(), nullptr);
  other.join();
  EXPECT_EQ(driver.outcome(), Outcome::stopped);
}

TEST(DefaultLimits, OnTheFrontierLeaveRoomForItsBoardsAndARequestedOneReplacesThem) {
  apps::SearchLimits limits;
  EXPECT_EQ(limits.forSize(9).frontier, 200'000U);
  EXPECT_EQ(limits.forSize(16).frontier, 63'281U);
  EXPECT_EQ(limits.forSize(400).frontier, 12U);
  limits.frontier = search::kUnlimited;
  EXPECT_EQ(limits.forSize(400).frontier, search::kUnlimited);
}

// ---- Lifetimes

// On a stack of 256 KiB, which overflows if functions call each other for so many states.
void onASmallStack(void (*run)()) {
  pthread_attr_t attributes;
  ASSERT_EQ(pthread_attr_init(&attributes), 0);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, 256 << 10), 0);
  pthread_t thread;
  const auto start = [](void* function) -> void* {
    (*static_cast<void (**)()>(function))();
    return nullptr;
  };
  ASSERT_EQ(pthread_create(&thread, &attributes, start, &run), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

template <class Driver>
void destroyLargeAndDeepFrontiers() {
  constexpr int kMany = 10'000;
  struct Large {
    int branching, depth;
    std::uint64_t expanded;
  };
  for (const Large& tree : {Large{kMany, 2, 1}, Large{1, kMany, kMany}, Large{2, kMany, kMany}}) {
    {
      Driver driver(std::make_unique<FullTree>(tree.branching, tree.depth));
      driver.keepPaths();
      search::Limits limits;
      limits.expanded = tree.expanded;
      driver.setLimits(limits);
      const bool isSolved = driver.solve() != nullptr;
      EXPECT_GE(driver.frontierSize() + driver.statistics().depth, std::uint64_t{kMany});
      EXPECT_EQ(driver.outcome(), isSolved ? Outcome::solved : Outcome::expandedLimit);
      driver.solve();  // gives up the path
    }
    EXPECT_EQ(FullTree::alive(), 0);
  }
}

TYPED_TEST(DriverContractTest, LargeAndDeepFrontiersAreDestroyedWithoutAStackOverflow) {
  onASmallStack(destroyLargeAndDeepFrontiers<TypeParam>);
}

}  // namespace
