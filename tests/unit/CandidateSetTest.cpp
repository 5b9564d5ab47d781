#include "sudoku/CandidateSet.h"

#include <gtest/gtest.h>

#include <vector>

namespace {

using sudoku::CandidateSet;

std::vector<int> valuesOf(const CandidateSet& set) {
  return std::vector<int>(set.begin(), set.end());
}

TEST(ACandidateSet, IsEmptyAtFirst) {
  const CandidateSet set;
  EXPECT_EQ(set.size(), 0);
  EXPECT_EQ(set.begin(), set.end());
}

TEST(ACandidateSet, HoldsEveryValueUpToItsCapacity) {
  for (int size = 0; size <= CandidateSet::kCapacity; ++size) {
    const CandidateSet set = CandidateSet::upTo(size);
    ASSERT_EQ(set.size(), size);
    ASSERT_EQ(set.contains(size), size > 0);
    ASSERT_FALSE(set.contains(size + 1));
  }
  EXPECT_FALSE(CandidateSet::upTo(9).contains(0));
  EXPECT_FALSE(CandidateSet::upTo(9).contains(-1));
}

TEST(ACandidateSet, IteratesInAscendingOrder) {
  const std::vector<int> values = {1, 2, 17, CandidateSet::kCapacity - 1, CandidateSet::kCapacity};
  CandidateSet set;
  for (auto value = values.rbegin(); value != values.rend(); ++value) set.insert(*value);
  EXPECT_EQ(valuesOf(set), values);
  EXPECT_EQ(valuesOf(set & CandidateSet::upTo(17)), (std::vector<int>{1, 2, 17}));
}

TEST(ACandidateSet, ForgetsAnErasedValue) {
  CandidateSet set = CandidateSet::upTo(3);
  set.erase(2);
  set.erase(2);
  EXPECT_EQ(valuesOf(set), (std::vector<int>{1, 3}));
  EXPECT_NE(set, CandidateSet::upTo(3));
  EXPECT_EQ(set, CandidateSet::ofBits(0b101));
}

}  // namespace
