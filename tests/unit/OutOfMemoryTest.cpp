// Every driver ends with the outcome outOfMemory if an allocation fails, and loses nothing: it goes
// on as if nothing had happened when there is memory again. A program of its own, because it
// replaces operator new.

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "apps/puzzles/BridgeCrossing.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "apps/puzzles/Queens.h"
#include "search/AStarSearch.h"
#include "search/BeamSearch.h"
#include "search/ConflictDrivenSearch.h"
#include "search/IterativeDeepeningAStar.h"
#include "search/IterativeDeepeningSearch.h"
#include "search/LimitedDiscrepancySearch.h"

namespace {

constexpr long kNever = -1;
long allocationsUntilFailure = kNever;

// Not inlined, because GCC would warn about free() of memory from new.
[[gnu::noinline]] void* allocate(std::size_t size) {
  if (allocationsUntilFailure != kNever && allocationsUntilFailure-- == 0) throw std::bad_alloc();
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) {
  return allocate(size);
}
// Sanitizers replace it too, so it has to be replaced with the others. std::stable_sort() calls it.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  try {
    return allocate(size);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace {

using search::Outcome;

std::unique_ptr<Searchable> bridge() {
  return std::make_unique<BridgeCrossing>(std::vector<int>{1, 2, 5});
}

std::unique_ptr<Searchable> queens() {
  return std::make_unique<Queens>(4);
}

struct Results {
  std::string text;  // solutions with the moves that lead to them, and counters
  bool hadFailure;   // an allocation failed
  bool ranOutOfMemory;
};

// Searches for up to four solutions. The allocation after `successful` others in solve() fails.
template <class Driver>
Results search(std::unique_ptr<Searchable> start, long successful) {
  Driver driver(std::move(start));
  driver.keepPaths();
  std::ostringstream text;
  bool ranOutOfMemory = false;
  for (int solutions = 0; solutions < 4;) {
    allocationsUntilFailure = successful;
    const Searchable* const solution = driver.solve();
    successful = std::exchange(allocationsUntilFailure, kNever);
    if (solution != nullptr) {
      solution->write(text);
      for (const search::Step& step : driver.path()) text << step.move << ' ' << step.cost << '\n';
      ++solutions;
    } else if (driver.outcome() == Outcome::outOfMemory) {
      ranOutOfMemory = true;
    } else {
      break;
    }
  }
  const search::Statistics& counts = driver.statistics();
  text << describe(driver.outcome()) << ' ' << counts.expanded << ' ' << counts.generated << ' '
       << counts.repeats << ' ' << counts.peakFrontier;
  return {text.str(), successful == kNever, ranOutOfMemory};
}

template <class Driver>
class OutOfMemoryTest : public testing::Test {
 protected:
  // Lets each allocation of the search fail in turn. Returns how many failures ended solve(). The
  // others were in std::stable_sort(), which does without.
  static int failEach(std::unique_ptr<Searchable> (*start)()) {
    const Results undisturbed = search<Driver>(start(), kNever);
    int outcomes = 0;
    for (long successful = 0;; ++successful) {
      const Results disturbed = search<Driver>(start(), successful);
      if (!disturbed.hadFailure) return outcomes;
      if (disturbed.ranOutOfMemory) ++outcomes;
      EXPECT_EQ(disturbed.text, undisturbed.text) << "after " << successful << " allocations";
    }
  }
};

using Drivers =
    testing::Types<BreadthFirstSearch, DepthFirstSearch, BestFirstSearch, search::AStarSearch,
                   search::IterativeDeepeningSearch, search::IterativeDeepeningAStar,
                   search::BeamSearch, search::LimitedDiscrepancySearch>;
TYPED_TEST_SUITE(OutOfMemoryTest, Drivers);

TYPED_TEST(OutOfMemoryTest, NoFailureOfAnAllocationLosesAStateOfAPuzzleWithKeys) {
  EXPECT_GT(this->failEach(bridge), 30);
}

TYPED_TEST(OutOfMemoryTest, NoFailureOfAnAllocationLosesAStateOfAPuzzleWithoutKeys) {
  EXPECT_GT(this->failEach(queens), 30);
}

// The search that learns gives up its decisions then, so it goes on in another order.
std::set<std::string> placements(long successful, bool& hadFailure) {
  search::ConflictDrivenSearch driver(std::make_unique<ExplainedQueens>(Queens(6)));
  std::set<std::string> found;
  for (;;) {
    allocationsUntilFailure = successful;
    const Searchable* const solution = driver.solve();
    successful = std::exchange(allocationsUntilFailure, kNever);
    if (solution == nullptr && driver.outcome() == Outcome::outOfMemory) continue;
    if (solution == nullptr) break;
    std::ostringstream text;
    solution->write(text);
    EXPECT_TRUE(found.insert(text.str()).second) << "returned twice";
  }
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
  hadFailure = successful == kNever;
  return found;
}

TEST(LearningOutOfMemoryTest, NoFailureOfAnAllocationLosesASolutionOfTheSearchThatLearns) {
  long successful = 0;
  for (bool hadFailure = true; hadFailure; ++successful) {
    EXPECT_EQ(placements(successful, hadFailure).size(), 4u)
        << "after " << successful << " allocations";
  }
  EXPECT_GT(successful, 100);
}

}  // namespace
