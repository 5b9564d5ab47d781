// Reached.h: the keys (Keyed.h) of the states that a search has reached, with the costs and depths
// of their paths; or, for strategies that keep one path, the keys of that path.

#ifndef SEARCH_REACHED_H_
#define SEARCH_REACHED_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "search/Frontier.h"
#include "search/InterfaceFinder.h"
#include "search/Keyed.h"
#include "search/Node.h"

namespace search {

class Reached {
 public:
  Reached(Repeats repeats, const Node& start) : repeats_(repeats) {
    if (repeats_ != Repeats::dropOnPath) entries_.try_emplace(keyOf(start), Reach{0, 0});
  }

  // Adds the children, and marks those that are equal to earlier states: their parent is kRepeat.
  // With a limit on depth, of two equal states the one nearer to the start has more descendants;
  // solutions are not expanded. Throws what the puzzle throws, and then has added none.
  void add(const Node& parent, std::vector<Node>& children, bool depthCounts) {
    if (repeats_ == Repeats::dropOnPath) {
      goTo(parent);
      for (Node& child : children) {
        if (isOnPath(keyOf(child))) child.parent = kRepeat;
      }
      return;
    }
    // So that no iterator becomes invalid.
    const std::size_t needed = entries_.size() + children.size();
    if (needed > entries_.bucket_count()) entries_.reserve(2 * needed);
    added_.clear();
    added_.reserve(children.size());
    try {
      for (const Node& child : children) {
        const Reach reach = reachOf(child, depthCounts);
        const auto [entry, isNew] = entries_.try_emplace(keyOf(child), reach);
        added_.emplace_back(entry, reach, isNew);
      }
    } catch (...) {
      for (const auto& [entry, reach, isNew] : added_) {
        if (isNew) entries_.erase(entry);
      }
      throw;
    }
    for (std::size_t i = 0; i < children.size(); ++i) {
      const auto& [entry, reach, isNew] = added_[i];
      if (isNew) {
        bytesOfKeys_ += entry->first.size();
      } else if (covers(entry->second, reach)) {
        children[i].parent = kRepeat;
      } else {
        entry->second = reach;
        hasBetter_ = true;
      }
    }
  }

  // True if an equal state was also reached in a better way.
  bool isOutdated(const Node& node, bool depthCounts) {
    if (!hasBetter_) return false;
    const auto found = entries_.find(keyOf(node));
    const Reach reach = reachOf(node, depthCounts);
    return found != entries_.end() && covers(found->second, reach) && !covers(reach, found->second);
  }

  // About the bytes of the table.
  std::uint64_t bytes() const {
    constexpr std::size_t kOfEntry = sizeof(Entries::value_type) + 4 * sizeof(void*);
    return bytesOfKeys_ + entries_.size() * kOfEntry + entries_.bucket_count() * sizeof(void*);
  }

 private:
  // How a state was reached: the cost and the depth of its path, or 0 where they do not count.
  struct Reach {
    std::int32_t cost;
    std::uint32_t depth;
  };
  using Entries = std::unordered_map<std::string, Reach>;

  std::string keyOf(const Node& node) { return keyed_.in(*node.state).key(); }

  // True if a state that was reached by `one` need not be reached by `other`.
  static bool covers(const Reach& one, const Reach& other) {
    return one.cost <= other.cost && one.depth <= other.depth;
  }

  Reach reachOf(const Node& node, bool depthCounts) const {
    return {repeats_ == Repeats::dropIfAsCostly ? node.cost : 0,
            depthCounts && !node.state->isSolution() ? node.depth : 0};
  }

  // Makes the path that of the node, whose parent is on it.
  void goTo(const Node& node) {
    path_.resize(std::min<std::size_t>(path_.size(), node.depth));
    std::string key = keyOf(node);
    const std::size_t hash = std::hash<std::string>()(key);
    path_.emplace_back(hash, std::move(key));
  }

  bool isOnPath(const std::string& key) const {
    const std::size_t hash = std::hash<std::string>()(key);
    return std::any_of(path_.rbegin(), path_.rend(),
                       [&](const auto& each) { return each.first == hash && each.second == key; });
  }

  Repeats repeats_;
  InterfaceFinder<Keyed> keyed_;
  Entries entries_;
  std::vector<std::pair<std::size_t, std::string>> path_;  // hashes and keys, with dropOnPath
  std::vector<std::tuple<Entries::iterator, Reach, bool>> added_;  // whether it is new; by child
  std::uint64_t bytesOfKeys_ = 0;
  bool hasBetter_ = false;  // a state was reached again in a better way
};

}  // namespace search

#endif
