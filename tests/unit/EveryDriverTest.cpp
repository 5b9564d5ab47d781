// Every driver with a frontier: however a search is stopped, it goes on and finds each solution of
// a random tree once, by a path that leads there; and what paths say and keep.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Graph.h"
#include "tests/synthetic/Tree.h"

namespace {

using search::Outcome;
using synthetic::nameOf;
using synthetic::Space;
using synthetic::Tree;
using testing::ElementsAre;
using testing::IsEmpty;

struct Random {
  // The standard distributions differ between libraries.
  std::size_t below(std::size_t bound) { return bits() % bound; }
  std::mt19937 bits;
};

// A state is named by the path that leads there. Solutions are leaves.
Tree randomTree(Random& random, const std::string& path, std::set<std::string>& solutions) {
  Tree tree{path, static_cast<int>(random.below(4)), random.below(4) == 0, {}};
  if (tree.isSolution) solutions.insert(path);
  const std::size_t successors = tree.isSolution || path.size() > 6 ? 0 : random.below(4);
  for (std::size_t i = 0; i < successors; ++i) {
    tree.successors.push_back(randomTree(random, path + "abc"[i], solutions));
  }
  return tree;
}

// A beam so narrow that it discards states, or the usual driver.
template <class Driver>
Driver driverFrom(std::unique_ptr<Searchable> start) {
  if constexpr (std::is_same_v<Driver, search::BeamSearch>) {
    return Driver(std::move(start), 3);
  } else {
    return Driver(std::move(start));
  }
}

// The names of the states on the path, or the moves with their costs.
std::vector<std::string> pathOf(const search::Search& driver) {
  std::vector<std::string> steps;
  for (const search::Step& step : driver.path()) {
    steps.push_back(step.move.empty() ? nameOf(*step.state)
                                      : step.move + " for " + std::to_string(step.cost));
  }
  return steps;
}

void expectPath(const search::Search& driver, const std::string& solution) {
  const std::vector<std::string> path = pathOf(driver);
  ASSERT_EQ(path.size(), solution.size());
  for (std::size_t i = 0; i < path.size(); ++i) EXPECT_EQ(path[i], solution.substr(0, i + 1));
  EXPECT_EQ(driver.statistics().cost, path.size() - 1) << "each step costs one";
}

search::Limits randomLimits(const search::Driver& driver, Random& random) {
  search::Limits limits;
  limits.expanded = driver.statistics().expanded + random.below(4);
  const std::size_t room = random.below(12);
  if (room < 3) limits.frontier = driver.frontierSize() + room;
  return limits;
}

template <class Driver>
class EveryDriverTest : public testing::Test {
 protected:
  // The solutions that a driver finds that is stopped by limits, by a lack of memory, and by
  // exceptions of the puzzle.
  void search(Random random) {
    std::set<std::string> solutions, found;
    Space space(randomTree(random, "s", solutions));
    Driver driver = driverFrom<Driver>(space.start());
    const bool keepsPaths = random.below(2) == 0, fails = random.below(2) == 0;
    if (keepsPaths) driver.keepPaths();
    if (fails) {
      space.probe.beforeAnswer = [&](auto, const auto&) {
        if (random.below(20) == 0) throw std::bad_alloc();
        if (random.below(20) == 0) throw std::domain_error("of the puzzle");
      };
    }
    std::int64_t kept = 0;
    for (int calls = 0; driver.outcome() != Outcome::exhausted; ++calls) {
      ASSERT_LT(calls, 5000) << "the search does not end";
      const search::Limits limits = calls < 1000 ? randomLimits(driver, random) : search::Limits();
      driver.setLimits(limits);
      const Searchable* solution = nullptr;
      try {
        solution = driver.solve();
      } catch (const std::domain_error&) {
        ASSERT_EQ(driver.outcome(), Outcome::interrupted);
      }
      ASSERT_EQ(solution != nullptr, driver.outcome() == Outcome::solved);
      ASSERT_LE(driver.statistics().expanded, limits.expanded);
      if (driver.outcome() == Outcome::incomplete) break;
      if (solution == nullptr) continue;
      EXPECT_TRUE(found.insert(nameOf(*solution)).second) << "a solution comes once";
      if (keepsPaths) expectPath(driver, nameOf(*solution));
      const bool isReleased = random.below(4) > 0 && driver.releaseSolution() != nullptr;
      EXPECT_EQ(driver.path().empty(), isReleased || !keepsPaths);
      kept += !isReleased;
    }
    EXPECT_LE(space.probe.alive - kept, 1) << "only the start is kept";
    EXPECT_THAT(driver.path(), IsEmpty());
    const bool isIncomplete = driver.outcome() == Outcome::incomplete;
    EXPECT_TRUE(isIncomplete || found == solutions);
    EXPECT_TRUE(std::includes(solutions.begin(), solutions.end(), found.begin(), found.end()));
    incomplete_ += isIncomplete;
  }

  int incomplete_ = 0;  // searches
};

TYPED_TEST_SUITE(EveryDriverTest, drivers::All);

TYPED_TEST(EveryDriverTest, FindsEachSolutionOnceByItsPathHoweverItIsStopped) {
  for (unsigned seed = 0; seed < 300 && !this->HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    this->search({std::mt19937(seed)});
  }
  EXPECT_EQ(this->incomplete_ > 0, (std::is_same_v<TypeParam, search::BeamSearch>));
}

TYPED_TEST(EveryDriverTest, APathLeadsFromTheStartByMovesAndTheirCosts) {
  const synthetic::Graph graph{{{{1, 5}}, {{2, 7}}, {}}, {2}, {}, {}};
  TypeParam driver(graph.start());
  driver.keepPaths();
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_THAT(pathOf(driver), ElementsAre("0", "0 to 1 for 5", "1 to 2 for 7"));
  EXPECT_EQ(driver.statistics().cost, 12U);
}

TYPED_TEST(EveryDriverTest, APathIsEmptyUnlessItIsKeptFromTheStart) {
  Space space("start(a!)");
  TypeParam driver(space.start());
  ASSERT_NE(driver.solve(), nullptr);
  EXPECT_THAT(driver.path(), IsEmpty());
  EXPECT_THROW(driver.keepPaths(), std::logic_error);
}

}  // namespace
