// FuzzDrivers.cpp: every driver with a frontier, however it is stopped and resumed, finds the
// solutions of a random tree in the order of a naive model. A* and IDA* find the cheapest solution
// of a random graph.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "search/AStarSearch.h"
#include "search/BeamSearch.h"
#include "search/IterativeDeepeningAStar.h"
#include "search/IterativeDeepeningSearch.h"
#include "search/LimitedDiscrepancySearch.h"
#include "tests/fuzz/Fuzz.h"
#include "tests/synthetic/Graph.h"

namespace {

using fuzz::require;
using search::Outcome;

// A tree by its vertices. A parent stands before its successors.
struct Tree {
  struct Vertex {
    int parent = -1;
    int depth = 0;
    int heuristicValue = 0;
    bool isSolution = false;
    std::vector<int> successors = {};
  };
  std::vector<Vertex> vertices;

  const Vertex& at(int vertex) const { return vertices[static_cast<std::size_t>(vertex)]; }
};

Tree treeFrom(fuzz::Input& input) {
  Tree tree;
  const int size = 1 + input.below(40);
  for (int i = 0; i < size; ++i) {
    Tree::Vertex vertex;
    vertex.parent = i == 0 ? -1 : input.below(i);
    vertex.depth = i == 0 ? 0 : tree.at(vertex.parent).depth + 1;
    const int kind = input.below(16);
    vertex.isSolution = kind < 4;
    vertex.heuristicValue = kind % 4;
    if (i > 0) tree.vertices[static_cast<std::size_t>(vertex.parent)].successors.push_back(i);
    tree.vertices.push_back(vertex);
  }
  return tree;
}

class State final : public Searchable {
 public:
  State(const Tree& tree, int vertex) : tree_(tree), vertex_(vertex) {}

  int vertex() const { return vertex_; }
  bool isSolution() const override { return tree_.at(vertex_).isSolution; }
  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    for (const int each : tree_.at(vertex_).successors) {
      states.push_back(std::make_unique<State>(tree_, each));
    }
    return states;
  }
  void write(ostream& out) const override { out << vertex_; }
  int heuristicValue() const override { return tree_.at(vertex_).heuristicValue; }

 private:
  const Tree& tree_;
  int vertex_;
};

enum Strategy { breadth, depth, best, aStar, iterative, idaStar, discrepancies, beam, kStrategies };

std::unique_ptr<search::Driver> driverOf(Strategy strategy, std::unique_ptr<Searchable> start) {
  switch (strategy) {
    case breadth: return std::make_unique<BreadthFirstSearch>(std::move(start));
    case depth: return std::make_unique<DepthFirstSearch>(std::move(start));
    case best: return std::make_unique<BestFirstSearch>(std::move(start));
    case aStar: return std::make_unique<search::AStarSearch>(std::move(start));
    case iterative: return std::make_unique<search::IterativeDeepeningSearch>(std::move(start));
    case idaStar: return std::make_unique<search::IterativeDeepeningAStar>(std::move(start));
    case discrepancies: return std::make_unique<search::LimitedDiscrepancySearch>(std::move(start));
    default: return std::make_unique<search::BeamSearch>(std::move(start), 3);
  }
}

// The solutions in the order of the strategy: a list is searched for the state that leaves next.
// Empty for a strategy whose order is not modelled.
std::vector<int> orderOf(const Tree& tree, Strategy strategy) {
  struct Waiting {
    int vertex;
    int arrival;
  };
  std::list<Waiting> frontier{{0, 0}};
  std::vector<int> solutions;
  int arrivals = 1;
  const auto leavesFirst = [&](const Waiting& one, const Waiting& other) {
    const Tree::Vertex& a = tree.at(one.vertex);
    const Tree::Vertex& b = tree.at(other.vertex);
    if (strategy == aStar && a.depth + a.heuristicValue != b.depth + b.heuristicValue) {
      return a.depth + a.heuristicValue < b.depth + b.heuristicValue;
    }
    if (strategy != breadth && a.heuristicValue != b.heuristicValue) {
      return a.heuristicValue < b.heuristicValue;
    }
    return one.arrival < other.arrival;
  };
  while (!frontier.empty()) {
    const auto next = strategy == depth
                          ? frontier.begin()
                          : std::min_element(frontier.begin(), frontier.end(), leavesFirst);
    const int vertex = next->vertex;
    const auto place = frontier.erase(next);
    if (tree.at(vertex).isSolution) {
      solutions.push_back(vertex);
      continue;
    }
    for (const int each : tree.at(vertex).successors) {
      frontier.insert(strategy == depth ? place : frontier.end(), {each, arrivals++});
    }
  }
  return solutions;
}

// The path leads from the start to the solution, from parent to successor.
void requirePath(const Tree& tree, search::Driver& driver, int solution) {
  const std::vector<search::Step> path = driver.path();
  require(!path.empty(), "a kept path has steps");
  int parent = -1;
  for (const search::Step& step : path) {
    const int vertex = static_cast<const State&>(*step.state).vertex();
    require(tree.at(vertex).parent == parent, "a step leads from a state to its successor");
    parent = vertex;
  }
  require(parent == solution, "a path leads to the solution");
  require(driver.statistics().depth + 1 == path.size(), "the depth is the length of the path");
}

