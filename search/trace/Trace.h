// Trace.h: a recorded search: every state, its parent, and its fate. Plain data: Recorder.h and
// LearningRecorder.h fill it, JsonLines.h and Dot.h write it.

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

constexpr const char* name(Fate fate) {
  switch (fate) {
    case Fate::open: return "open";
    case Fate::expanded: return "expanded";
    case Fate::deadEnd: return "dead end";
    case Fate::solution: return "solution";
    case Fate::repeat: return "repeat";
    case Fate::discarded: return "discarded";
  }
  return "";
}

// A named text, in UTF-8.
struct TextField {
  std::string name;
  std::string text;
};

struct TracedState {
  std::uint64_t id = 0;                // order of generation: the start is 0
  std::uint64_t parent = 0;            // id of the parent; kNoParent for the start
  std::uint64_t depth = 0;             // expansions on the path from the start
  int heuristicValue = 0;              // recorded with every strategy
  std::optional<std::int32_t> cost{};  // of the path from the start, unless it is the depth
  std::uint64_t order = 0;  // position in the order of leaving the frontier, from 1; 0: still there
  std::uint64_t successors = 0;  // number of successors generated
  Fate fate = Fate::open;
  std::string decision;          // from the parent to this state; empty if unknown
  std::vector<TextField> texts;  // the state itself

  // For searches that learn:
  std::optional<std::uint64_t> level{};   // number of decisions that led to the state
  std::optional<std::uint64_t> backTo{};  // of a dead end: the state that the search went back to
};

struct Trace {
  std::vector<TextField> about;  // the search: puzzle, strategy, ...
  Outcome outcome = Outcome::notStarted;
  Statistics statistics;
  std::vector<TracedState> states;  // by id; at most the recorder's limit
};

}  // namespace search
