// NaiveSearch.h: what each driver with a frontier does on a graph, from the definition of its
// strategy. The states that wait are in one list, and the one of least rank leaves next. Slow; it
// shares no code with the drivers.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "search/trace/Trace.h"
#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Graph.h"

namespace reference {

template <class Driver>
class NaiveSearch {
 public:
  // A beam keeps the best `width` states of each level.
  NaiveSearch(const synthetic::Graph& graph, std::size_t width) : graph_(graph), width_(width) {}

  // The next solution, or why there is none. The limit on depth has to stay the same.
  std::string solve(const search::Limits& limits) {
    hasDepthLimit_ = limits.depth != search::kUnlimited;
    for (;;) {
      if (waiting_.empty() && !beginRound()) return describe(end());
      statistics.peakFrontier = std::max<std::uint64_t>(statistics.peakFrontier, waiting_.size());
      const auto next = std::min_element(waiting_.begin(), waiting_.end(), leavesEarlier);
      const State state = *next;
      if (isOutdated(state)) {
        leave(next, search::Fate::discarded);
      } else if (graph_.goals.count(state.vertex()) > 0) {
        const bool isNew = state.measure > lastBound_;
        leave(next, isNew ? search::Fate::solution : search::Fate::discarded);
        if (!isNew) continue;
        statistics.depth = state.depth();
        statistics.cost = static_cast<std::uint64_t>(state.cost);
        path = state.path;
        return std::to_string(state.vertex());
      } else if (state.depth() >= limits.depth) {
        isCutOff_ = true;
        leave(next, search::Fate::discarded);
      } else {
        if (statistics.expanded >= limits.expanded) return describe(Outcome::expandedLimit);
        if (waiting_.size() >= limits.frontier) return describe(Outcome::frontierLimit);
        const std::size_t successors = edgesOf(state).size();
        trace[state.id].successors = successors;
        leave(next, successors == 0 ? search::Fate::deadEnd : search::Fate::expanded);
        expand(state);
      }
    }
  }

  std::uint64_t frontierSize() const { return waiting_.size(); }

  search::Statistics statistics;
  std::vector<search::TracedState> trace;  // by id
  std::vector<int> path;                   // the vertices from the start to the latest solution

 private:
  using Outcome = search::Outcome;

  template <class... Drivers>
  static constexpr bool is = (std::is_same_v<Driver, Drivers> || ...);
  static constexpr bool kHasRounds =
      is<search::IterativeDeepeningSearch, search::IterativeDeepeningAStar,
         search::LimitedDiscrepancySearch>;
  static constexpr bool kIgnoresValues =
      is<BreadthFirstSearch, DepthFirstSearch, search::IterativeDeepeningSearch>;
  static constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::max();

  struct State {
    int vertex() const { return path.back(); }
    std::uint64_t depth() const { return path.size() - 1; }

    std::vector<int> path = {0};  // of vertices, from the start
    std::uint64_t id = 0;
    std::int64_t arrival = 0;  // the same for all siblings
    std::int64_t cost = 0, value = 0;
    std::int64_t deviations = 0;  // steps to another successor than the best
    std::int64_t measure = std::numeric_limits<std::int64_t>::min();  // bounded in each round
  };
  using Waiting = std::vector<State>;
  using Reach = std::pair<std::int64_t, std::uint64_t>;  // cost and depth, if they matter

  static auto rankOf(const State& state) {
    const bool isLastIn = is<DepthFirstSearch> || kHasRounds;
    const std::int64_t first = isLastIn                  ? -state.arrival
                               : is<search::BeamSearch>  ? static_cast<std::int64_t>(state.depth())
                               : is<search::AStarSearch> ? state.cost + state.value
                                                         : 0;
    return std::tuple(first, is<search::IterativeDeepeningAStar> ? 0 : state.value, state.id);
  }
  static bool leavesEarlier(const State& one, const State& other) {
    return rankOf(one) < rankOf(other);
  }

  const std::vector<synthetic::Edge>& edgesOf(const State& state) const {
    return graph_.edges.at(static_cast<std::size_t>(state.vertex()));
  }

  // The first bound is the measure of the start; the next the least one beyond it.
  bool beginRound() {
    const bool isFirst = statistics.generated == 0;
    if (!isFirst && nextBound_ == kNone) return false;
    State start = generated({}, search::kNoParent);
    measure(start);
    if (!isFirst) lastBound_ = bound_;
    bound_ = isFirst ? start.measure : std::exchange(nextBound_, kNone);
    reached_ = {{0, {0, 0}}};
    waiting_.push_back(start);
    return true;
  }

