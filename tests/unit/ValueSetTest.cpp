#include "sudoku/ValueSet.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <vector>

namespace {

template <class Set>
class AValueSet : public testing::Test {};

using Widths =
    testing::Types<sudoku::ValueSet<std::uint32_t, 1>, sudoku::ValueSet<std::uint64_t, 1>,
                   sudoku::ValueSet<std::uint64_t, 2>, sudoku::CandidateSet>;
TYPED_TEST_SUITE(AValueSet, Widths);

template <class Set>
std::vector<int> valuesOf(const Set& set) {
  return std::vector<int>(set.begin(), set.end());
}

TYPED_TEST(AValueSet, IsEmptyAtFirst) {
  const TypeParam set;
  EXPECT_TRUE(set.empty());
  EXPECT_EQ(set.size(), 0);
  EXPECT_EQ(set.begin(), set.end());
}

TYPED_TEST(AValueSet, HoldsEveryValueUpToItsCapacity) {
  for (int size = 0; size <= TypeParam::kCapacity; ++size) {
    const TypeParam set = TypeParam::upTo(size);
    ASSERT_EQ(set.size(), size);
    ASSERT_EQ(set.contains(size), size > 0);
    ASSERT_FALSE(set.contains(size + 1));
    if (size > 0) {
      ASSERT_EQ(set.first(), 1);
    }
  }
}

TYPED_TEST(AValueSet, ContainsNothingOutsideItsRange) {
  const TypeParam set = TypeParam::upTo(TypeParam::kCapacity);
  EXPECT_FALSE(set.contains(0));
  EXPECT_FALSE(set.contains(-1));
  EXPECT_FALSE(set.contains(TypeParam::kCapacity + 1));
}

TYPED_TEST(AValueSet, IteratesInAscendingOrder) {
  TypeParam set;
  const std::vector<int> values = {1, 2, 17, TypeParam::kCapacity - 1, TypeParam::kCapacity};
  for (auto value = values.rbegin(); value != values.rend(); ++value) set.insert(*value);
  EXPECT_EQ(valuesOf(set), values);
  EXPECT_EQ(set.first(), 1);
}

TYPED_TEST(AValueSet, KnowsUnionIntersectionAndDifference) {
  const TypeParam low = TypeParam::upTo(5);
  const TypeParam one = TypeParam::of(3) | TypeParam::of(TypeParam::kCapacity);
  EXPECT_EQ(valuesOf(low & one), std::vector<int>{3});
  EXPECT_EQ(valuesOf(low - one), (std::vector<int>{1, 2, 4, 5}));
  EXPECT_EQ(valuesOf(low | one), (std::vector<int>{1, 2, 3, 4, 5, TypeParam::kCapacity}));
}

TYPED_TEST(AValueSet, ForgetsAnErasedValue) {
  TypeParam set = TypeParam::upTo(3);
  set.erase(2);
  set.erase(2);
  EXPECT_EQ(valuesOf(set), (std::vector<int>{1, 3}));
  EXPECT_NE(set, TypeParam::upTo(3));
}

TYPED_TEST(AValueSet, CanBeWidened) {
  TypeParam set = TypeParam::of(1) | TypeParam::of(TypeParam::kCapacity);
  const sudoku::CandidateSet wide(set);
  EXPECT_EQ(valuesOf(wide), valuesOf(set));
}

}  // namespace
