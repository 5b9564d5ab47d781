#include "apps/compare/trace/Divergence.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>

#include "apps/compare/trace/TraceReader.h"
#include "search/Observer.h"

namespace compareSearch {
namespace {

using search::Fate;
using search::Trace;
using search::TracedState;

// The states that left the frontier, in order; the index is the step, from 0. Ends before the first
// state that was not recorded.
std::vector<const TracedState*> stepsOf(const Trace& trace) {
  std::vector<const TracedState*> steps;
  for (const TracedState& state : trace.states) {
    if (state.order > 0) steps.push_back(&state);
  }
  std::sort(steps.begin(), steps.end(), [](const TracedState* one, const TracedState* other) {
    return one->order < other->order;
  });
  return steps;
}

// Knowledge of the trace from the step with this index (from 0) on.
Rest restOf(const Trace& trace, const std::vector<const TracedState*>& steps, std::size_t index) {
  if (index < steps.size()) {
    return steps[index]->order == index + 1 ? Rest::known : Rest::unrecorded;
  }
  const bool endsSolved = !steps.empty() && steps.back()->fate == Fate::solution;
  if (endsSolved) return Rest::known;
  if (trace.states.size() < trace.statistics.generated) return Rest::unrecorded;
  const bool isCut = search::isLimit(trace.outcome) || trace.outcome == search::Outcome::stopped;
  return isCut ? Rest::cutShort : Rest::known;
}

// The decisions on the path from the start to the state; none if there is no state.
std::vector<std::string> pathTo(const TracedState* state, const Trace& trace) {
  std::vector<std::string> path;
  if (state == nullptr) return path;
  for (const TracedState* each = state; each->parent != search::kNoParent;
       each = &trace.states[each->parent]) {
    path.push_back(each->decision.empty() ? fmt::format("#{}", each->id) : each->decision);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

// Decides whether states of two traces are the same.
class Identity {
 public:
  Identity(const Trace& one, const Trace& other) {
    for (const char* const text : {"board", "text"}) {
      if (text_.empty() && has(one, text) && has(other, text)) text_ = text;
    }
  }

  std::string of(const TracedState& state, const Trace& trace) const {
    if (!text_.empty()) return textOf(state.texts, text_);
    return fmt::format("{}", fmt::join(pathTo(&state, trace), " "));
  }

  // The state of `trace` that equals `state` of `otherTrace` and was generated before `step`; null
  // if there is none.
  const TracedState* find(const TracedState* state, const Trace& otherTrace, const Trace& trace,
                          std::uint64_t step) const {
    if (state == nullptr) return nullptr;
    const std::string wanted = of(*state, otherTrace);
    for (const TracedState& each : trace.states) {
      const bool isStart = each.parent == search::kNoParent;
      const std::uint64_t born = isStart ? 0 : trace.states[each.parent].order;
      if (born < step && of(each, trace) == wanted) return &each;
    }
    return nullptr;
  }

 private:
  static bool has(const Trace& trace, const char* text) {
    return !trace.states.empty() && !textOf(trace.states.front().texts, text).empty();
  }

  std::string text_;  // name of the text compared; empty: paths are compared
};

}  // namespace

TraceComparison compareTraces(const Trace& one, const Trace& other) {
  const auto stepsOfOne = stepsOf(one);
  const auto stepsOfOther = stepsOf(other);
  const Identity identity(one, other);
  TraceComparison result;
  for (std::size_t i = 0;; ++i) {
    result.restOfOne = restOf(one, stepsOfOne, i);
    result.restOfOther = restOf(other, stepsOfOther, i);
    if (result.restOfOne != Rest::known || result.restOfOther != Rest::known) return result;
    const TracedState* const left = i < stepsOfOne.size() ? stepsOfOne[i] : nullptr;
    const TracedState* const right = i < stepsOfOther.size() ? stepsOfOther[i] : nullptr;
    if (left == nullptr && right == nullptr) return result;
    const bool isEqual = left != nullptr && right != nullptr && left->fate == right->fate &&
                         identity.of(*left, one) == identity.of(*right, other);
    if (!isEqual) {
      const std::uint64_t step = i + 1;
      result.divergence = {step,
                           left,
                           right,
                           identity.find(right, other, one, step),
                           identity.find(left, one, other, step),
                           pathTo(left, one),
                           pathTo(right, other)};
      return result;
    }
    ++result.equalSteps;
  }
}

}  // namespace compareSearch
