// Drivers.h: the drivers with a frontier, as lists for typed tests; runs them, logs their events,
// and writes their counts.

#ifndef TESTS_SYNTHETIC_DRIVERS_H_
#define TESTS_SYNTHETIC_DRIVERS_H_

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "search/AStarSearch.h"
#include "search/BeamSearch.h"
#include "search/IterativeDeepeningAStar.h"
#include "search/IterativeDeepeningSearch.h"
#include "search/LimitedDiscrepancySearch.h"
#include "search/Observer.h"

namespace drivers {

// They keep a table of all keys.
using WithTables = testing::Types<BreadthFirstSearch, DepthFirstSearch, BestFirstSearch,
                                  search::AStarSearch, search::BeamSearch>;

// They search in rounds, and keep the keys of one path.
using InRounds = testing::Types<search::IterativeDeepeningSearch, search::IterativeDeepeningAStar,
                                search::LimitedDiscrepancySearch>;

template <class... One, class... Other>
testing::Types<One..., Other...> joined(testing::Types<One...>, testing::Types<Other...>);
using All = decltype(joined(WithTables(), InRounds()));

// Those of the coursework.
using Plain = testing::Types<BreadthFirstSearch, DepthFirstSearch, BestFirstSearch>;

}  // namespace drivers

namespace synthetic {

// The name of a state is the output of write().
inline std::string nameOf(const Searchable& state) {
  std::ostringstream out;
  state.write(out);
  return out.str();
}

inline std::vector<std::string> remainingSolutions(search::Search& driver) {
  std::vector<std::string> names;
  while (const Searchable* solution = driver.solve()) names.push_back(nameOf(*solution));
  return names;
}

// All statistics except the time, as text.
inline std::string countsOf(const search::Statistics& statistics) {
  return "expanded " + std::to_string(statistics.expanded) + ", generated " +
         std::to_string(statistics.generated) + ", peak frontier " +
         std::to_string(statistics.peakFrontier) + ", depth " + std::to_string(statistics.depth);
}

// Example: "#3 b, depth 2, value 0".
inline std::string describe(const std::string& name, std::uint64_t id, std::uint64_t depth,
                            int heuristicValue) {
  return "#" + std::to_string(id) + " " + name + ", depth " + std::to_string(depth) + ", value " +
         std::to_string(heuristicValue);
}

// An observer that logs the events, one line each.
class EventLog : public search::Observer {
 public:
  void expanded(const search::Node& node, std::size_t successors) override {
    add("expanded ", node, ": " + std::to_string(successors));
  }
  void generated(const search::Node& node, std::uint64_t parent) override {
    add("generated ", node, parent == search::kNoParent ? "" : " by #" + std::to_string(parent));
  }
  void solution(const search::Node& node) override { add("solution ", node, ""); }

  std::vector<std::string> events;

 private:
  void add(const std::string& what, const search::Node& node, const std::string& more) {
    events.push_back(
        what + describe(nameOf(*node.state), node.id, node.depth, node.heuristicValue) + more);
  }
};

}  // namespace synthetic

#endif
