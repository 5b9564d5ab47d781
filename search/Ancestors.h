// Ancestors.h: the expanded states from which the states in the frontier descend. A state is kept
// as long as it has descendants there; so depth-first search keeps one path, and breadth-first
// search nearly all that it expanded. Each takes 16 bytes beside the state itself.

#ifndef SEARCH_ANCESTORS_H_
#define SEARCH_ANCESTORS_H_

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/Node.h"

namespace search {

class Ancestors {
 public:
  // Makes room for one more state, so that add() cannot throw. Throws std::bad_alloc.
  void reserve() {
    if (free_ == kNoAncestor && states_.size() == states_.capacity())
      states_.reserve(2 * states_.size() + 16);
  }

  // Keeps an expanded state for its `children`, one or more, and returns its place. Its own parent
  // has one child less in the frontier, and this state instead: the number of children stays.
  std::uint32_t add(std::unique_ptr<Searchable> state, std::uint32_t parent,
                    std::uint32_t children) {
    const std::uint32_t place =
        free_ != kNoAncestor ? free_ : static_cast<std::uint32_t>(states_.size());
    if (place == states_.size()) {
      states_.push_back({std::move(state), parent, children});
    } else {
      free_ = states_[place].parent;
      states_[place] = {std::move(state), parent, children};
    }
    return place;
  }

  // A child of the state at `place` is gone, without children of its own. Destroys the states that
  // have no children left.
  void removeChild(std::uint32_t place) {
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
    std::uint32_t parent;               // its place; the next free entry if this one is free
    std::uint32_t children;             // in the frontier or kept here
  };

  std::vector<State> states_;
  std::uint32_t free_ = kNoAncestor;  // the first free entry
};

}  // namespace search

#endif
