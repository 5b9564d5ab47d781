// Ancestors.h: the expanded states that are ancestors of a state in the frontier; paths are made
// from them. A state is destroyed when its last descendant leaves. Depth-first search therefore
// keeps one path, breadth-first search nearly every expanded state.

#ifndef SEARCH_ANCESTORS_H_
#define SEARCH_ANCESTORS_H_

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

  // Keeps an expanded state with so many successors (at least one) and returns its index. The
  // number of children of its own parent stays: the state leaves the frontier, but is kept here.
  std::uint32_t add(Node expanded, std::uint32_t children) {
    Entry entry{std::move(expanded.state), expanded.parent, children};
    if (free_ == kNoAncestor) {
      entries_.push_back(std::move(entry));
      return static_cast<std::uint32_t>(entries_.size() - 1);
    }
    const std::uint32_t place = std::exchange(free_, entries_[free_].parent);
    entries_[place] = std::move(entry);
    return place;
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

#endif
