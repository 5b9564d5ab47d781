// Driver.h: the search loop that all strategies share. A driver is this loop with its own frontier.
//
//   frontier := {start}
//   while the frontier is not empty:
//     take the next state; if it is a solution, return it; else add its successors
//
// Puzzles may offer more than Searchable: keys (Keyed.h), so that equal states are expanded once,
// and moves with costs (Moved.h).
//
// Invariant, whenever solve() is not running: every state that was generated and neither expanded
// nor returned is in the frontier, or in pending_ if it did not fit there. This makes a search
// resumable after a solution, after a limit, and after an exception from the puzzle.

#ifndef SEARCH_DRIVER_H_
#define SEARCH_DRIVER_H_

#include "search/RequireCxx17.h"  // before all that needs C++17

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/Ancestors.h"
#include "search/Frontier.h"
#include "search/Limits.h"
#include "search/Moved.h"
#include "search/Node.h"
#include "search/Observer.h"
#include "search/OptionalInterface.h"
#include "search/Outcome.h"
#include "search/Paths.h"
#include "search/RepeatFilter.h"
#include "search/Statistics.h"
#include "search/Stopwatch.h"

namespace search {

class Driver {
 public:
  virtual ~Driver() = default;

  // Returns the next solution, or nullptr; outcome() then says why. The driver owns the solution
  // and keeps it until the driver is destroyed. A solution is never expanded, and no state is
  // returned twice. Drivers that search in rounds may return equal states, one for each path.
  //
  // Exceptions from the puzzle pass through, except std::bad_alloc, which is the outcome
  // outOfMemory. The state that caused one stays next in the frontier, so calling solve() again
  // retries it.
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

  std::uint64_t frontierSize() const { return frontier_->size(); }

  // The limits apply from the next call of solve() on. Counts and times are not reset.
  void setLimits(const Limits& limits) { limits_ = limits; }
  const Limits& limits() const { return limits_; }

  // Keeps the states that path() needs. Requires that solve() was not called yet: throws
  // std::logic_error. Throws std::bad_alloc. Takes less than 17 bytes for each expanded state that
  // has descendants in the frontier, and the memory of that state. A template, so that only
  // programs that call it compile the code for paths.
  template <class States = Ancestors<Searchable>>
  void keepPaths() {
    requireUnstarted();
    paths_.reset(new States());
  }

  // The path from the start to the latest solution. Empty unless keepPaths() was called, the latest
  // call of solve() returned a solution, and that was not released. The driver owns the states;
  // they stay valid until the next call of solve() or releaseSolution().
  std::vector<Step> path();

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
  // its strategy. A driver that was moved from may only be destroyed or assigned to.
  Driver(Driver&&) = default;
  Driver& operator=(Driver&&) = default;

 protected:
  // Searches for the next solution: the loop above. A strategy without a frontier overrides it.
  virtual Searchable* search(const Stopwatch& stopwatch);
  Searchable* giveUp(Outcome reason);
  bool stopRequested() const { return limits_.stop != nullptr && limits_.stop->load(); }

  // The start state while it is not in the frontier: before the first solve(), and after its
  // expansion if paths or rounds need it.
  std::unique_ptr<Searchable> start_;
  std::vector<std::unique_ptr<Searchable>> solutions_;
  Statistics statistics_;
  Limits limits_;
  Outcome outcome_ = Outcome::notStarted;
  Observer* observer_ = nullptr;

 private:
  void requireUnstarted() const;
  void generateStart();
  bool findInterfaces(const Searchable& start,
                      const std::vector<std::unique_ptr<Searchable>>& successors);
  bool expandNext();
  bool generate(std::vector<std::unique_ptr<Searchable>> states, const Node& parent);
  std::int32_t costOfMoveTo(const Searchable& state, std::int32_t costOfParent);
  void keepAncestor(Node& expanded);
  void announce(std::uint64_t parent);
  bool admitPending();
  void discardNext();
  void discard(Node node);
  Searchable* returnNext();

  std::unique_ptr<Frontier> frontier_;
  std::vector<Node> pending_;  // generated but not yet in the frontier
  std::vector<Node> repeats_;  // repeated states that the observer has not been told of

  std::unique_ptr<RepeatFilter> repeatFilter_;  // null if states have no keys
  OptionalInterface<Moved> moved_;
  bool hasMoves_ = false;