  State generated(State state, std::uint64_t parent) {
    state.id = statistics.generated++;
    state.arrival = static_cast<std::int64_t>(statistics.expanded);
    search::TracedState& traced = trace.emplace_back();
    traced.id = state.id;
    traced.parent = parent;
    traced.depth = state.depth();
    traced.cost = static_cast<std::int32_t>(state.cost);
    traced.heuristicValue = graph_.heuristicValues.at(static_cast<std::size_t>(state.vertex()));
    if (!kIgnoresValues) state.value = *traced.heuristicValue;
    return state;
  }

  void measure(State& state) const {
    const std::int64_t own = is<search::IterativeDeepeningAStar>    ? state.cost + state.value
                             : is<search::LimitedDiscrepancySearch> ? state.deviations
                             : kHasRounds ? static_cast<std::int64_t>(state.depth())
                                          : 0;
    state.measure = std::max(state.measure, own);
  }

  void expand(const State& parent) {
    ++statistics.expanded;
    Waiting children;
    for (const synthetic::Edge& edge : edgesOf(parent)) {
      State child = parent;
      child.path.push_back(edge.to);
      child.cost += graph_.hasMoves ? edge.cost : 1;
      child = generated(child, parent.id);
      if (graph_.hasKeys && isRepeat(child)) {
        ++statistics.repeats;
        trace[child.id].fate = search::Fate::repeat;
      } else {
        children.push_back(child);
      }
    }
    if (is<search::LimitedDiscrepancySearch>) {
      std::stable_sort(children.begin(), children.end(), [](const State& one, const State& other) {
        return one.value < other.value;
      });
    }
    for (State& child : children) {
      child.deviations += child.id != children.front().id;
      measure(child);
      if (child.measure > bound_) {
        nextBound_ = std::min(nextBound_, child.measure);
        trace[child.id].fate = search::Fate::discarded;
      } else {
        waiting_.push_back(child);
      }
    }
    if (is<search::BeamSearch>) narrow(parent.depth() + 1);
  }

  // Discards the worst states of the level, which is the last.
  void narrow(std::uint64_t depth) {
    const auto isOfLevel = [&](const State& state) { return state.depth() == depth; };
    auto size = std::count_if(waiting_.begin(), waiting_.end(), isOfLevel);
    for (; size > static_cast<std::ptrdiff_t>(width_); --size) {
      leave(std::max_element(waiting_.begin(), waiting_.end(), leavesEarlier),
            search::Fate::discarded);
      isIncomplete_ = true;
    }
  }

  void leave(typename Waiting::iterator state, search::Fate fate) {
    trace[state->id].fate = fate;
    if (fate != search::Fate::discarded) trace[state->id].order = ++left_;
    waiting_.erase(state);
  }

  Outcome end() const {
    return isCutOff_       ? Outcome::depthLimit
           : isIncomplete_ ? Outcome::incomplete
                           : Outcome::exhausted;
  }

  // With a limit on depth, states nearer to the start have more descendants; goals have none.
  Reach reachOf(const State& state) const {
    const bool depthMatters = hasDepthLimit_ && graph_.goals.count(state.vertex()) == 0;
    return {is<search::AStarSearch> ? state.cost : 0, depthMatters ? state.depth() : 0};
  }
  static bool isAsGood(const Reach& one, const Reach& other) {
    return one.first <= other.first && one.second <= other.second;
  }

  bool isRepeat(const State& child) {
    if (kHasRounds) return std::count(child.path.begin(), child.path.end(), child.vertex()) > 1;
    const auto [earlier, isNew] = reached_.try_emplace(child.vertex(), reachOf(child));
    if (isNew) return false;
    if (isAsGood(earlier->second, reachOf(child))) return true;
    earlier->second = reachOf(child);
    return false;
  }

  bool isOutdated(const State& state) const {
    if (!graph_.hasKeys || kHasRounds) return false;
    const Reach& best = reached_.at(state.vertex());
    return isAsGood(best, reachOf(state)) && best != reachOf(state);
  }

  const synthetic::Graph& graph_;
  std::size_t width_;
  Waiting waiting_;
  std::map<int, Reach> reached_;  // by vertex
  std::int64_t bound_ = kNone, lastBound_ = std::numeric_limits<std::int64_t>::min(),
               nextBound_ = kNone;
  std::uint64_t left_ = 0;  // states expanded or returned
  bool hasDepthLimit_ = false, isCutOff_ = false, isIncomplete_ = false;
};

}  // namespace reference
