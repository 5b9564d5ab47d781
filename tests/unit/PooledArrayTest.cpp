#include "sudoku/PooledArray.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <thread>
#include <utility>
#include <vector>

namespace {

using sudoku::MemoryPool;
using sudoku::PooledArray;

TEST(APooledArray, HasTheValueItIsMadeWithEverywhere) {
  const PooledArray<int> array(5, 7);
  EXPECT_EQ(std::vector<int>(array.begin(), array.end()), std::vector<int>(5, 7));
  EXPECT_EQ(array.bytes(), 5 * sizeof(int));
}

TEST(APooledArray, IsIndependentOfItsCopies) {
  PooledArray<int> array(3, 1);
  PooledArray<int> copy(array);
  copy[1] = 2;
  EXPECT_EQ(array[1], 1);
  EXPECT_FALSE(array == copy);
  array = copy;
  EXPECT_TRUE(array == copy);
}

TEST(APooledArray, CanBeTheBeginningOfAnother) {
  PooledArray<int> array(3, 1);
  array[2] = 5;
  const PooledArray<int> two(array, 2);
  EXPECT_EQ(std::vector<int>(two.begin(), two.end()), std::vector<int>({1, 1}));
}

TEST(APooledArray, MayBeEmpty) {
  const PooledArray<int> none(0, 0);
  EXPECT_EQ(none.size(), 0U);
  EXPECT_TRUE(PooledArray<int>(none) == none);
}

TEST(MemoryPoolTest, IsUsedAgainAndKnowsHowManyBlocksAreInUse) {
  constexpr std::size_t kBytes = 12'345;
  const long before = MemoryPool::inUse(kBytes);
  void* const first = MemoryPool::take(kBytes);
  EXPECT_EQ(MemoryPool::inUse(kBytes), before + 1);
  MemoryPool::giveBack(first, kBytes);
  EXPECT_EQ(MemoryPool::inUse(kBytes), before);
  void* const second = MemoryPool::take(kBytes);
  EXPECT_EQ(second, first);
  MemoryPool::giveBack(second, kBytes);
}

// These sizes share a shelf.
TEST(MemoryPoolTest, GivesNoBlockOfAnotherSize) {
  std::vector<PooledArray<char>> arrays;
  for (int i = 0; i < 100; ++i) {
    const auto size = static_cast<std::size_t>(1 + i % 3) * 64 * 8 * 5;
    PooledArray<char> array(size, static_cast<char>(i));
    for (const char each : array) ASSERT_EQ(each, static_cast<char>(i));
    if (i % 2 == 0) arrays.push_back(array);
  }
}

TEST(MemoryPoolTest, MayBeGivenBackByAnotherThread) {
  std::vector<PooledArray<int>> arrays(50, PooledArray<int>(1'000, 3));
  std::thread([&] {
    arrays.clear();
    PooledArray<int> another(1'000, 4);
    EXPECT_EQ(another[999], 4);
  }).join();
}

TEST(MemoryPoolTest, DoesNotLeakEvenWithEmptyArrays) {  // checked by LeakSanitizer
  std::thread([] {
    const PooledArray<int> empty(0, 0);
    EXPECT_EQ(empty.bytes(), 0U);
  }).join();
}

// Destroyed after the free list of its thread.
struct Late {
  PooledArray<int> array{100, 1};
  int unused = 0;
};

TEST(MemoryPoolTest, MayEndBeforeTheArraysOfItsThread) {
  std::thread([] {
    static thread_local Late late;
    late.unused = late.array[99];
  }).join();
}

}  // namespace
