// Ancestors.h: the expanded states that are ancestors of a state in the frontier; paths are made
// from them. A state is destroyed when its last descendant leaves. Depth-first search therefore
// keeps one path, breadth-first search nearly every expanded state.

#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/Frontier.h"
#include "search/Node.h"

namespace search {

class Ancestors {
 public:
  // Makes room for one more state, so that add() does not throw. Throws std::bad_alloc.
  void reserve() {
    if (free_ == kNoAncestor) makeRoom(entries_, 1);
  }

  // Keeps an expanded state for the paths to its children, and tells them where it is. A state
  // without children is on no path: it is destroyed, as in removeChild().
  void add(Node expanded, std::vector<Node>& children) {
    if (children.empty()) return removeChild(expanded.parent);
    std::uint32_t place = free_;
    if (place == kNoAncestor) {
      place = static_cast<std::uint32_t>(entries_.size());
      entries_.emplace_back();
    } else {
      free_ = entries_[place].parent;
    }
    entries_[place] = {std::move(expanded.state), expanded.parent,
                       static_cast<std::uint32_t>(children.size())};
    for (Node& child : children) child.parent = place;
  }

  // Removes one child of the state at `place`; does nothing for kNoAncestor. The child must have no
  // children. Destroys the state, and then its ancestors, when no children are left.
  void removeChild(std::uint32_t place) {
    while (place != kNoAncestor && --entries_[place].children == 0) {
      const std::uint32_t parent = entries_[place].parent;
      entries_[place].state.reset();
      entries_[place].parent = free_;
      free_ = place;
      place = parent;
    }
  }

  // The states kept on the path to the one at `place`, and that one; none for kNoAncestor.
  std::vector<const Searchable*> path(std::uint32_t place) const {
    std::vector<const Searchable*> states;
    for (; place != kNoAncestor; place = entries_[place].parent) {
      states.push_back(entries_[place].state.get());
    }
    std::reverse(states.begin(), states.end());
    return states;
  }

 private:
  struct Entry {
    std::unique_ptr<Searchable> state;  // null if the entry is free
    std::uint32_t parent;    // index of the parent; of the next free entry if this one is free
    std::uint32_t children;  // number of children in the frontier or kept here
  };

  std::vector<Entry> entries_;
  std::uint32_t free_ = kNoAncestor;  // index of the first free entry
};

}  // namespace search
