// Strategy.h: the search drivers by their command-line names.

#ifndef APPS_SUPPORT_STRATEGY_H_
#define APPS_SUPPORT_STRATEGY_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "search/TieOrder.h"

namespace apps {

struct Strategy {
  const char* name;   // bfs
  const char* title;  // breadth-first
  std::unique_ptr<search::Search> (*startFrom)(std::unique_ptr<Searchable>&&);

  // The same with a seeded order of ties; null if the strategy has no ties.
  std::unique_ptr<search::Search> (*startSeeded)(std::unique_ptr<Searchable>&&, std::uint64_t seed);

  bool learns = false;  // the driver is a ConflictDrivenSearch
};

template <class Driver>
std::unique_ptr<search::Search> startDriver(std::unique_ptr<Searchable>&& start) {
  return std::make_unique<Driver>(std::move(start));
}

inline std::unique_ptr<search::Search> startSeededBestFirst(std::unique_ptr<Searchable>&& start,
                                                            std::uint64_t seed) {
  return std::make_unique<BestFirstSearch>(std::move(start), search::SeededOrder(seed));
}

inline constexpr Strategy kStrategies[] = {
    {"bfs", "breadth-first", startDriver<BreadthFirstSearch>, nullptr},
    {"best", "best-first", startDriver<BestFirstSearch>, startSeededBestFirst},
    {"dfs", "depth-first", startDriver<DepthFirstSearch>, nullptr},
};

// kStrategies, and then `further`.
template <std::size_t count>
constexpr auto withFurther(const Strategy (&further)[count]) {
  std::array<Strategy, std::size(kStrategies) + count> all{};
  std::copy(further, further + count,
            std::copy(std::begin(kStrategies), std::end(kStrategies), all.begin()));
  return all;
}

// "bfs, best, dfs"
template <class Strategies>
std::string namesOf(const Strategies& strategies, const std::string& separator = ", ") {
  std::string names;
  for (const Strategy& each : strategies) names += (names.empty() ? "" : separator) + each.name;
  return names;
}

// kStrategies for --help: "bfs (breadth-first), best (best-first), dfs (depth-first)".
inline std::string strategiesWithTitles() {
  std::string text;
  for (const Strategy& each : kStrategies) {
    text += (text.empty() ? "" : ", ") + std::string(each.name) + " (" + each.title + ')';
  }
  return text;
}

// Throws std::invalid_argument with the known names if there is no such strategy among them.
template <class Strategies>
const Strategy& strategyNamed(const std::string& name, const Strategies& strategies) {
  for (const Strategy& strategy : strategies) {
    if (name == strategy.name) return strategy;
  }
  throw std::invalid_argument("there is no strategy '" + name + "': it must be one of " +
                              namesOf(strategies));
}

inline const Strategy& strategyNamed(const std::string& name) {
  return strategyNamed(name, kStrategies);
}

}  // namespace apps

#endif
