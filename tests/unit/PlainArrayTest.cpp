#include "sudoku/PlainArray.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <thread>
#include <utility>
#include <vector>

namespace {

using sudoku::PlainArray;
using sudoku::SpareMemory;

TEST(APlainArray, HasTheValueItIsMadeWithEverywhere) {
  const PlainArray<int> array(5, 7);
  EXPECT_EQ(std::vector<int>(array.begin(), array.end()), std::vector<int>(5, 7));
  EXPECT_EQ(array.bytes(), 5 * sizeof(int));
}

TEST(APlainArray, IsIndependentOfItsCopies) {
  PlainArray<int> array(3, 1);
  PlainArray<int> copy(array);
  copy[1] = 2;
  EXPECT_EQ(array[1], 1);
  EXPECT_FALSE(array == copy);
  array = copy;
  EXPECT_TRUE(array == copy);
}

TEST(APlainArray, CanBeTheBeginningOfAnother) {
  PlainArray<int> array(3, 1);
  array[2] = 5;
  const PlainArray<int> two(array, 2);
  EXPECT_EQ(std::vector<int>(two.begin(), two.end()), std::vector<int>({1, 1}));
}

TEST(APlainArray, MayBeEmpty) {
  const PlainArray<int> none(0, 0);
  EXPECT_EQ(none.size(), 0U);
  EXPECT_TRUE(PlainArray<int>(none) == none);
}

TEST(SpareMemoryTest, IsUsedAgainAndKnowsHowManyBlocksAreInUse) {
  constexpr std::size_t kBytes = 12'345;
  const long before = SpareMemory::inUse(kBytes);
  void* const first = SpareMemory::take(kBytes);
  EXPECT_EQ(SpareMemory::inUse(kBytes), before + 1);
  SpareMemory::giveBack(first, kBytes);
  EXPECT_EQ(SpareMemory::inUse(kBytes), before);
  void* const second = SpareMemory::take(kBytes);
  EXPECT_EQ(second, first);
  SpareMemory::giveBack(second, kBytes);
}

// These sizes share a shelf.
TEST(SpareMemoryTest, GivesNoBlockOfAnotherSize) {
  std::vector<PlainArray<char>> arrays;
  for (int i = 0; i < 100; ++i) {
    const auto size = static_cast<std::size_t>(1 + i % 3) * 64 * 8 * 5;
    PlainArray<char> array(size, static_cast<char>(i));
    for (const char each : array) ASSERT_EQ(each, static_cast<char>(i));
    if (i % 2 == 0) arrays.push_back(array);
  }
}

TEST(SpareMemoryTest, MayBeGivenBackByAnotherThread) {
  std::vector<PlainArray<int>> arrays(50, PlainArray<int>(1'000, 3));
  std::thread([&] {
    arrays.clear();
    PlainArray<int> another(1'000, 4);
    EXPECT_EQ(another[999], 4);
  }).join();
}

TEST(SpareMemoryTest, DoesNotLeakEvenWithEmptyArrays) {  // checked by LeakSanitizer
  std::thread([] {
    const PlainArray<int> empty(0, 0);
    EXPECT_EQ(empty.bytes(), 0U);
  }).join();
}

// Destroyed after the free list of its thread.
struct Late {
  PlainArray<int> array{100, 1};
  int unused = 0;
};

TEST(SpareMemoryTest, MayEndBeforeTheArraysOfItsThread) {
  std::thread([] {
    static thread_local Late late;
    late.unused = late.array[99];
  }).join();
}

}  // namespace
