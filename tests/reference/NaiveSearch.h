// NaiveSearch.h: breadth-first, depth-first and best-first search from their definitions, with
// linear scans. It searches a tree of synthetic states, and fails where it is told to.

#ifndef TESTS_REFERENCE_NAIVESEARCH_H_
#define TESTS_REFERENCE_NAIVESEARCH_H_

#include <algorithm>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "search/Limits.h"
#include "search/Outcome.h"
#include "search/Statistics.h"
#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Tree.h"

namespace reference {

struct Thrown : std::runtime_error {
  Thrown() : std::runtime_error("fault") {}
};

using Faults = std::set<std::pair<synthetic::Question, std::string>>;

inline void failOnce(Faults& faults, synthetic::Question question, const std::string& name) {
  if (faults.erase({question, name}) > 0) throw Thrown();
}

// A state that was generated.
struct Waiting {
  const synthetic::Tree* tree;
  std::uint64_t id;
  std::uint64_t depth;
  std::uint64_t arrival;  // when the state was generated: the same for all siblings
  int value;

  std::string text() const { return synthetic::describe(tree->name, id, depth, value); }
};

// The orders in which the strategies take states: the least rank first.
struct FirstIn {
  static constexpr bool kAsksHeuristicValue = false;
  static auto rank(const Waiting& state) { return state.id; }
};

struct LastIn {
  static constexpr bool kAsksHeuristicValue = false;
  static auto rank(const Waiting& state) { return std::tuple(~state.arrival, state.id); }
};

struct SmallestValue {
  static constexpr bool kAsksHeuristicValue = true;
  static auto rank(const Waiting& state) { return std::tuple(state.value, state.id); }
};

template <class Strategy>
class NaiveSearch {
 public:
  explicit NaiveSearch(const synthetic::Tree& tree) : start_(&tree) {}

  const synthetic::Tree* solve() {
    outcome = search::Outcome::interrupted;
    if (start_ != nullptr) {
      waiting_ = {generate(*start_, 0, 0)};
      tell("generated " + waiting_[0].text());
      statistics.peakFrontier = 1;
      start_ = nullptr;
    }
    for (;;) {
      if (waiting_.empty()) return nothing(search::Outcome::exhausted);
      if (limits.stop->load()) return nothing(search::Outcome::stopped);
      if (limits.timeNs == 0) return nothing(search::Outcome::timeLimit);

      const auto next =
          std::min_element(waiting_.begin(), waiting_.end(), [](const auto& one, const auto& two) {
            return Strategy::rank(one) < Strategy::rank(two);
          });
      const Waiting state = *next;
      failOnce(faults, synthetic::Question::isSolution, state.tree->name);
      if (state.tree->isSolution) {
        waiting_.erase(next);
        tell("solution " + state.text());
        statistics.depth = state.depth;
        ++solutionsFound;
        outcome = search::Outcome::solved;
        return state.tree;
      }
      if (statistics.expanded >= limits.expanded) return nothing(search::Outcome::expandedLimit);
      if (waiting_.size() >= limits.frontier) return nothing(search::Outcome::frontierLimit);
      const std::vector<Waiting> successors = expand(state);
      waiting_.erase(next);
      waiting_.insert(waiting_.end(), successors.begin(), successors.end());
      statistics.peakFrontier = std::max<std::uint64_t>(statistics.peakFrontier, waiting_.size());
    }
  }

  std::uint64_t frontierSize() const { return waiting_.size(); }
  std::uint64_t alive() const {
    return waiting_.size() + solutionsFound + (start_ != nullptr ? 1 : 0);
  }

  search::Outcome outcome = search::Outcome::notStarted;
  search::Statistics statistics;
  search::Limits limits;
  Faults faults;
  bool observed = false;
  std::vector<std::string> events;
  std::uint64_t solutionsFound = 0;

 private:
  Waiting generate(const synthetic::Tree& tree, std::uint64_t depth, std::uint64_t arrival) {
    if (tree.isNull()) throw std::logic_error("null");
    if (Strategy::kAsksHeuristicValue)
      failOnce(faults, synthetic::Question::heuristicValue, tree.name);
    const int value = Strategy::kAsksHeuristicValue ? tree.heuristicValue : 0;
    return {&tree, statistics.generated++, depth, arrival, value};
  }

  std::vector<Waiting> expand(const Waiting& state) {
    std::vector<Waiting> successors;
    failOnce(faults, synthetic::Question::successors, state.tree->name);
    const std::uint64_t generatedBefore = statistics.generated;
    try {
      for (const synthetic::Tree& tree : state.tree->successors) {
        successors.push_back(generate(tree, state.depth + 1, statistics.expanded + 1));
      }
    } catch (...) {
      statistics.generated = generatedBefore;
      throw;
    }
    ++statistics.expanded;
    tell("expanded " + state.text() + ": " + std::to_string(successors.size()));
    for (const Waiting& successor : successors) {
      tell("generated " + successor.text() + " by #" + std::to_string(state.id));
    }
    return successors;
  }

  void tell(const std::string& event) {
    if (observed) events.push_back(event);
  }

  const synthetic::Tree* nothing(search::Outcome reason) {
    outcome = reason;
    return nullptr;
  }

  const synthetic::Tree* start_;
  std::vector<Waiting> waiting_;
};

}  // namespace reference

#endif
