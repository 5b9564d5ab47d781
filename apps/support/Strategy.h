// Strategy.h: the one table of strategies: the search drivers by their names. Programs, help texts
// and traces take what they say of a strategy from here.

#ifndef APPS_SUPPORT_STRATEGY_H_
#define APPS_SUPPORT_STRATEGY_H_

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "search/AStarSearch.h"
#include "search/BeamSearch.h"
#include "search/ConflictDrivenSearch.h"
#include "search/IterativeDeepeningAStar.h"
#include "search/IterativeDeepeningSearch.h"
#include "search/LimitedDiscrepancySearch.h"
#include "search/TieOrder.h"
#include "sudoku/learning/ExplainedSudoku.h"

namespace apps {

// The programs that take a strategy.
enum class Use {
  both,       // the two below
  comparing,  // programs that compare searches
  solving     // the program `sudoku`
};

struct Strategy {
  const char* name;   // bfs
  const char* title;  // breadth-first
  std::unique_ptr<search::Search> (*startFrom)(std::unique_ptr<Searchable>&&);

  // Which of the waiting states leaves next, as traces say it: docs/trace.md. Empty if none waits.
  const char* frontier;

  Use use = Use::both;
  bool learns = false;  // the driver is a ConflictDrivenSearch

  // The same with a seeded order of ties; null if the strategy has no ties.
  std::unique_ptr<search::Search> (*startSeeded)(std::unique_ptr<Searchable>&&,
                                                 std::uint64_t seed) = nullptr;
};

template <class Driver>
std::unique_ptr<search::Search> startDriver(std::unique_ptr<Searchable>&& start) {
  return std::make_unique<Driver>(std::move(start));
}

inline std::unique_ptr<search::Search> startSeededBestFirst(std::unique_ptr<Searchable>&& start,
                                                            std::uint64_t seed) {
  return std::make_unique<BestFirstSearch>(std::move(start), search::SeededOrder(seed));
}

// Starts the search that learns. Of a Sudoku it makes a puzzle that explains itself.
template <bool restarts = true, bool minimisation = true, bool targetPhases = true>
std::unique_ptr<search::Search> startLearning(std::unique_ptr<Searchable>&& start) {
  search::LearningOptions options;
  options.restarts = restarts;
  options.minimisation = minimisation;
  options.targetPhases = targetPhases;
  if (const auto* const board = dynamic_cast<const Sudoku*>(start.get())) {
    start = std::make_unique<ExplainedSudoku>(*board);
  }
  return std::make_unique<search::ConflictDrivenSearch>(std::move(start), options);
}

// Learning pays on boards larger than 9x9: bench/README.md.
inline std::unique_ptr<search::Search> startAutomatic(std::unique_ptr<Searchable>&& start) {
  const bool isSmall = dynamic_cast<const Sudoku&>(*start).size() <= 9;
  return isSmall ? startDriver<DepthFirstSearch>(std::move(start))
                 : startLearning<>(std::move(start));
}

// Those of the coursework come first.
inline constexpr Strategy kAllStrategies[] = {
    {"bfs", "breadth-first", startDriver<BreadthFirstSearch>, "queue"},
    {"best", "best-first", startDriver<BestFirstSearch>, "best", Use::both, false,
     startSeededBestFirst},
    {"dfs", "depth-first", startDriver<DepthFirstSearch>, "stack"},
    {"astar", "A*", startDriver<search::AStarSearch>, "cheapest", Use::comparing},
    {"ids", "iterative deepening", startDriver<search::IterativeDeepeningSearch>, "stack",
     Use::comparing},
    {"ida", "IDA*", startDriver<search::IterativeDeepeningAStar>, "stack", Use::comparing},
    {"beam", "beam", startDriver<search::BeamSearch>, "best", Use::comparing},
    {"lds", "limited discrepancy", startDriver<search::LimitedDiscrepancySearch>, "stack",
     Use::comparing},
    {"learn", "conflict-driven", startLearning<>, "", Use::both, true},
    {"learn-restarts", "conflict-driven, no restarts", startLearning<false>, "", Use::comparing,
     true},
    {"learn-minimisation", "conflict-driven, no minimisation", startLearning<true, false>, "",
     Use::comparing, true},
    {"learn-targetPhases", "conflict-driven, no target phases", startLearning<true, true, false>,
     "", Use::comparing, true},
    {"auto", "automatic", startAutomatic, "", Use::solving},
};

// The strategies of the coursework.
struct CourseworkStrategies {
  const Strategy* begin() const { return kAllStrategies; }
  const Strategy* end() const { return kAllStrategies + 3; }
  const Strategy& operator[](int i) const { return kAllStrategies[i]; }
};
inline constexpr CourseworkStrategies kStrategies;

inline std::vector<const Strategy*> strategiesFor(Use use) {
  std::vector<const Strategy*> found;
  for (const Strategy& each : kAllStrategies) {
    if (each.use == Use::both || each.use == use) found.push_back(&each);
  }
  return found;
}

// "bfs, best, dfs"
inline std::string namesOf(const std::vector<const Strategy*>& strategies) {
  std::string names;
  for (const Strategy* const each : strategies)
    names += (names.empty() ? "" : ", ") + std::string(each->name);
  return names;
}

// Throws std::invalid_argument with the known names if the programs have no such strategy.
inline const Strategy& strategyNamed(const std::string& name, Use use = Use::solving) {
  const std::vector<const Strategy*> strategies = strategiesFor(use);
  for (const Strategy* const strategy : strategies) {
    if (name == strategy->name) return *strategy;
  }
  throw std::invalid_argument("there is no strategy '" + name + "': it must be one of " +
                              namesOf(strategies));
}

}  // namespace apps

#endif
