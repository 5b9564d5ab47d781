// Every driver with a frontier races a naive search on random graphs: with and without keys, moves
// and paths, while limits rise and fall, puzzles throw, and memory runs out. After each call of
// solve() both agree in all that they say.

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "apps/solving/Random.h"
#include "search/trace/Recorder.h"
#include "tests/reference/NaiveSearch.h"
#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Faults.h"
#include "tests/synthetic/Graph.h"

namespace {

using search::Outcome;
using synthetic::Graph;

Graph randomGraph(apps::Random& random) {
  const auto below = [&](int bound) {
    return static_cast<int>(random.below(static_cast<std::size_t>(bound)));
  };
  constexpr int kExtremes[] = {0, -1, 1, std::numeric_limits<int>::max(),
                               std::numeric_limits<int>::min()};
  const int vertices = 1 + below(25), costs = 1 + below(4);
  const int values = 1 + below(6), lower = below(3) == 0 ? 6 : 1;
  const bool isAcyclic = below(2) == 0, isExtreme = below(8) == 0;
  Graph graph;
  graph.hasKeys = below(2) == 0;
  if (below(2) == 0) graph.keyPrefix = "too long to be kept without an allocation: ";
  graph.hasMoves = below(2) == 0;
  for (int vertex = 0; vertex < vertices; ++vertex) {
    if (below(8) == 0) graph.goals.insert(vertex);
    graph.heuristicValues.push_back(isExtreme ? kExtremes[below(5)] : below(values) - below(lower));
    graph.edges.emplace_back();
    for (int edges = 1 + below(isAcyclic ? 8 : 4); edges > 0; --edges) {
      const int to = below(vertices);
      if (to > vertex || !isAcyclic) graph.edges.back().push_back({to, below(costs)});
    }
  }
  return graph;
}

std::vector<std::string> textsOf(const std::vector<search::TracedState>& states) {
  std::vector<std::string> texts;
  for (const search::TracedState& state : states) {
    texts.push_back("of #" + std::to_string(state.parent) + ", depth " +
                    std::to_string(state.depth) + ", cost " +
                    std::to_string(state.cost.value_or(static_cast<int>(state.depth))) +
                    ", value " + std::to_string(*state.heuristicValue) + ", left as " +
                    std::to_string(state.order) + ", " + name(state.fate) + ", successors " +
                    std::to_string(state.successors));
  }
  return texts;
}

template <class Solver>
std::string stateOf(const std::string& answer, const Solver& solver,
                    const search::Statistics& statistics) {
  return answer + ", " + synthetic::countsOf(statistics) + ", waiting " +
         std::to_string(solver.frontierSize());
}

template <class Driver>
class Race {
 public:
  explicit Race(unsigned seed) : random_(seed) {
    graph_.beforeAnswer = [this] { faults_.mayThrow(); };
    if (keepsPaths_) driver_->keepPaths();
    if (isObserved_) driver_->setObserver(&recorder_);
  }

  void run() {
    search::Limits limits;
    if (random_.below(3) == 0) limits.depth = random_.below(7);
    for (std::size_t calls = 5 + random_.below(40); calls > 0; --calls) {
      limits.expanded = reference_.statistics.expanded + random_.below(20);
      limits.frontier = random_.below(3) == 0 ? random_.below(12) : 1000;
      if (random_.below(3) == 0) driver_ = std::make_unique<Driver>(std::move(*driver_));
      driver_->setLimits(limits);
      const std::string expected = reference_.solve(limits);
      const std::string found = solve();
      ASSERT_EQ(stateOf(found, *driver_, driver_->statistics()),
                stateOf(expected, reference_, reference_.statistics));
    }
    if (isObserved_) {
      ASSERT_EQ(textsOf(recorder_.trace(*driver_).states), textsOf(reference_.trace));
    }
    for (const auto& [state, name] : solutions_) EXPECT_EQ(synthetic::nameOf(*state), name);
    const bool isDone = driver_->frontierSize() == 0 && driver_->outcome() != Outcome::solved;
    EXPECT_TRUE(!isDone || keptStates() <= 1) << "only the start is kept";
    driver_.reset();
    released_.clear();
    EXPECT_EQ(graph_.alive, 0);
  }

 private:
  static std::unique_ptr<Driver> driverFrom(std::unique_ptr<Searchable> start, std::size_t width) {
    if constexpr (std::is_same_v<Driver, search::BeamSearch>) {
      return std::make_unique<Driver>(std::move(start), width);
    } else {
      return std::make_unique<Driver>(std::move(start));
    }
  }

  // Those that neither wait nor are solutions.
  std::int64_t keptStates() const {
    return graph_.alive - static_cast<std::int64_t>(driver_->frontierSize() + solutions_.size());
  }

  // The name of the next solution, or why there is none.
  std::string solve() {
    const Searchable* const solution = faults_.solve(*driver_, [&] {
      EXPECT_TRUE(keepsPaths_ || keptStates() <= 1) << "only the start is kept";
    });
    expectPath(solution != nullptr && keepsPaths_);
    if (solution == nullptr) return describe(driver_->outcome());
    solutions_.emplace_back(solution, synthetic::nameOf(*solution));
    if (random_.below(2) == 0) {
      released_.push_back(driver_->releaseSolution());
      EXPECT_EQ(released_.back().get(), solution);
      expectPath(false);
    }
    return solutions_.back().second;
  }

  void expectPath(bool isKept) {
    std::vector<std::string> steps, expected;
    std::uint64_t cost = 0;
    for (const search::Step& step : driver_->path()) {
      steps.push_back(synthetic::nameOf(*step.state) + step.move);
      cost += static_cast<std::uint64_t>(step.cost);
    }
    for (std::size_t i = 0; isKept && i < reference_.path.size(); ++i) {
      const std::string name = std::to_string(reference_.path[i]);
      const bool hasMove = graph_.hasMoves && i > 0;
      expected.push_back(name +
                         (hasMove ? std::to_string(reference_.path[i - 1]) + " to " + name : ""));
    }
    EXPECT_EQ(steps, expected);
    EXPECT_TRUE(!isKept || cost == driver_->statistics().cost);
  }

  apps::Random random_;
  Graph graph_ = randomGraph(random_);
  std::size_t width_ = 1 + random_.below(4);
  bool keepsPaths_ = random_.below(2) == 0, isObserved_ = random_.below(2) == 0;
  synthetic::Faults faults_{random_, isObserved_ ? 0U : 25U,
                            isObserved_ ? 0 : 20U + static_cast<unsigned>(random_.below(200))};
  search::Recorder recorder_;
  reference::NaiveSearch<Driver> reference_{graph_, width_};
  std::unique_ptr<Driver> driver_ = driverFrom(graph_.start(), width_);
  std::vector<std::pair<const Searchable*, std::string>> solutions_;
  std::vector<std::unique_ptr<Searchable>> released_;
};

template <class Driver>
class DriverRaceTest : public testing::Test {
 protected:
  void race(unsigned first, unsigned last) {
    for (unsigned seed = first; seed <= last && !HasFailure(); ++seed) {
      SCOPED_TRACE(seed);
      Race<Driver>(seed).run();
    }
  }
};

TYPED_TEST_SUITE(DriverRaceTest, drivers::All);

TYPED_TEST(DriverRaceTest, SearchesOfRandomGraphsAgreeWithTheReference) {
  this->race(1, 3000);
}

TYPED_TEST(DriverRaceTest, SearchesOfManyRandomGraphsAgreeWithTheReference) {
  this->race(3001, 20'000);
}

}  // namespace
