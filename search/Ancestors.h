// Ancestors.h: the expanded states that are ancestors of a state in the frontier; paths are made
// from them. A state is destroyed when its last descendant leaves. Depth-first search therefore
// keeps one path, breadth-first search nearly every expanded state. Each of many entries takes less
// than 17 bytes plus the state, at every moment.

#ifndef SEARCH_ANCESTORS_H_
#define SEARCH_ANCESTORS_H_

#include <cstdint>
#include <memory>
#include <utility>

#include "Searchable.h"
#include "search/Blocks.h"
#include "search/Node.h"

namespace search {

class Ancestors {
 public:
  // Makes room for one more state, so that add() cannot throw. Throws std::bad_alloc.
  void reserve() {
    if (free_ == kNoAncestor) states_.reserve(1);
  }

  // Keeps an expanded state with `children` successors (at least one) and returns its index. The
  // child count of its own parent stays the same: this state leaves the frontier but is kept here.
  std::uint32_t add(std::unique_ptr<Searchable> state, std::uint32_t parent,
                    std::uint32_t children) {
    State entry{std::move(state), parent, children};
    if (free_ == kNoAncestor) {
      states_.add(std::move(entry));
      return static_cast<std::uint32_t>(states_.size() - 1);
    }
    const std::uint32_t place = std::exchange(free_, states_[free_].parent);
    states_[place] = std::move(entry);
    return place;
  }

  // Removes one child of the state at `place`. The child must have no children. Destroys the state,
  // and then its ancestors, when no children are left. Not inlined, to save compile time.
  [[gnu::noinline]] void removeChild(std::uint32_t place) {
    while (place != kNoAncestor && --states_[place].children == 0) {
      const std::uint32_t parent = states_[place].parent;
      states_[place].state.reset();
      states_[place].parent = free_;
      free_ = place;
      place = parent;
    }
  }

  const Searchable& state(std::uint32_t place) const { return *states_[place].state; }
  std::uint32_t parent(std::uint32_t place) const { return states_[place].parent; }

 private:
  struct State {
    std::unique_ptr<Searchable> state;  // null if the entry is free
    std::uint32_t parent;    // index of the parent; of the next free entry if this one is free
    std::uint32_t children;  // number of children in the frontier or kept here
  };

  Blocks<State> states_;
  std::uint32_t free_ = kNoAncestor;  // index of the first free entry
};

}  // namespace search

#endif
