// Driver.h: the search loop that all strategies share. A driver is this loop with its own frontier.
//
//   frontier := {start}
//   while the frontier is not empty:
//     take the next state; if it is a solution, return it; else add its successors
//
// Invariant, whenever solve() is not running: every state that was generated and neither expanded
// nor returned is in the frontier, or in pending_ if it did not fit there. This makes a search
// resumable after a solution, after a limit, and after an exception from the puzzle.

#ifndef SEARCH_DRIVER_H_
#define SEARCH_DRIVER_H_

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/Frontier.h"
#include "search/Limits.h"
#include "search/Node.h"
#include "search/Observer.h"
#include "search/Outcome.h"
#include "search/RequireCxx17.h"
#include "search/Statistics.h"
#include "search/Stopwatch.h"

namespace search {

class Driver {
 public:
  virtual ~Driver() = default;

  // Returns the next solution, or nullptr; outcome() then says why. The driver owns the solution
  // and keeps it until the driver is destroyed. A solution is never expanded and never returned
  // twice.
  //
  // Exceptions from the puzzle pass through. The state that caused one stays next in the frontier,
  // so calling solve() again retries it.
  Searchable* solve();

  // How the latest call of solve() ended.
  Outcome outcome() const { return outcome_; }

  // Number of states expanded, over all calls of solve(). Saturates at the largest int;
  // statistics() does not.
  int getNodesExpanded() const {
    constexpr std::uint64_t kMost = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(statistics_.expanded, kMost));
  }

  // The elapsed time is updated when solve() ends. An observer called during solve() sees the time
  // of the earlier calls only.
  const Statistics& statistics() const { return statistics_; }

  // Number of states in the frontier.
  std::uint64_t frontierSize() const { return frontier_->size(); }

  // The limits apply from the next call of solve() on. Counts and times are not reset.
  void setLimits(const Limits& limits) { limits_ = limits; }
  const Limits& limits() const { return limits_; }

  // Reports all further events to `observer`; nullptr removes the observer. Not owned; has to
  // outlive its use.
  void setObserver(Observer* observer) { observer_ = observer; }

  // Hands over the latest of the solutions that the driver still owns; null if it owns none. This
  // keeps memory constant while solutions are enumerated.
  std::unique_ptr<Searchable> releaseSolution();

 protected:
  // Throws std::invalid_argument if there is no state to start from.
  Driver(std::unique_ptr<Searchable> startFrom, std::unique_ptr<Frontier> frontier);

  // Protected, so that only complete drivers can be moved: moving a Driver alone would slice off
  // its strategy.
  Driver(Driver&&) = default;
  Driver& operator=(Driver&&) = default;

 private:
  void generateStart();
  void expandNext();
  void generate(std::vector<std::unique_ptr<Searchable>> states, std::uint64_t depth);
  void announce(std::uint64_t parent);
  bool admitPending();
  Searchable* returnNext();
  Searchable* giveUp(Outcome reason);
  bool stopRequested() const { return limits_.stop != nullptr && limits_.stop->load(); }

  std::unique_ptr<Searchable> start_;  // null after the first solve() began
  std::unique_ptr<Frontier> frontier_;
  std::vector<Node> pending_;  // generated but not yet in the frontier
  std::vector<std::unique_ptr<Searchable>> solutions_;
  Statistics statistics_;
  Limits limits_;
  Outcome outcome_ = Outcome::notStarted;
  Observer* observer_ = nullptr;
};

inline Driver::Driver(std::unique_ptr<Searchable> startFrom, std::unique_ptr<Frontier> frontier)
    : start_(std::move(startFrom)), frontier_(std::move(frontier)) {
  if (!start_)
    throw std::invalid_argument("a search needs a state to start from, not a null pointer");
}

inline Searchable* Driver::solve() {
  const Stopwatch stopwatch(statistics_.elapsedNs);
  outcome_ = Outcome::interrupted;
  if (start_) generateStart();
  for (;;) {
    if (!admitPending()) return giveUp(Outcome::frontierLimit);
    if (frontier_->size() == 0) return giveUp(Outcome::exhausted);
    if (stopRequested()) return giveUp(Outcome::stopped);
    if (limits_.timeNs != kUnlimited && stopwatch.elapsedNs() >= limits_.timeNs) {
      return giveUp(Outcome::timeLimit);
    }
    if (frontier_->next().state->isSolution()) return returnNext();
    if (statistics_.expanded >= limits_.expanded) return giveUp(Outcome::expandedLimit);
    expandNext();
  }
}

inline void Driver::generateStart() {
  const int heuristicValue = frontier_->heuristicValueOf(*start_);
  pending_.reserve(kFewStates);
  solutions_.reserve(kFewStates);
  pending_.push_back({std::move(start_), 0, 0, heuristicValue});
  statistics_.generated = 1;
  announce(kNoParent);
}

inline void Driver::expandNext() {
  const Node& next = frontier_->next();
  generate(next.state->successors(), next.depth + 1);
  const Node expanded = frontier_->take();
  ++statistics_.expanded;
  if (observer_ != nullptr) observer_->expanded(expanded, pending_.size());
  announce(expanded.id);
}

// All calls of the puzzle that can throw are made up to here, before the search changes.
inline void Driver::generate(std::vector<std::unique_ptr<Searchable>> states, std::uint64_t depth) {
  try {
    pending_.reserve(states.size());
    std::uint64_t id = statistics_.generated;
    for (std::unique_ptr<Searchable>& state : states) {
      if (!state) throw std::logic_error("successors() returned a null pointer among its states");
      const int heuristicValue = frontier_->heuristicValueOf(*state);
      pending_.push_back({std::move(state), id++, depth, heuristicValue});
    }
  } catch (...) {
    pending_.clear();
    throw;
  }
  statistics_.generated += pending_.size();
}

inline void Driver::announce(std::uint64_t parent) {
  for (const Node& node : pending_) {
    if (observer_ != nullptr) observer_->generated(node, parent);  // an observer may remove itself
  }
}

inline bool Driver::admitPending() {
  if (pending_.empty()) return true;
  const std::uint64_t size = frontier_->size() + pending_.size();
  if (size > limits_.frontier) return false;
  frontier_->add(pending_);
  pending_.clear();
  statistics_.peakFrontier = std::max(statistics_.peakFrontier, size);
  return true;
}

inline Searchable* Driver::returnNext() {
  if (observer_ != nullptr) observer_->solution(frontier_->next());
  solutions_.emplace_back();
  Node node = frontier_->take();
  solutions_.back() = std::move(node.state);
  statistics_.depth = node.depth;
  outcome_ = Outcome::solved;
  return solutions_.back().get();
}

inline Searchable* Driver::giveUp(Outcome reason) {
  outcome_ = reason;
  return nullptr;
}

inline std::unique_ptr<Searchable> Driver::releaseSolution() {
  if (solutions_.empty()) return nullptr;
  std::unique_ptr<Searchable> latest = std::move(solutions_.back());
  solutions_.pop_back();
  return latest;
}

}  // namespace search

#endif
