// Expander.h: asks a puzzle for the successors of a state, and for all that a search has to know
// about them: their heuristic values, costs (Moved.h) and keys (Keyed.h).

#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/Frontier.h"
#include "search/InterfaceFinder.h"
#include "search/Keyed.h"
#include "search/Limits.h"
#include "search/Moved.h"
#include "search/Node.h"
#include "search/Reached.h"

namespace search {

class Expander {
 public:
  // Makes `children` the successors of the state, in the order of successors(), with ids from
  // `firstId` on. Throws what the puzzle throws, and std::logic_error if a successor is null or has
  // a negative cost.
  void expand(const Node& node, const Frontier& frontier, std::uint64_t firstId,
              std::vector<Node>& children) {
    if (node.depth == 0) begin(node, frontier);
    std::vector<std::unique_ptr<Searchable>> states = node.state->successors();
    children.clear();
    children.reserve(states.size());
    for (std::unique_ptr<Searchable>& state : states) {
      if (!state) throw std::logic_error("successors() returned a null pointer among its states");
      children.push_back({std::move(state), firstId++, node.depth + 1});
      Node& child = children.back();
      child.heuristicValue = frontier.heuristicValueOf(*child.state);
      child.cost = node.cost + (hasMoves_ ? costOfMoveTo(*child.state, node.cost) : 1);
    }
  }

  // Sets isRepeat[i] to whether child i is equal to an earlier state and is to be dropped. Throws
  // what the puzzle throws; then no child counts as reached.
  void findRepeats(const Node& node, const std::vector<Node>& children, const Limits& limits,
                   std::vector<char>& isRepeat) {
    isRepeat.assign(children.size(), false);
    if (path_) path_->findRepeats(node, children, isRepeat);
    if (reached_) reached_->add(children, limits.depth != kUnlimited, isRepeat);
  }

  // True if an equal state was generated later and is to be expanded instead.
  bool isOutdated(const Node& node, const Limits& limits) {
    return reached_ && reached_->isOutdated(node, limits.depth != kUnlimited);
  }

  // About the bytes that the keys of the reached states take.
  std::uint64_t keyBytes() const { return reached_ ? reached_->bytes() : 0; }

 private:
  // Not earlier, because many searches end before they expand a state.
  void begin(const Node& start, const Frontier& frontier) {
    hasMoves_ = dynamic_cast<const Moved*>(start.state.get()) != nullptr;
    if (path_ || reached_ || dynamic_cast<const Keyed*>(start.state.get()) == nullptr) return;
    const Repeats repeats = frontier.repeats();
    if (repeats == Repeats::dropOnPath) {
      path_.emplace();
    } else {
      reached_.emplace(start, repeats == Repeats::dropIfAsCostly);
    }
  }

  std::int32_t costOfMoveTo(const Searchable& state, std::int32_t costOfParent) {
    const int cost = moved_.in(state).cost();
    if (cost < 0)
      throw std::logic_error("the cost of a move is 0 or more, not " + std::to_string(cost));
    if (cost > std::numeric_limits<std::int32_t>::max() - costOfParent) {
      throw std::overflow_error("the cost of a path exceeds 2147483647");
    }
    return cost;
  }

  bool hasMoves_ = false;
  InterfaceFinder<Moved> moved_;
  // If states have keys, one of these:
  std::optional<StatesOnPath> path_;
  std::optional<ReachedStates> reached_;
};

}  // namespace search
