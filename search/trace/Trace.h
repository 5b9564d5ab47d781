// Trace.h: a search afterwards: every state, where it came from, and what became of it. Plain data;
// Recorder.h fills it, JsonLines.h and Dot.h write it.

#ifndef SEARCH_TRACE_TRACE_H_
#define SEARCH_TRACE_TRACE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "search/Outcome.h"
#include "search/Statistics.h"

namespace search {

// What became of a state until the trace ended.
enum class Fate {
  open,      // it waits in the frontier
  expanded,  // it gave successors
  deadEnd,   // it was expanded, and gave none
  solution   // it was returned
};

constexpr const char* name(Fate fate) {
  switch (fate) {
    case Fate::open: return "open";
    case Fate::expanded: return "expanded";
    case Fate::deadEnd: return "dead end";
    case Fate::solution: return "solution";
  }
  return "";
}

// A named text, in UTF-8.
struct TextField {
  std::string name;
  std::string text;
};

struct TracedState {
  std::uint64_t id = 0;          // order of generation: the start is 0
  std::uint64_t parent = 0;      // its id; kNoParent for the start
  std::uint64_t depth = 0;       // expansions on the path from the start
  int heuristicValue = 0;        // also where the strategy does not ask for it
  std::uint64_t order = 0;       // in which states left the frontier, from 1; 0: it has not left
  std::uint64_t successors = 0;  // how many it gave
  Fate fate = Fate::open;        // until now
  std::string decision;          // what led here from the parent; empty if unknown
  std::vector<TextField> texts;  // the state itself
};

struct Trace {
  std::vector<TextField> about;  // the search: its puzzle, its strategy, ...
  Outcome outcome = Outcome::notStarted;
  Statistics statistics;
  std::vector<TracedState> states;  // by id: all, or the first ones if there were too many
};

}  // namespace search

#endif
