// Tie orders: the same seed gives the same order, and only ties are affected.

#include "search/TieOrder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <set>
#include <vector>

#include "BestFirstSearch.h"
#include "apps/puzzles/Queens.h"
#include "search/Observer.h"

namespace {

using testing::Each;
using testing::Gt;
using testing::SizeIs;

// The states in the order in which they left the frontier. Checks that no waiting state had a
// smaller heuristic value.
class Order final : public search::Observer {
 public:
  void generated(const search::Node& node, std::uint64_t) override {
    waiting_.insert(node.heuristicValue);
  }
  void expanded(const search::Node& node, std::size_t) override { leave(node); }
  void solution(const search::Node& node) override { leave(node); }

  const std::vector<std::uint64_t>& ids() const { return ids_; }
  bool isBestFirst() const { return isBestFirst_; }

 private:
  void leave(const search::Node& node) {
    isBestFirst_ = isBestFirst_ && node.heuristicValue == *waiting_.begin();
    waiting_.erase(waiting_.find(node.heuristicValue));
    ids_.push_back(node.id);
  }

  std::multiset<int> waiting_;
  std::vector<std::uint64_t> ids_;
  bool isBestFirst_ = true;
};

template <class... Ties>
Order orderWith(const Ties&... ties) {
  BestFirstSearch driver(std::make_unique<Queens>(8), ties...);
  Order order;
  driver.setObserver(&order);
  EXPECT_NE(driver.solve(), nullptr);
  return order;
}

TEST(TieOrderTest, TheSameSeedGivesTheSameSearch) {
  EXPECT_EQ(orderWith(search::SeededOrder(5)).ids(), orderWith(search::SeededOrder(5)).ids());
}

TEST(TieOrderTest, OtherSeedsGiveOtherSearches) {
  std::set<std::vector<std::uint64_t>> orders;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    orders.insert(orderWith(search::SeededOrder(seed)).ids());
  }
  EXPECT_THAT(orders, SizeIs(Gt(15)));
}

TEST(TieOrderTest, WhateverTheSeedTheBestStateLeavesFirst) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_TRUE(orderWith(search::SeededOrder(seed)).isBestFirst());
  }
}

TEST(TieOrderTest, ArrivalOrderIsTheDefault) {
  EXPECT_EQ(orderWith().ids(), orderWith(search::ArrivalOrder()).ids());
}

TEST(TieOrderTest, AllSolutionsAreFoundInAnyOrder) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    BestFirstSearch driver(std::make_unique<Queens>(6), search::SeededOrder(seed));
    int solutions = 0;
    while (driver.solve() != nullptr) ++solutions;
    EXPECT_EQ(solutions, 4);
  }
}

// No two states are ever equal, so the order does not depend on the heap.
TEST(TieOrderTest, NoTwoStatesTie) {
  const search::SeededOrder order(1);
  std::vector<search::Node> nodes(50);
  for (std::size_t i = 0; i < nodes.size(); ++i) nodes[i].id = i;
  for (const search::Node& one : nodes) {
    for (const search::Node& other : nodes) {
      EXPECT_EQ(order.leavesLater(one, other) || order.leavesLater(other, one), &one != &other);
    }
  }
}

}  // namespace
