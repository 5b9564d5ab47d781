// Strategy.h: the one table of strategies: the search drivers by their names. Programs, help texts
// and traces take what they say of a strategy from here.

#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "ExplainedSudoku.h"
#include "Sudoku.h"
#include "search/AStarSearch.h"
#include "search/BeamSearch.h"
#include "search/ConflictDrivenSearch.h"
#include "search/Explained.h"
#include "search/IterativeDeepeningAStar.h"
#include "search/IterativeDeepeningSearch.h"
#include "search/LimitedDiscrepancySearch.h"
#include "search/TieOrder.h"

namespace apps {

struct Strategy {
  const char* name;     // bfs
  const char* title;    // breadth-first
  const char* summary;  // what it does; h is the heuristic value

  std::unique_ptr<search::Search> (*startFrom)(std::unique_ptr<Searchable>&&,
                                               const search::TieOrder& ties);

  // Which of the waiting states leaves next, as traces say it: docs/trace.md. Empty if none waits.
  const char* frontier;

  bool learns = false;  // the driver is a ConflictDrivenSearch, which has no ties
};

template <class Driver>
std::unique_ptr<search::Search> startDriver(std::unique_ptr<Searchable>&& start,
                                            const search::TieOrder& ties = {}) {
  return std::make_unique<Driver>(std::move(start), ties);
}

// True if a search that learns can start there.
inline bool canLearnFrom(const Searchable& start) {
  return dynamic_cast<const Sudoku*>(&start) != nullptr ||
         dynamic_cast<const search::Explained*>(&start) != nullptr;
}

// Starts the search that learns. Of a Sudoku it makes a puzzle that explains itself.
inline std::unique_ptr<search::Search> startLearning(std::unique_ptr<Searchable>&& start,
                                                     const search::TieOrder& = {}) {
  if (const auto* const board = dynamic_cast<const Sudoku*>(start.get())) {
    start = std::make_unique<sudoku::ExplainedSudoku>(*board);
  }
  return std::make_unique<search::ConflictDrivenSearch>(std::move(start));
}

// Those of the coursework come first.
inline constexpr Strategy kAllStrategies[] = {
    {"bfs", "breadth-first",
     "expands level after level, so every state less deep than the solution",
     startDriver<BreadthFirstSearch>, "queue"},
    {"best", "best-first",
     "expands the waiting state of smallest h, however deep: it dives, and leaves the rest waiting",
     startDriver<BestFirstSearch>, "best"},
    {"dfs", "depth-first",
     "expands the successors of the latest state, and turns back at dead ends",
     startDriver<DepthFirstSearch>, "stack"},
    {"astar", "A*",
     "expands the waiting state of smallest f = g + h, where g is the cost of its path so far",
     startDriver<search::AStarSearch>, "cheapest"},
    {"ids", "iterative deepening",
     "depth-first in rounds, each from the start and one level deeper than the last one",
     startDriver<search::IterativeDeepeningSearch>, "stack"},
    {"ida", "IDA*", "depth-first in rounds, each from the start and up to a larger f = g + h",
     startDriver<search::IterativeDeepeningAStar>, "stack"},
    {"beam", "beam", "level after level, but keeps only the 1,000 states of a level of smallest h",
     startDriver<search::BeamSearch>, "beam"},
    {"lds", "limited discrepancy",
     "depth-first in rounds, each with one more step to a successor that is not of smallest h",
     startDriver<search::LimitedDiscrepancySearch>, "stack"},
    {"learn", "conflict-driven",
     "learns which decisions contradict each other, and jumps back over those that do not",
     startLearning, "", true},
};

// The strategies of the coursework.
inline constexpr Strategy kStrategies[] = {kAllStrategies[0], kAllStrategies[1], kAllStrategies[2]};

// "bfs, best, dfs"
inline std::string namesOf(const std::vector<const Strategy*>& strategies) {
  std::string names;
  for (const Strategy* const each : strategies)
    names += (names.empty() ? "" : ", ") + std::string(each->name);
  return names;
}

// Throws std::invalid_argument with the known names if there is no such strategy.
inline const Strategy& strategyNamed(const std::string& name) {
  std::vector<const Strategy*> known;
  for (const Strategy& each : kAllStrategies) {
    if (name == each.name) return each;
    known.push_back(&each);
  }
  throw std::invalid_argument("there is no strategy '" + name + "': it must be one of " +
                              namesOf(known));
}

// Throws as strategyNamed().
inline std::vector<const Strategy*> strategiesNamed(const std::vector<std::string>& names) {
  std::vector<const Strategy*> strategies;
  for (const std::string& name : names) strategies.push_back(&strategyNamed(name));
  return strategies;
}

// The fastest search of a Sudoku. Learning pays on boards larger than 9x9: bench/README.md.
inline std::unique_ptr<search::Search> startFastest(std::unique_ptr<Searchable>&& start,
                                                    const search::TieOrder& ties = {}) {
  if (dynamic_cast<const Sudoku&>(*start).size() > 9) return startLearning(std::move(start), ties);
  return startDriver<DepthFirstSearch>(std::move(start), ties);
}

}  // namespace apps
