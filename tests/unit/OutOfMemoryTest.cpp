// Every driver ends with the outcome outOfMemory if an allocation fails, and loses nothing: it goes
// on as if nothing had happened when there is memory again. A program of its own, because it
// replaces operator new.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "apps/puzzles/BridgeCrossing.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "apps/puzzles/Queens.h"
#include "search/ConflictDrivenSearch.h"
#include "search/Reached.h"
#include "tests/synthetic/Switches.h"
#include "tests/unit/Drivers.h"

namespace {

constexpr long kNever = -1;
long allocationsUntilFailure = kNever;
std::size_t bytesInUse = 0;
constexpr std::size_t kHeader = alignof(std::max_align_t);  // in front of a block: its size

// Not inlined, because GCC would warn about free() of memory from new.
[[gnu::noinline]] void* allocate(std::size_t size) {
  if (allocationsUntilFailure != kNever && allocationsUntilFailure-- == 0) throw std::bad_alloc();
  void* const block = std::malloc(kHeader + size);
  if (block == nullptr) throw std::bad_alloc();
  std::memcpy(block, &size, sizeof size);
  bytesInUse += size;
  return static_cast<char*>(block) + kHeader;
}

[[gnu::noinline]] void release(void* memory) {
  if (memory == nullptr) return;
  void* const block = static_cast<char*>(memory) - kHeader;
  std::size_t size = 0;
  std::memcpy(&size, block, sizeof size);
  bytesInUse -= size;
  std::free(block);
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
  release(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  release(memory);
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

TYPED_TEST_SUITE(OutOfMemoryTest, drivers::All);

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

TEST(MemoryBoundTest, TheSearchThatLearnsForgetsTheSolutionsThatItReturned) {
  search::ConflictDrivenSearch driver(std::make_unique<synthetic::Switches>(
      12, std::vector<synthetic::Lamp>()));  // all 4096 positions are solutions
  std::size_t before = 0;
  for (int solutions = 0; driver.solve() != nullptr; ++solutions) {
    driver.releaseSolution();
    if (solutions == 200) before = bytesInUse;
  }
  EXPECT_LT(bytesInUse, before + 10'000);
}

TEST(MemoryBoundTest, TheTableOfKeysTakesAboutTheBytesThatItCounts) {
  for (const std::size_t limit : {10'000U, 300'000U, 2'500'000U}) {
    const std::size_t before = bytesInUse;
    const auto keyOf = [](const search::Node& node) { return std::to_string(node.id); };
    std::vector<search::Node> states;
    states.push_back({nullptr, 1'000'000'000});
    search::Reached reached(search::Repeats::drop, keyOf, states.front());
    for (; reached.bytes() < limit; ++states.front().id) {
      reached.add(states.front(), states, false);
    }
    EXPECT_LE(bytesInUse - before, 2 * limit);
    EXPECT_GT(bytesInUse - before, limit / 2);
  }
}

}  // namespace
