// Outcome.h: how the latest call of solve() ended; with it a nullptr is never ambiguous.

#ifndef SEARCH_OUTCOME_H_
#define SEARCH_OUTCOME_H_

namespace search {

enum class Outcome {
  notStarted,     // solve() was not called yet
  interrupted,    // an exception left it
  solved,         // it returned a solution
  exhausted,      // no state is left: there is no further solution
  expandedLimit,  // Limits::expanded was reached
  frontierLimit,  // the next states would not fit into Limits::frontier
  timeLimit,      // Limits::timeNs was used up
  stopped         // Limits::stop was raised
};

// True if raising the limit in question lets solve() go on where it was.
constexpr bool isLimit(Outcome outcome) {
  return outcome == Outcome::expandedLimit || outcome == Outcome::frontierLimit ||
         outcome == Outcome::timeLimit;
}

// The outcome in one of four words, for programs to read: solved, exhausted, limit, stopped.
constexpr const char* word(Outcome outcome) {
  if (outcome == Outcome::solved) return "solved";
  if (outcome == Outcome::exhausted) return "exhausted";
  return isLimit(outcome) ? "limit" : "stopped";
}

// The outcome in words, to stand after "search ended: ".
constexpr const char* describe(Outcome outcome) {
  switch (outcome) {
    case Outcome::notStarted: return "not started";
    case Outcome::interrupted: return "interrupted by an exception";
    case Outcome::solved: return "solved";
    case Outcome::exhausted: return "exhausted: no further solution";
    case Outcome::expandedLimit: return "limit of expanded nodes reached";
    case Outcome::frontierLimit: return "limit of states in the frontier reached";
    case Outcome::timeLimit: return "time limit reached";
    case Outcome::stopped: return "stopped on request";
  }
  return "";
}

}  // namespace search

#endif
