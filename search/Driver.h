// Driver.h: the search loop that all strategies with a frontier share. A driver is this loop with
// its own frontier: to add a strategy, derive from Frontier (Frontier.h), and pass one to the
// constructor, as BreadthFirstSearch.h does.
//
//   frontier := {start}
//   while the frontier is not empty:
//     take the next state; if it is a solution, return it; else add its successors
//
// Puzzles may offer more than Searchable: keys (Keyed.h), so that equal states are expanded once,
// and moves with costs (Moved.h).
//
// Invariant: every state that was generated is in the frontier, unless it was expanded, returned or
// dropped: as a repeat, by the strategy, or at the limit on depth.
// So a search can be resumed after a solution, after a limit, and after an exception from the
// puzzle: all that may throw happens before a state leaves the frontier.

#pragma once

#include "search/Search.h"  // first, because it requires C++17

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/Ancestors.h"
#include "search/Expander.h"
#include "search/Frontier.h"
#include "search/Node.h"

namespace search {

class Driver : public Search {
 public:
  // 0 before the first solve(), which puts the start there.
  std::uint64_t frontierSize() const { return frontier_->size(); }

 protected:
  // Throws std::invalid_argument if there is no state to start from.
  Driver(std::unique_ptr<Searchable> startFrom, std::unique_ptr<Frontier> frontier)
      : frontier_(std::move(frontier)), start_{std::move(startFrom), 0} {
    if (!start_.state)
      throw std::invalid_argument("a search needs a state to start from, not a null pointer");
  }

 private:
  Searchable* search(const Stopwatch& stopwatch) override {
    if (keepsPaths_) ancestors_.removeChild(std::exchange(parentOfSolution_, kNoAncestor));
    for (;;) {
      if (frontier_->size() == 0 && !beginRound()) return giveUp(end());
      if (stopRequested()) return giveUp(Outcome::stopped);
      if (isTimeUp(stopwatch)) return giveUp(Outcome::timeLimit);
      const Node& next = frontier_->next();
      if (expander_.isOutdated(next, limits_)) {
        discard(frontier_->take());
      } else if (next.state->isSolution()) {
        if (frontier_->isNextNew()) return returnNext();
        discard(frontier_->take());
      } else if (next.depth >= limits_.depth) {
        wasCutOff_ = true;
        discard(frontier_->take());
      } else {
        if (const auto limit = limitOnExpansion()) return giveUp(*limit);
        expandNext();
      }
    }
  }

  std::vector<const Searchable*> statesBeforeSolution() const override {
    std::vector<const Searchable*> states = ancestors_.path(parentOfSolution_);
    if (statistics_.depth > 0) states.insert(states.begin(), start_.state.get());
    return states;
  }

  // Moves the start into the empty frontier, where the first round or a further one begins.
  bool beginRound() {
    if (!start_.state) return false;
    const bool isFirst = statistics_.generated == 0;
    if (isFirst) start_.heuristicValue = frontier_->heuristicValueOf(*start_.state);
    children_.reserve(kFewStates);
    solutions_.reserve(kFewStates);
    frontier_->reserve(1);
    if (!isFirst && !frontier_->beginRound()) return false;
    start_.id = statistics_.generated++;
    if (observer_ != nullptr) observer_->generated(start_, kNoParent);
    children_.push_back(std::move(start_));
    addToFrontier();
    return true;
  }

  // Why the search ends with an empty frontier.
  Outcome end() const {
    if (wasCutOff_) return Outcome::depthLimit;
    return frontier_->isIncomplete() ? Outcome::incomplete : Outcome::exhausted;
  }

  std::optional<Outcome> limitOnExpansion() const {
    if (statistics_.expanded >= limits_.expanded) return Outcome::expandedLimit;
    if (frontier_->size() >= limits_.frontier) return Outcome::frontierLimit;
    if (expander_.keyBytes() >= limits_.keyBytes) return Outcome::keyLimit;
    return std::nullopt;
  }

  void expandNext() {
    try {
      expander_.expand(frontier_->next(), *frontier_, statistics_.generated, children_);
      frontier_->reserve(children_.size());
      if (keepsPaths_) ancestors_.reserve();
      expander_.findRepeats(frontier_->next(), children_, limits_, isRepeat_);
    } catch (...) {
      children_.clear();
      throw;
    }
    // From here on nothing throws.
    Node expanded = frontier_->take();
    statistics_.generated += children_.size();
    ++statistics_.expanded;
    if (observer_ != nullptr) observer_->expanded(expanded, children_.size());
    dropRepeats(expanded.id);
    if (expanded.depth == 0) {
      start_ = std::move(expanded);
    } else if (keepsPaths_) {
      ancestors_.add(std::move(expanded), children_);
    }
    addToFrontier();
  }

  // Drops the children that are repeats, and tells the observer of all children.
  void dropRepeats(std::uint64_t parent) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < children_.size(); ++i) {
      if (isRepeat_[i]) {
        if (observer_ != nullptr) observer_->repeated(children_[i], parent);
      } else {
        if (observer_ != nullptr) observer_->generated(children_[i], parent);
        if (kept < i) children_[kept] = std::move(children_[i]);
        ++kept;
      }
    }
    statistics_.repeats += children_.size() - kept;
    children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(kept), children_.end());
  }

  void addToFrontier() {
    frontier_->add(children_);
    for (Node& child : children_) {
      if (child.state) discard(std::move(child));  // the frontier did not take it
    }
    children_.clear();
    statistics_.peakFrontier = std::max<std::uint64_t>(statistics_.peakFrontier, frontier_->size());
  }

  void discard(Node node) {
    if (keepsPaths_) ancestors_.removeChild(node.parent);
    if (observer_ != nullptr) observer_->discarded(node);
  }

  Searchable* returnNext() {
    solutions_.push_back(nullptr);
    Node node = frontier_->take();
    if (observer_ != nullptr) observer_->solution(node);
    parentOfSolution_ = node.parent;
    statistics_.depth = node.depth;
    statistics_.cost = static_cast<std::uint64_t>(node.cost);
    outcome_ = Outcome::solved;
    solutions_.back() = std::move(node.state);
    return solutions_.back().get();
  }

  std::unique_ptr<Frontier> frontier_;
  Expander expander_;
  std::vector<Node> children_;  // of the state that is being expanded
  std::vector<char> isRepeat_;  // by child: an equal state was reached before
  // The start, with which paths and rounds begin. Each round lends it to the frontier until it is
  // expanded. It does not come back if it is returned or discarded: then it has no descendants.
  Node start_;
  Ancestors ancestors_;  // of the states in the frontier, if the search keeps paths
  std::uint32_t parentOfSolution_ = kNoAncestor;
  bool wasCutOff_ = false;  // states were not expanded because of Limits::depth
};

}  // namespace search
