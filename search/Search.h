// Search.h: what all searches have in common: those with a frontier (Driver.h), and
// ConflictDrivenSearch.h.

#pragma once

#include "search/RequireCxx17.h"  // before all that needs C++17

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/Limits.h"
#include "search/Moved.h"
#include "search/Observer.h"
#include "search/Outcome.h"
#include "search/Statistics.h"
#include "search/Stopwatch.h"

namespace search {

// A state on the path from the start to a solution.
struct Step {
  const Searchable* state;
  std::string move;  // the move that led to the state, if it is Moved; else empty
  int cost;          // cost of that move: 1 if it is not Moved, 0 for the start
};

// A search that was moved from may only be assigned to or destroyed.
class Search {
 public:
  virtual ~Search() = default;

  // Returns the next solution, or nullptr; outcome() then says why. The search owns the solution
  // until it is destroyed. A solution is never expanded. None is returned twice, but A* and
  // searches in rounds may return equal ones, reached on several paths. Exceptions from the puzzle
  // pass through, except std::bad_alloc, which is the outcome outOfMemory; the next call asks the
  // puzzle again.
  Searchable* solve() {
    const Stopwatch stopwatch(statistics_.elapsedNs);
    outcome_ = Outcome::interrupted;
    isReleased_ = false;
    try {
      return search(stopwatch);
    } catch (const std::bad_alloc&) {
      return giveUp(Outcome::outOfMemory);
    }
  }

  // How the latest call of solve() ended.
  Outcome outcome() const { return outcome_; }

  // Number of states expanded, over all calls of solve(). At most the largest int.
  int getNodesExpanded() const {
    constexpr std::uint64_t kMost = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(statistics_.expanded, kMost));
  }

  // The elapsed time is updated when solve() ends.
  const Statistics& statistics() const { return statistics_; }

  // The limits apply from the next call of solve() on. Counts and times are not reset.
  void setLimits(const Limits& limits) { limits_ = limits; }
  const Limits& limits() const { return limits_; }

  // Keeps the states that path() needs. Throws std::logic_error if solve() was called already.
  void keepPaths() {
    if (outcome_ != Outcome::notStarted) {
      throw std::logic_error("paths must be kept from the start of the search on");
    }
    keepsPaths_ = true;
  }

  // The path from the start to the latest solution. Empty unless keepPaths() was called, the latest
  // solve() returned a solution, and that was not released. Valid until the next call of
  // solve() or releaseSolution(), which destroy its states.
  std::vector<Step> path() const {
    if (!keepsPaths_ || outcome_ != Outcome::solved || isReleased_) return {};
    std::vector<const Searchable*> states = statesBeforeSolution();
    states.push_back(solutions_.back().get());
    std::vector<Step> steps = {{states.front(), "", 0}};
    for (std::size_t i = 1; i < states.size(); ++i) {
      const auto* const moved = dynamic_cast<const Moved*>(states[i]);
      steps.push_back(
          {states[i], moved == nullptr ? "" : moved->move(), moved == nullptr ? 1 : moved->cost()});
    }
    return steps;
  }

  // Reports all further events to `observer`; nullptr removes it. Not owned.
  void setObserver(Observer* observer) { observer_ = observer; }

  // Hands over the latest of the solutions that the search still owns; null if it owns none.
  std::unique_ptr<Searchable> releaseSolution() {
    if (solutions_.empty()) return nullptr;
    std::unique_ptr<Searchable> latest = std::move(solutions_.back());
    solutions_.pop_back();
    isReleased_ = true;
    return latest;
  }

 protected:
  // Only complete searches can be moved: moving a Search alone would slice off its strategy.
  Search() = default;
  Search(Search&&) = default;
  Search& operator=(Search&&) = default;

  // Searches for the next solution.
  virtual Searchable* search(const Stopwatch& stopwatch) = 0;

  // The states on the path to the latest solution, from the start on; none if it is the start.
  // Called only if the search keeps paths.
  virtual std::vector<const Searchable*> statesBeforeSolution() const = 0;

  Searchable* giveUp(Outcome reason) {
    outcome_ = reason;
    return nullptr;
  }
  bool stopRequested() const { return limits_.stop != nullptr && limits_.stop->load(); }
  bool isTimeUp(const Stopwatch& stopwatch) const {
    return limits_.timeNs != kUnlimited && stopwatch.elapsedNs() >= limits_.timeNs;
  }

  std::vector<std::unique_ptr<Searchable>> solutions_;
  Statistics statistics_;
  Limits limits_;
  Outcome outcome_ = Outcome::notStarted;
  Observer* observer_ = nullptr;
  bool keepsPaths_ = false;

 private:
  bool isReleased_ = false;  // the latest solution is no longer owned
};

}  // namespace search
