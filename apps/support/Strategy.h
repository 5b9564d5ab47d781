// Strategy.h: the drivers by the names that people give them on a command line.

#ifndef APPS_SUPPORT_STRATEGY_H_
#define APPS_SUPPORT_STRATEGY_H_

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"

namespace apps {

struct Strategy {
  const char* name;   // bfs
  const char* title;  // breadth-first
  std::unique_ptr<search::Driver> (*startFrom)(std::unique_ptr<Searchable>&&);
};

template <class Driver>
std::unique_ptr<search::Driver> startDriver(std::unique_ptr<Searchable>&& start) {
  return std::make_unique<Driver>(std::move(start));
}

inline constexpr Strategy kStrategies[] = {
    {"bfs", "breadth-first", startDriver<BreadthFirstSearch>},
    {"best", "best-first", startDriver<BestFirstSearch>},
    {"dfs", "depth-first", startDriver<DepthFirstSearch>},
};

// Throws std::invalid_argument, naming those there are, if there is none of that name.
inline const Strategy& strategyNamed(const std::string& name) {
  std::string known;
  for (const Strategy& strategy : kStrategies) {
    if (name == strategy.name) return strategy;
    known += (known.empty() ? "" : ", ") + std::string(strategy.name);
  }
  throw std::invalid_argument("there is no strategy '" + name + "': it has to be one of " + known);
}

}  // namespace apps

#endif
