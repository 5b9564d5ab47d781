// KeyFilter.h: finds repeated states by their keys (Keyed.h).

#ifndef SEARCH_KEYFILTER_H_
#define SEARCH_KEYFILTER_H_

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/Frontier.h"
#include "search/Limits.h"
#include "search/Node.h"
#include "search/Reached.h"
#include "search/RepeatFilter.h"

namespace search {

// The keys of the states from the start to the state that is being expanded.
class KeysOnPath {
 public:
  // Removes the keys of depth `depth` and deeper.
  void cut(std::size_t depth) {
    if (depth < hashes_.size()) hashes_.resize(depth);
    if (depth < keys_.size()) keys_.resize(depth);
  }

  // If it throws, cut() removes what was added.
  void add(std::string key) {
    hashes_.push_back(std::hash<std::string>()(key));
    keys_.push_back(std::move(key));
  }

  bool contain(const std::string& key) const {
    const std::size_t hash = std::hash<std::string>()(key);
    for (std::size_t i = 0; i < hashes_.size(); ++i) {
      if (hashes_[i] == hash && keys_[i] == key) return true;
    }
    return false;
  }

 private:
  std::vector<std::size_t> hashes_;
  std::vector<std::string> keys_;
};

// A template, so that keyOf(state), which returns the key of a state, is inlined.
template <class KeyOf>
class KeyFilter final : public RepeatFilter {
 public:
  KeyFilter(Repeats repeats, KeyOf keyOf) : repeats_(repeats), keyOf_(std::move(keyOf)) {}

  bool addStart(const Searchable& start, const Limits& limits) override {
    if (repeats_ == Repeats::dropOnPath) return true;
    const std::string key = keyOf_(start);
    if (!reached_.reserve(1, key.size(), limits.keyBytes)) return false;
    reached_.add(key, {0, 0}, false);
    return true;
  }

  bool separate(const Node& parent, const Limits& limits, std::vector<Node>& successors,
                std::vector<Node>& repeats) override {
    keys_.clear();
    std::size_t bytes = 0;
    for (const Node& node : successors) {
      keys_.push_back(keyOf_(*node.state));
      bytes += keys_.back().size();
    }
    repeats.reserve(successors.size());
    const bool isOnPath = repeats_ == Repeats::dropOnPath;
    if (isOnPath) {
      keysOnPath_.cut(parent.depth);
      keysOnPath_.add(keyOf_(*parent.state));
    } else if (!reached_.reserve(successors.size(), bytes, limits.keyBytes)) {
      return false;
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < successors.size(); ++i) {
      Node& node = successors[i];
      const bool isRepeat = isOnPath
                                ? keysOnPath_.contain(keys_[i])
                                : !reached_.add(keys_[i], reachOf(node), depthCounts(node, limits));
      if (isRepeat) {
        repeats.push_back(std::move(node));
      } else if (i == kept++) {
        continue;
      } else {
        successors[kept - 1] = std::move(node);
      }
    }
    successors.erase(successors.begin() + static_cast<std::ptrdiff_t>(kept), successors.end());
    return true;
  }

  bool isOutdated(const Node& node, const Limits& limits) override {
    return reached_.hasRepeats() &&
           reached_.isOutdated(keyOf_(*node.state), reachOf(node), depthCounts(node, limits));
  }

 private:
  // Strategies that ignore costs treat all paths as equally costly.
  Reach reachOf(const Node& node) const {
    return {repeats_ == Repeats::dropIfAsCostly ? node.cost : 0, node.depth};
  }

  // With a depth limit, of two equal states the one nearer to the start has more descendants within
  // the limit. Solutions are not expanded.
  static bool depthCounts(const Node& node, const Limits& limits) {
    return limits.depth != kUnlimited && !node.state->isSolution();
  }

  Repeats repeats_;
  KeyOf keyOf_;
  Reached reached_;
  KeysOnPath keysOnPath_;          // used instead of reached_ with Repeats::dropOnPath
  std::vector<std::string> keys_;  // keys of the successors in separate()
};

}  // namespace search

#endif
