// Ancestors.h: the expanded states that are ancestors of a state in the frontier; paths are made
// from them. A state is destroyed when its last descendant leaves. Depth-first search therefore
// keeps one path, breadth-first search nearly every expanded state. If there are many entries, each
// takes less than 17 bytes plus the state, at every moment.

#ifndef SEARCH_ANCESTORS_H_
#define SEARCH_ANCESTORS_H_

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "search/BlockSequence.h"
#include "search/Moved.h"
#include "search/Node.h"
#include "search/OptionalInterface.h"
#include "search/Paths.h"

namespace search {

// A template, so that it is compiled only where it is used. `State` is Searchable.
template <class State>
class Ancestors final : public Paths {
 public:
  void reserve() override {
    if (free_ == kNoAncestor) entries_.reserve(1);
  }

  std::uint32_t add(std::unique_ptr<State> state, std::uint32_t parent,
                    std::uint32_t children) override {
    Entry entry{std::move(state), parent, children};
    if (free_ == kNoAncestor) {
      entries_.add(std::move(entry));
      return static_cast<std::uint32_t>(entries_.size() - 1);
    }
    const std::uint32_t place = std::exchange(free_, entries_[free_].parent);
    entries_[place] = std::move(entry);
    return place;
  }

  void removeChild(std::uint32_t place) override {
    while (place != kNoAncestor && --entries_[place].children == 0) {
      const std::uint32_t parent = entries_[place].parent;
      entries_[place].state.reset();
      entries_[place].parent = free_;
      free_ = place;
      place = parent;
    }
  }

  std::vector<Step> path(const State* start, std::uint32_t parent,
                         const State& solution) const override {
    std::vector<const State*> states{&solution};
    for (std::uint32_t i = parent; i != kNoAncestor; i = entries_[i].parent) {
      states.push_back(entries_[i].state.get());
    }
    if (start != nullptr) states.push_back(start);
    OptionalInterface<Moved> moves;
    std::vector<Step> steps;
    for (auto state = states.rbegin(); state != states.rend(); ++state) {
      const Moved* const moved = steps.empty() ? nullptr : moves.of(**state);
      if (moved != nullptr) {
        steps.push_back({*state, moved->move(), moved->cost()});
      } else {
        steps.push_back({*state, "", steps.empty() ? 0 : 1});
      }
    }
    return steps;
  }

 private:
  struct Entry {
    std::unique_ptr<State> state;  // null if the entry is free
    std::uint32_t parent;    // index of the parent; of the next free entry if this one is free
    std::uint32_t children;  // number of children in the frontier or kept here
  };

  BlockSequence<Entry> entries_;
  std::uint32_t free_ = kNoAncestor;  // index of the first free entry
};

}  // namespace search

#endif