// Runs the driver to its end, with limits that the input chooses and that are lifted one by one.
std::vector<int> solutionsInSteps(const Tree& tree, search::Driver& driver, fuzz::Input& input) {
  const bool keepsPaths = input.below(2) == 1;
  if (keepsPaths) driver.keepPaths();
  std::vector<int> found;
  search::Limits limits;
  for (int calls = 0;; ++calls) {
    require(calls < 5000, "a search ends");
    const bool isLimited = calls < 1000 && !input.isEmpty();
    limits.expanded =
        isLimited ? driver.statistics().expanded + static_cast<std::uint64_t>(input.below(4))
                  : search::kUnlimited;
    limits.frontier = isLimited && input.below(4) == 0
                          ? driver.frontierSize() + static_cast<std::uint64_t>(input.below(3))
                          : search::kUnlimited;
    driver.setLimits(limits);
    const Searchable* const solution = driver.solve();
    require((solution != nullptr) == (driver.outcome() == Outcome::solved),
            "the outcome says whether there is a solution");
    require(driver.statistics().expanded <= limits.expanded, "the limit of expansions holds");
    if (solution != nullptr) {
      found.push_back(static_cast<const State&>(*solution).vertex());
      require(tree.at(found.back()).isSolution, "a solution is one");
      if (keepsPaths) requirePath(tree, driver, found.back());
      if (input.below(4) == 0) require(driver.releaseSolution() != nullptr, "it can be released");
    } else if (!isLimit(driver.outcome()) || driver.outcome() == Outcome::incomplete) {
      return found;
    }
  }
}

void fuzzTree(fuzz::Input& input) {
  const auto strategy = static_cast<Strategy>(input.below(kStrategies));
  const Tree tree = treeFrom(input);
  const std::unique_ptr<search::Driver> driver =
      driverOf(strategy, std::make_unique<State>(tree, 0));
  std::vector<int> found = solutionsInSteps(tree, *driver, input);
  std::vector<int> expected = orderOf(tree, strategy);
  const bool isModelled = strategy <= aStar;
  if (strategy == iterative) {
    const auto isShallower = [&](int one, int other) {
      return tree.at(one).depth < tree.at(other).depth;
    };
    require(std::is_sorted(found.begin(), found.end(), isShallower),
            "shallow solutions come first");
  }
  if (!isModelled) {
    std::sort(found.begin(), found.end());
    std::sort(expected.begin(), expected.end());
  }
  require(std::adjacent_find(found.begin(), found.end()) == found.end(), "a solution comes once");
  if (driver->outcome() == Outcome::exhausted) {
    require(found == expected, "all solutions are found, in the order of the strategy");
  } else {
    require(strategy == beam, "only a beam is incomplete");
    require(std::includes(expected.begin(), expected.end(), found.begin(), found.end()),
            "a beam finds solutions of the tree");
  }
}

// Graphs have keys and costs. Heuristic values are the least costs to a goal, or less.
void fuzzGraph(fuzz::Input& input) {
  const int size = 1 + input.below(7);
  synthetic::Graph graph;
  graph.edges.resize(static_cast<std::size_t>(size));
  synthetic::Graph reversed = graph;
  const int edges = input.below(20);
  for (int i = 0; i < edges; ++i) {
    const int from = input.below(size), to = input.below(size), cost = input.below(5);
    graph.edges[static_cast<std::size_t>(from)].push_back({to, cost});
    reversed.edges[static_cast<std::size_t>(to)].push_back({from, cost});
  }
  for (int goals = input.below(3); goals > 0; --goals) graph.goals.insert(input.below(size));
  std::vector<std::int64_t> toGoal(graph.edges.size(), -1);
  for (const int goal : graph.goals) {
    const std::vector<std::int64_t> costs = synthetic::leastCosts(reversed, goal);
    for (std::size_t i = 0; i < costs.size(); ++i) {
      if (costs[i] >= 0 && (toGoal[i] < 0 || costs[i] < toGoal[i])) toGoal[i] = costs[i];
    }
  }
  for (const std::int64_t cost : toGoal) {
    const int most = static_cast<int>(std::max<std::int64_t>(cost, 0));
    graph.heuristicValues.push_back(std::max(0, most - input.below(4)));
  }

  constexpr Strategy kWithKeys[] = {breadth, depth, best, aStar, idaStar, iterative};
  const Strategy strategy = kWithKeys[input.below(6)];
  const std::unique_ptr<search::Driver> driver = driverOf(strategy, graph.start());
  driver->keepPaths();
  search::Limits limits;
  limits.expanded = 100'000;
  driver->setLimits(limits);
  const Searchable* const solution = driver->solve();
  if (driver->outcome() == Outcome::expandedLimit) return;
  require((solution != nullptr) == (toGoal[0] >= 0), "a goal is found if it can be reached");
  if (solution == nullptr) return;
  std::int64_t cost = 0;
  for (const search::Step& step : driver->path()) cost += step.cost;
  require(cost == static_cast<std::int64_t>(driver->statistics().cost), "costs are added up");
  require(cost >= toGoal[0], "no path costs less than the cheapest");
  if (strategy == aStar || strategy == idaStar) {
    require(cost == toGoal[0], "the first solution is the cheapest");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  if (input.below(4) == 0) {
    fuzzGraph(input);
  } else {
    fuzzTree(input);
  }
  return 0;
}
