// Outcome.h: how the latest call of solve() ended. It says why solve() returned nullptr.

#pragma once

namespace search {

enum class Outcome {
  notStarted,     // solve() was not called yet
  interrupted,    // an exception left solve()
  solved,         // solve() returned a solution
  exhausted,      // the frontier is empty: there is no further solution
  expandedLimit,  // Limits::expanded was reached
  frontierLimit,  // Limits::frontier was reached
  keyLimit,       // Limits::keyBytes was reached
  timeLimit,      // Limits::timeNs was reached
  depthLimit,     // no further solution down to Limits::depth; deeper states were not searched
  outOfMemory,    // std::bad_alloc was thrown, by the driver or the puzzle
  incomplete,     // no further solution among the states that the strategy did not discard
  stopped         // Limits::stop was set
};

// The outcome as one of four machine-readable words: solved, exhausted, stopped (on request, by an
// exception, or because solve() was not called yet), or limit: there may be further solutions.
constexpr const char* word(Outcome outcome) {
  switch (outcome) {
    case Outcome::solved: return "solved";
    case Outcome::exhausted: return "exhausted";
    case Outcome::notStarted:
    case Outcome::interrupted:
    case Outcome::stopped: return "stopped";
    default: return "limit";
  }
}

// The outcome for people to read, to follow "search ended: ".
constexpr const char* describe(Outcome outcome) {
  switch (outcome) {
    case Outcome::notStarted: return "not started";
    case Outcome::interrupted: return "interrupted by an exception";
    case Outcome::solved: return "solved";
    case Outcome::exhausted: return "exhausted: no further solution";
    case Outcome::expandedLimit: return "limit of expanded nodes reached";
    case Outcome::frontierLimit: return "limit of states in the frontier reached";
    case Outcome::keyLimit: return "limit of memory for keys reached";
    case Outcome::timeLimit: return "time limit reached";
    case Outcome::depthLimit:
      return "depth limit reached: no further solution within it; deeper states were not searched";
    case Outcome::outOfMemory: return "out of memory";
    case Outcome::incomplete: return "no further solution among the states that were kept";
    case Outcome::stopped: return "stopped on request";
  }
  return "";
}

}  // namespace search
