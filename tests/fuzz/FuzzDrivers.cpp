// FuzzDrivers.cpp: every driver with a frontier, however it is stopped and resumed, finds each
// solution of a random tree once, by a path that leads there. tests/unit/DriverTraceTest.cpp pins
// the order in which the coursework's drivers find them.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "apps/support/Strategy.h"
#include "tests/fuzz/Fuzz.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"

namespace {

using fuzz::require;
using search::Outcome;
using synthetic::Tree;

// A state is named by the path that leads there. Solutions are the leaves that are marked.
Tree treeFrom(fuzz::Input& input, const std::string& path, std::set<std::string>& solutions) {
  Tree tree{path};
  const int kind = input.below(16);
  tree.heuristicValue = kind % 4;
  tree.isSolution = kind < 4;
  if (tree.isSolution) solutions.insert(path);
  const int successors = tree.isSolution || path.size() > 6 ? 0 : input.below(4);
  for (int i = 0; i < successors; ++i) {
    tree.successors.push_back(treeFrom(input, path + static_cast<char>('a' + i), solutions));
  }
  return tree;
}

// A narrow beam, which discards states, and the other strategies.
std::unique_ptr<search::Driver> driverOf(const apps::Strategy& strategy,
                                         std::unique_ptr<Searchable> start) {
  if (strategy.title == std::string("beam")) {
    return std::make_unique<search::BeamSearch>(std::move(start), 3);
  }
  auto search = strategy.startFrom(std::move(start));
  return std::unique_ptr<search::Driver>(dynamic_cast<search::Driver*>(search.release()));
}

void requirePath(search::Driver& driver, const std::string& solution) {
  std::size_t length = 0;
  for (const search::Step& step : driver.path()) {
    require(synthetic::nameOf(*step.state) == solution.substr(0, ++length),
            "a step leads from a state to its successor");
  }
  require(length == solution.size(), "a path leads to the solution");
}

// Runs the driver to its end, with limits that the input chooses and that are lifted one by one.
std::vector<std::string> solutionsInSteps(search::Driver& driver, fuzz::Input& input) {
  const bool keepsPaths = input.below(2) == 1;
  if (keepsPaths) driver.keepPaths();
  std::vector<std::string> found;
  for (int calls = 0;; ++calls) {
    require(calls < 5000, "a search ends");
    search::Limits limits;
    if (calls < 1000 && !input.isEmpty()) {
      limits.expanded = driver.statistics().expanded + static_cast<std::uint64_t>(input.below(4));
      const int room = input.below(12);
      if (room < 3) limits.frontier = driver.frontierSize() + static_cast<std::uint64_t>(room);
    }
    driver.setLimits(limits);
    const Searchable* const solution = driver.solve();
    require((solution != nullptr) == (driver.outcome() == Outcome::solved),
            "the outcome says whether there is a solution");
    require(driver.statistics().expanded <= limits.expanded, "the limit of expansions holds");
    if (solution != nullptr) {
      found.push_back(synthetic::nameOf(*solution));
      if (keepsPaths) requirePath(driver, found.back());
      if (input.below(4) == 0) require(driver.releaseSolution() != nullptr, "it can be released");
    } else if (!isLimit(driver.outcome()) || driver.outcome() == Outcome::incomplete) {
      return found;
    }
  }
}

void drive(fuzz::Input& input) {
  std::vector<const apps::Strategy*> strategies;
  for (const apps::Strategy& each : apps::kAllStrategies) {
    if (!each.learns) strategies.push_back(&each);
  }
  const apps::Strategy& strategy =
      *strategies[static_cast<std::size_t>(input.below(static_cast<int>(strategies.size())))];
  std::set<std::string> solutions;
  synthetic::Space space(treeFrom(input, "s", solutions));
  const auto driver = driverOf(strategy, space.start());
  const std::vector<std::string> found = solutionsInSteps(*driver, input);
  const std::set<std::string> different(found.begin(), found.end());
  require(different.size() == found.size(), "a solution comes once");
  const bool isBeam = driver->outcome() == Outcome::incomplete;
  require(isBeam ? strategy.title == std::string("beam") : different == solutions,
          "all but a beam find all solutions");
  require(std::includes(solutions.begin(), solutions.end(), different.begin(), different.end()),
          "what is found is a solution");
}

const bool kAdded = fuzz::add("Drivers", {drive});

}  // namespace
