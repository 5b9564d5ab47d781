// EventLog.h: an observer that logs the events, one line each.

#ifndef TESTS_SYNTHETIC_EVENTLOG_H_
#define TESTS_SYNTHETIC_EVENTLOG_H_

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include "search/Observer.h"

namespace synthetic {

// The name of a state is the output of write().
inline std::string nameOf(const Searchable& state) {
  std::ostringstream out;
  state.write(out);
  return out.str();
}

// Example: "#3 b, depth 2, value 0".
inline std::string describe(const std::string& name, std::uint64_t id, std::uint64_t depth,
                            int heuristicValue) {
  return "#" + std::to_string(id) + " " + name + ", depth " + std::to_string(depth) + ", value " +
         std::to_string(heuristicValue);
}

inline std::string describe(const search::Node& node) {
  return describe(nameOf(*node.state), node.id, node.depth, node.heuristicValue);
}

class EventLog : public search::Observer {
 public:
  void expanded(const search::Node& node, std::size_t successors) override {
    events.push_back("expanded " + describe(node) + ": " + std::to_string(successors));
  }
  void generated(const search::Node& node, std::uint64_t parent) override {
    events.push_back("generated " + describe(node) +
                     (parent == search::kNoParent ? "" : " by #" + std::to_string(parent)));
  }
  void solution(const search::Node& node) override {
    events.push_back("solution " + describe(node));
  }

  std::vector<std::string> events;
};

}  // namespace synthetic

#endif
