// Puzzles whose states have keys: the memory for keys is bounded, and all states have one.
// DriverRaceTest.cpp has the repeats.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/FullTree.h"
#include "tests/synthetic/Graph.h"

namespace {

using search::Limits;
using search::Outcome;
using synthetic::Graph;

// A chain with edges back. The last vertex is the goal.
Graph chain(int length) {
  Graph graph;
  for (int vertex = 0; vertex < length; ++vertex) {
    graph.edges.push_back({{vertex / 2}, {std::min(vertex + 1, length - 1)}});
  }
  graph.goals = {length - 1};
  return graph;
}

template <class Driver>
class RepeatedStatesTest : public testing::Test {};

TYPED_TEST_SUITE(RepeatedStatesTest, drivers::WithTables);

TYPED_TEST(RepeatedStatesTest, KeysThatDoNotFitEndTheSearchAndARaisedLimitResumesIt) {
  for (const std::uint64_t bytes : {0U, 4'000U}) {
    const Graph graph = chain(900);
    TypeParam driver(graph.start());
    Limits limits;
    limits.keyBytes = bytes;
    driver.setLimits(limits);
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), Outcome::keyLimit);
    EXPECT_EQ(driver.statistics().expanded > 0, bytes > 0);
    driver.setLimits({});
    EXPECT_NE(driver.solve(), nullptr);
    const std::set<int> different(graph.expanded.begin(), graph.expanded.end());
    // The state that was next when the limit was reached is asked again.
    EXPECT_LE(graph.expanded.size(), different.size() + 1);
  }
}

// A chain without end, whose keys have so many bytes and some digits.
class LongKeys final : public Searchable, public search::Keyed {
 public:
  LongKeys(std::size_t bytes, int number) : bytes_(bytes), number_(number) {}
  bool isSolution() const override { return false; }
  std::vector<std::unique_ptr<Searchable>> successors() const override {
    std::vector<std::unique_ptr<Searchable>> states;
    states.push_back(std::make_unique<LongKeys>(bytes_, number_ + 1));
    return states;
  }
  void write(std::ostream&) const override {}
  std::string key() const override { return std::string(bytes_, '.') + std::to_string(number_); }

 private:
  std::size_t bytes_;
  int number_;
};

TYPED_TEST(RepeatedStatesTest, TheBytesOfKeysCountAndThoseOfTheTable) {
  constexpr std::uint64_t kBytes = 100'000;
  for (const std::size_t ofKey : {0U, 1'000U}) {
    TypeParam driver(std::make_unique<LongKeys>(ofKey, 0));
    Limits limits;
    limits.keyBytes = kBytes;
    driver.setLimits(limits);
    EXPECT_EQ(driver.solve(), nullptr);
    EXPECT_EQ(driver.outcome(), Outcome::keyLimit);
    EXPECT_LE(driver.statistics().expanded, kBytes / (ofKey + sizeof(std::string)));
    EXPECT_GE(driver.statistics().expanded, kBytes / (ofKey + 6 * sizeof(std::string)));
  }
}

// It has a key, but its successor has none.
class LosesItsKey final : public Searchable, public search::Keyed {
 public:
  bool isSolution() const override { return false; }
  std::vector<std::unique_ptr<Searchable>> successors() const override {
    std::vector<std::unique_ptr<Searchable>> states;
    states.push_back(std::make_unique<synthetic::FullTree>(1, 1));
    return states;
  }
  void write(std::ostream&) const override {}
  std::string key() const override { return "start"; }
};

TYPED_TEST(RepeatedStatesTest, AStateWithoutAKeyAmongThoseThatHaveOneIsALogicError) {
  EXPECT_THROW(TypeParam(std::make_unique<LosesItsKey>()).solve(), std::logic_error);
}

}  // namespace
