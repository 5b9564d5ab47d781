// Trace.h: a recorded search: every state, its parent, and its fate. Plain data: Recorder.h and
// LearningRecorder.h fill it, JsonLines.h writes it. One that was read from a file has what the
// file says.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/Outcome.h"
#include "search/Statistics.h"

namespace search {

// The fate of a state at the end of the trace.
enum class Fate {
  open,      // in the frontier
  expanded,  // expanded, with successors
  deadEnd,   // expanded, without successors
  solution,  // returned as a solution
  repeat,    // dropped: an equal state was reached before
  discarded  // dropped by the strategy or the depth limit
};

// In the order of the fates.
inline constexpr const char* kFateNames[] = {"open",     "expanded", "dead end",
                                             "solution", "repeat",   "discarded"};

constexpr const char* name(Fate fate) {
  return kFateNames[static_cast<int>(fate)];
}

constexpr bool isExpanded(Fate fate) {
  return fate == Fate::expanded || fate == Fate::deadEnd;
}

// A named text, in UTF-8.
struct TextField {
  std::string name;
  std::string text;
};

// The text of that name; empty if there is none.
inline std::string textOf(const std::vector<TextField>& fields, const std::string& name) {
  for (const TextField& field : fields) {
    if (field.name == name) return field.text;
  }
  return "";
}

struct TracedState {
  std::uint64_t id = 0;                          // order of generation: the start is 0
  std::uint64_t parent = 0;                      // id of the parent; kNoParent for the start
  std::uint64_t depth = 0;                       // expansions on the path from the start
  std::optional<std::int64_t> heuristicValue{};  // recorded with every strategy
  std::optional<std::int64_t> cost{};  // of the path from the start, unless it is the depth
  std::uint64_t order = 0;  // position in the order of leaving the frontier, from 1; 0: still there
  std::uint64_t successors = 0;  // number of successors generated
  Fate fate = Fate::open;
  std::string decision;          // from the parent to this state; empty if unknown
  std::vector<TextField> texts;  // the state itself

  // For searches that learn:
  std::optional<std::uint64_t> level{};   // number of decisions that led to the state
  std::optional<std::uint64_t> backTo{};  // of a dead end: the state that the search went back to

  std::int64_t pathCost() const { return cost.value_or(static_cast<std::int64_t>(depth)); }
};

struct Trace {
  std::vector<TextField> about;  // the search: puzzle, strategy, ...
  Outcome outcome = Outcome::notStarted;
  Statistics statistics;
  std::vector<TracedState> states;  // by id; at most the recorder's limit
};

}  // namespace search
