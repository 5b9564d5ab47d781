// Reached.h: finds repeats, states that are equal to earlier ones, by their keys (Keyed.h). Most
// strategies remember all states that they reached (ReachedStates). Searches in rounds remember one
// path (StatesOnPath), so that their memory stays small.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "search/InterfaceFinder.h"
#include "search/Keyed.h"
#include "search/Node.h"

namespace search {

// A hash table of all keys, each with the best path so far to its state.
class ReachedStates {
 public:
  // If `costCounts`, a state that is reached again at a lower cost is no repeat.
  ReachedStates(const Node& start, bool costCounts) : costCounts_(costCounts) {
    table_.try_emplace(keyOf(start), Path{0, 0});
  }

  // Adds the children, and sets isRepeat[i] if child i is equal to an earlier state or sibling. If
  // `depthCounts`, because depth is limited, a state that is reached again nearer to the start is
  // no repeat: more of its descendants are within the limit. Throws what the puzzle throws, and
  // then has added none.
  void add(const std::vector<Node>& children, bool depthCounts, std::vector<char>& isRepeat) {
    // So that no iterator becomes invalid.
    const std::size_t needed = table_.size() + children.size();
    if (needed > table_.bucket_count()) table_.reserve(2 * needed);
    added_.clear();
    added_.reserve(children.size());
    try {
      for (const Node& child : children) {
        const Path path = pathTo(child, depthCounts);
        const auto [entry, isNew] = table_.try_emplace(keyOf(child), path);
        added_.emplace_back(entry, path, isNew);
      }
    } catch (...) {
      for (const auto& [entry, path, isNew] : added_) {
        if (isNew) table_.erase(entry);
      }
      throw;
    }
    for (std::size_t i = 0; i < children.size(); ++i) {
      const auto& [entry, path, isNew] = added_[i];
      if (isNew) {
        bytesOfKeys_ += entry->first.size();
      } else if (entry->second.isAsGoodAs(path)) {
        isRepeat[i] = true;
      } else {
        entry->second = path;
        hasBetter_ = true;
      }
    }
  }

  // True if the state was reached again by a better path.
  bool isOutdated(const Node& node, bool depthCounts) {
    if (!hasBetter_) return false;
    const auto found = table_.find(keyOf(node));
    const Path path = pathTo(node, depthCounts);
    return found != table_.end() && found->second.isAsGoodAs(path) &&
           !path.isAsGoodAs(found->second);
  }

  // About the bytes of the table.
  std::uint64_t bytes() const {
    constexpr std::size_t kOfEntry = sizeof(Table::value_type) + 4 * sizeof(void*);
    return bytesOfKeys_ + table_.size() * kOfEntry + table_.bucket_count() * sizeof(void*);
  }

 private:
  // The cost and the depth of a state, or 0 where they do not count.
  struct Path {
    std::int32_t cost;
    std::uint32_t depth;
    bool isAsGoodAs(const Path& other) const { return cost <= other.cost && depth <= other.depth; }
  };
  using Table = std::unordered_map<std::string, Path>;

  std::string keyOf(const Node& node) { return keyed_.in(*node.state).key(); }

  // The depth of a solution does not count, because it is not expanded.
  Path pathTo(const Node& node, bool depthCounts) const {
    return {costCounts_ ? node.cost : 0, depthCounts && !node.state->isSolution() ? node.depth : 0};
  }

  bool costCounts_;
  InterfaceFinder<Keyed> keyed_;
  Table table_;
  std::vector<std::tuple<Table::iterator, Path, bool>> added_;  // by child; the last: it is new
  std::uint64_t bytesOfKeys_ = 0;
  bool hasBetter_ = false;  // a state was reached again by a better path
};

// The keys of the states from the start to the one that is being expanded. In depth-first order,
// the path to the next state is the latest path, cut at some ancestor, and then that state.
class StatesOnPath {
 public:
  // Sets isRepeat[i] if child i is equal to the parent or to an ancestor. Requires that the
  // parent's own parent is on the latest path.
  void findRepeats(const Node& parent, const std::vector<Node>& children,
                   std::vector<char>& isRepeat) {
    path_.resize(parent.depth);
    std::string key = keyOf(parent);
    const std::size_t hash = std::hash<std::string>()(key);
    path_.emplace_back(hash, std::move(key));
    for (std::size_t i = 0; i < children.size(); ++i)
      isRepeat[i] = contains(keyOf(children[i])) ? 1 : 0;
  }

 private:
  std::string keyOf(const Node& node) { return keyed_.in(*node.state).key(); }

  bool contains(const std::string& key) const {
    const std::size_t hash = std::hash<std::string>()(key);
    return std::any_of(path_.rbegin(), path_.rend(),
                       [&](const auto& each) { return each.first == hash && each.second == key; });
  }

  InterfaceFinder<Keyed> keyed_;
  std::vector<std::pair<std::size_t, std::string>> path_;  // hashes and keys
};

}  // namespace search
