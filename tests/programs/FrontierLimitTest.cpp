// Compares the default limit on the frontier with the memory that boards use. This test counts
// allocations, so it is a program of its own.

#include "apps/support/SearchLimits.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>

#include "Sudoku.h"
#include "search/Limits.h"
#include "search/Node.h"
#include "sudoku/NamedRuleSets.h"

namespace {
std::size_t allocatedBytes = 0;
}

// Not inlined, because GCC would warn about free() of memory from new.
[[gnu::noinline]] void* operator new(std::size_t bytes) {
  constexpr std::size_t kPerBlock = 24;  // overhead of malloc: header and rounding
  allocatedBytes += bytes + kPerBlock;
  void* const memory = std::malloc(bytes);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace {

constexpr int kLargestOrder = 20;

// The number of bytes that one more board uses in a frontier, apart from the frontier's vector.
std::uint64_t measuredBytes(const Sudoku& board) {
  const std::size_t before = allocatedBytes;
  const auto copy = std::make_unique<Sudoku>(board);
  return allocatedBytes - before + 2 * sizeof(search::Node);
}

TEST(FrontierLimitTest, BoardsUseTheMemoryThatTheLimitAssumes) {
  for (int order = 1; order <= kLargestOrder; ++order) {
    const int size = order * order;
    const std::uint64_t assumed = apps::boardBytes(size);
    EXPECT_LE(measuredBytes(Sudoku(size, sudoku::kCoursework)), assumed) << size;
    const std::uint64_t measured = measuredBytes(Sudoku(size, sudoku::kFull));
    EXPECT_LE(measured, assumed) << size;
    if (size > 9) {
      EXPECT_GT(measured, assumed * 3 / 4) << size;
    }
  }
}

TEST(FrontierLimitTest, TheFrontierAndTheSuccessorsOfAStateTakeOneGigabyteUpToSize169) {
  for (int order = 1; order <= 13; ++order) {
    const int size = order * order;
    const std::uint64_t boards = apps::frontierLimit(size) + static_cast<std::uint64_t>(size);
    EXPECT_LE(boards * apps::boardBytes(size), 1'000'000'000U) << size;
  }
}

TEST(FrontierLimitTest, TheFrontierOfLargerBoardsTakesHalfAGigabyte) {
  for (int order = 14; order <= kLargestOrder; ++order) {
    const int size = order * order;
    const std::uint64_t frontier = apps::frontierLimit(size) * apps::boardBytes(size);
    EXPECT_GT(frontier, 390'000'000U) << size;
    EXPECT_LE(frontier, 425'000'000U) << size;
  }
}

TEST(FrontierLimitTest, ARequestedLimitReplacesTheDefaultEvenIfItIsNone) {
  apps::SearchLimits limits;
  EXPECT_EQ(limits.forSize(9).frontier, 200'000U);
  EXPECT_EQ(limits.forSize(16).frontier, 63'281U);
  EXPECT_EQ(limits.forSize(400).frontier, 12U);
  limits.frontier = search::kUnlimited;
  EXPECT_EQ(limits.forSize(400).frontier, search::kUnlimited);
}

}  // namespace