  std::unique_ptr<Paths> paths_;  // null unless keepPaths() was called
  std::uint32_t parentOfSolution_ = kNoAncestor;
  bool isStartDue_ = true;   // the search or a round has to begin
  bool wasCutOff_ = false;   // states were not expanded because of Limits::depth
  bool isReleased_ = false;  // the latest solution is no longer owned
};

inline Driver::Driver(std::unique_ptr<Searchable> startFrom, std::unique_ptr<Frontier> frontier)
    : start_(std::move(startFrom)), frontier_(std::move(frontier)) {
  if (!start_)
    throw std::invalid_argument("a search needs a state to start from, not a null pointer");
}

inline Searchable* Driver::solve() {
  const Stopwatch stopwatch(statistics_.elapsedNs);
  outcome_ = Outcome::interrupted;
  isReleased_ = false;
  if (paths_) paths_->removeChild(std::exchange(parentOfSolution_, kNoAncestor));
  try {
    return search(stopwatch);
  } catch (const std::bad_alloc&) {
    return giveUp(Outcome::outOfMemory);
  }
}

inline Searchable* Driver::search(const Stopwatch& stopwatch) {
  for (;;) {
    if (isStartDue_) generateStart();
    if (!admitPending()) return giveUp(Outcome::frontierLimit);
    if (frontier_->size() == 0) {
      if (start_ && frontier_->beginRound()) {
        isStartDue_ = true;
        continue;
      }
      if (wasCutOff_) return giveUp(Outcome::depthLimit);
      return giveUp(frontier_->isIncomplete() ? Outcome::incomplete : Outcome::exhausted);
    }
    if (stopRequested()) return giveUp(Outcome::stopped);
    if (limits_.timeNs != kUnlimited && stopwatch.elapsedNs() >= limits_.timeNs) {
      return giveUp(Outcome::timeLimit);
    }
    const Node& next = frontier_->next();
    if (repeatFilter_ && repeatFilter_->isOutdated(next, limits_)) {
      discardNext();
    } else if (next.state->isSolution()) {
      if (!frontier_->wasReturned(next)) return returnNext();
      discardNext();
    } else if (next.depth >= limits_.depth) {
      wasCutOff_ = true;
      discardNext();
    } else {
      if (statistics_.expanded >= limits_.expanded) return giveUp(Outcome::expandedLimit);
      if (!expandNext()) return giveUp(Outcome::keyLimit);
    }
  }
}

inline void Driver::requireUnstarted() const {
  if (outcome_ != Outcome::notStarted) {
    throw std::logic_error("paths must be kept from the start of the search on");
  }
}

inline std::vector<Step> Driver::path() {
  if (!paths_ || outcome_ != Outcome::solved || isReleased_) return {};
  const Searchable* const start = statistics_.depth > 0 ? start_.get() : nullptr;
  return paths_->path(start, parentOfSolution_, *solutions_.back());
}

// Begins the search, or another round of it.
inline void Driver::generateStart() {
  repeats_.clear();
  const int heuristicValue = frontier_->heuristicValueOf(*start_);
  pending_.reserve(kFewStates);
  solutions_.reserve(kFewStates);
  Node node{std::move(start_), statistics_.generated++};
  node.heuristicValue = heuristicValue;
  pending_.push_back(std::move(node));
  isStartDue_ = false;
  if (observer_ != nullptr) announce(kNoParent);
}

// Finds out whether states have keys and moves. Waits for the first expansion, because many
// searches end before it and a dynamic_cast is slow. Returns false if the key of the start does not
// fit.
[[gnu::cold]] inline bool Driver::findInterfaces(
    const Searchable& start, const std::vector<std::unique_ptr<Searchable>>& successors) {
  static std::atomic<const std::type_info*> latestWithout = nullptr;  // a class that has neither
  const std::type_info& type = typeid(start);
  const bool hasNeither = latestWithout == &type;
  const auto* const repeating = hasNeither ? nullptr : dynamic_cast<const Repeating*>(&start);
  hasMoves_ = !hasNeither && moved_.of(start) != nullptr;
  for (const std::unique_ptr<Searchable>& state : successors) {
    const Searchable* const successor = state.get();
    if (successor == nullptr || typeid(*successor) == type) continue;
    if (repeating == nullptr && dynamic_cast<const Repeating*>(successor) != nullptr)
      throw std::logic_error("the start has no key, and one of its successors has one");
    if (!hasMoves_ && dynamic_cast<const Moved*>(successor) != nullptr)
      throw std::logic_error("the start has no move, and one of its successors has one");
  }
  if (repeating != nullptr) {
    if (!repeatFilter_) repeatFilter_ = repeating->repeatFilter(frontier_->repeats());
    return repeatFilter_->addStart(start, limits_);
  }
  if (!hasMoves_) latestWithout = &type;
  return true;
}

inline bool Driver::expandNext() {
  const Node& next = frontier_->next();
  if (paths_) paths_->reserve();
  if (!generate(next.state->successors(), next)) return false;
  Node expanded = frontier_->take();
  ++statistics_.expanded;
  try {
    if (observer_ != nullptr) observer_->expanded(expanded, pending_.size() + repeats_.size());
    if (observer_ != nullptr) announce(expanded.id);
  } catch (...) {
    keepAncestor(expanded);
    throw;
  }
  keepAncestor(expanded);
  return true;
}

// Calls all functions of the puzzle that can throw before it changes the search. Returns false, and
// changes nothing, if the keys of the successors do not fit.
inline bool Driver::generate(std::vector<std::unique_ptr<Searchable>> states, const Node& parent) {
  repeats_.clear();
  if (statistics_.expanded == 0 && !findInterfaces(*parent.state, states)) return false;
  try {
    pending_.reserve(states.size());
    std::uint64_t id = statistics_.generated;
    for (std::unique_ptr<Searchable>& state : states) {
      if (!state) throw std::logic_error("successors() returned a null pointer among its states");
      Node node{std::move(state), id++, parent.depth + 1};
      node.heuristicValue = frontier_->heuristicValueOf(*node.state);
      node.cost = parent.cost + (hasMoves_ ? costOfMoveTo(*node.state, parent.cost) : 1);
      pending_.push_back(std::move(node));
    }
    if (repeatFilter_ && !repeatFilter_->separate(parent, limits_, pending_, repeats_)) {
      pending_.clear();
      return false;
    }
  } catch (...) {
    pending_.clear();
    throw;
  }
  statistics_.generated += pending_.size() + repeats_.size();
  statistics_.repeats += repeats_.size();
  return true;
}

[[gnu::noinline]] inline std::int32_t Driver::costOfMoveTo(const Searchable& state,
                                                           std::int32_t costOfParent) {
  const Moved* const moved = moved_.of(state);
  const int cost = moved != nullptr ? moved->cost() : 1;
  if (cost < 0)
    throw std::logic_error("the cost of a move is 0 or more, not " +
                           std::to_string(static_cast<long long>(cost)));
  if (cost > std::numeric_limits<std::int32_t>::max() - costOfParent) {
    throw std::overflow_error("the cost of a path exceeds 2147483647");
  }
  return cost;
}

// Keeps the expanded state if a path or a round needs it. Not inlined, to save compile time.
[[gnu::noinline]] inline void Driver::keepAncestor(Node& expanded) {
  if (expanded.depth == 0) {
    if (paths_ || frontier_->hasRounds()) start_ = std::move(expanded.state);
  } else if (paths_ && pending_.empty()) {
    paths_->removeChild(expanded.parent);
  } else if (paths_) {
    const auto children = static_cast<std::uint32_t>(pending_.size());
    const std::uint32_t place = paths_->add(std::move(expanded.state), expanded.parent, children);
    for (Node& node : pending_) node.parent = place;
  }
}

// Reports pending_ and repeats_ in the order of generation. An observer may remove itself.
[[gnu::noinline]] inline void Driver::announce(std::uint64_t parent) {
  auto node = pending_.begin();
  auto repeat = repeats_.begin();
  while (observer_ != nullptr && (node != pending_.end() || repeat != repeats_.end())) {
    if (repeat == repeats_.end() || (node != pending_.end() && node->id < repeat->id)) {
      observer_->generated(*node++, parent);
    } else {
      observer_->repeated(*repeat++, parent);
    }
  }
}

inline bool Driver::admitPending() {
  if (pending_.empty()) return true;
  if (frontier_->sizeWith(pending_.size()) > limits_.frontier) return false;
  frontier_->add(pending_);
  for (Node& node : pending_) {
    if (node.state) discard(std::move(node));
  }
  pending_.clear();
  statistics_.peakFrontier = std::max<std::uint64_t>(statistics_.peakFrontier, frontier_->size());
  return true;
}

[[gnu::noinline]] inline void Driver::discard(Node node) {
  if (paths_) paths_->removeChild(node.parent);
  if (observer_ != nullptr) observer_->discarded(node);
  if (node.depth == 0 && frontier_->hasRounds()) start_ = std::move(node.state);
}

// Not inlined, to save compile time.
[[gnu::noinline]] inline void Driver::discardNext() {
  discard(frontier_->take());
}

inline Searchable* Driver::returnNext() {
  if (observer_ != nullptr) observer_->solution(frontier_->next());
  solutions_.push_back(nullptr);
  Node node = frontier_->take();
  solutions_.back() = std::move(node.state);
  parentOfSolution_ = node.parent;
  statistics_.depth = node.depth;
  statistics_.cost = static_cast<std::uint64_t>(node.cost);
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
  isReleased_ = true;
  return latest;
}

}  // namespace search

#endif
