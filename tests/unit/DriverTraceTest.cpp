// Random trees are searched while limits change, with a naive reference beside each driver: the
// same solutions, outcomes, counts and events. EveryDriverTest.cpp has exceptions and lack of
// memory.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <memory>
#include <random>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Tree.h"

namespace {

using search::Limits;
using search::Outcome;
using synthetic::Space;
using synthetic::Tree;

class RandomTree {
 public:
  explicit RandomTree(std::uint64_t seed) : random_(seed) {}

  // The standard distributions differ between libraries.
  std::uint64_t below(std::uint64_t bound) { return random_() % bound; }

  Tree make(int depth = 0) {
    constexpr int kValues[] = {0, -1, 1, std::numeric_limits<int>::max(),
                               std::numeric_limits<int>::min()};
    Tree tree{
        "s" + std::to_string(states_++), kValues[below(values_)], below(solutionsEvery_) == 0, {}};
    if (depth == 8) return tree;
    const std::uint64_t successors = depth < 3 ? branching_ : below(branching_ + 1);
    for (std::uint64_t i = 0; i < successors && states_ < mostStates_; ++i) {
      tree.successors.push_back(make(depth + 1));
    }
    return tree;
  }

  std::uint64_t limit() { return below(3) == 0 ? search::kUnlimited : below(states_ + 2); }

 private:
  std::mt19937_64 random_;
  std::uint64_t states_ = 0;
  std::uint64_t mostStates_ = 1 + below(80);
  std::uint64_t branching_ = 1 + below(5);
  std::uint64_t values_ = 1 + below(5);
  std::uint64_t solutionsEvery_ = 2 + below(12);
};

// Breadth-first, depth-first and best-first search from their definitions, with linear scans.
template <class Driver>
class NaiveSearch {
 public:
  explicit NaiveSearch(const Tree& tree) : start_(&tree) {}

  // The name of the next solution, or why there is none.
  std::string solve(const Limits& limits) {
    if (start_ != nullptr) add(*std::exchange(start_, nullptr), 0, "");
    while (!waiting_.empty()) {
      const auto next = std::min_element(
          waiting_.begin(), waiting_.end(),
          [](const auto& one, const auto& two) { return rankOf(one) < rankOf(two); });
      const Waiting state = *next;
      if (!state.tree->isSolution) {
        if (statistics.expanded >= limits.expanded) return describe(Outcome::expandedLimit);
        if (waiting_.size() >= limits.frontier) return describe(Outcome::frontierLimit);
      }
      waiting_.erase(next);
      if (state.tree->isSolution) {
        events.push_back("solution " + state.text());
        statistics.depth = state.depth;
        ++solutions_;
        return state.tree->name;
      }
      ++statistics.expanded;
      const std::vector<Tree>& successors = state.tree->successors;
      events.push_back("expanded " + state.text() + ": " + std::to_string(successors.size()));
      for (const Tree& tree : successors) {
        add(tree, state.depth + 1, " by #" + std::to_string(state.id));
      }
    }
    return describe(Outcome::exhausted);
  }

  std::uint64_t frontierSize() const { return waiting_.size(); }
  std::uint64_t alive() const { return waiting_.size() + solutions_; }

  search::Statistics statistics;
  std::vector<std::string> events;

 private:
  struct Waiting {
    const Tree* tree;
    std::uint64_t id;
    std::uint64_t depth;
    std::uint64_t arrival;  // the same for all siblings
    int value;

    std::string text() const { return synthetic::describe(tree->name, id, depth, value); }
  };

  // The least rank leaves first.
  static auto rankOf(const Waiting& state) {
    const bool isLastIn = std::is_same_v<Driver, DepthFirstSearch>;
    return std::tuple(state.value, isLastIn ? ~state.arrival : 0, state.id);
  }

  void add(const Tree& tree, std::uint64_t depth, const std::string& by) {
    const int value = std::is_same_v<Driver, BestFirstSearch> ? tree.heuristicValue : 0;
    waiting_.push_back({&tree, statistics.generated++, depth, statistics.expanded, value});
    events.push_back("generated " + waiting_.back().text() + by);
    statistics.peakFrontier = std::max<std::uint64_t>(statistics.peakFrontier, waiting_.size());
  }

  const Tree* start_;
  std::vector<Waiting> waiting_;
  std::uint64_t solutions_ = 0;
};

template <class Solver>
std::string stateOf(const std::string& answer, const Solver& solver,
                    const search::Statistics& statistics, std::uint64_t alive) {
  return answer + ", " + synthetic::countsOf(statistics) + ", waiting " +
         std::to_string(solver.frontierSize()) + ", alive " + std::to_string(alive);
}

// Calls solve() up to eleven times, of the driver and of the reference. The driver may move.
template <class Driver>
void race(RandomTree random) {
  Space space(random.make());
  NaiveSearch<Driver> reference(space.tree);
  synthetic::EventLog log;
  auto driver = std::make_unique<Driver>(space.start());
  driver->setObserver(&log);
  Limits limits;
  std::vector<std::pair<const Searchable*, std::string>> solutions;
  for (std::uint64_t calls = 1 + random.below(11); calls > 0; --calls) {
    if (random.below(3) == 0) limits.expanded = random.limit();
    if (random.below(3) == 0) limits.frontier = random.limit();
    if (random.below(3) == 0) driver = std::make_unique<Driver>(std::move(*driver));
    driver->setLimits(limits);
    const std::string expected = reference.solve(limits);
    const Searchable* const solution = driver->solve();
    if (solution != nullptr) solutions.emplace_back(solution, synthetic::nameOf(*solution));
    const std::string found =
        solution != nullptr ? solutions.back().second : describe(driver->outcome());
    ASSERT_EQ(stateOf(found, *driver, driver->statistics(),
                      static_cast<std::uint64_t>(space.probe.alive)),
              stateOf(expected, reference, reference.statistics, reference.alive()))
        << space.tree;
    ASSERT_EQ(log.events, reference.events) << space.tree;
  }
  for (const auto& [state, name] : solutions) ASSERT_EQ(synthetic::nameOf(*state), name);
  driver.reset();
  ASSERT_EQ(space.probe.alive, 0);
}

template <class Driver>
class DriverTraceTest : public testing::Test {};

TYPED_TEST_SUITE(DriverTraceTest, drivers::Plain);

TYPED_TEST(DriverTraceTest, SearchesOfRandomTreesAgreeWithTheReference) {
  for (std::uint64_t seed = 0; seed < 5000 && !this->HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    race<TypeParam>(RandomTree(seed));
  }
}

}  // namespace
