// Divergence.h: where two searches of the same puzzle go different ways for the first time.
//
// States are the same if their boards are; if there are none, if their texts are; if there are none
// either, if the decisions on the way to them are. Ids are of no help: two drivers may number the
// same states differently.

#ifndef APPS_COMPARE_DIVERGENCE_H_
#define APPS_COMPARE_DIVERGENCE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/trace/Trace.h"

namespace comparing {

struct Divergence {
  std::uint64_t step = 0;  // the place in the order in which states left the frontier, from 1

  // What left in that step; null if that search had ended.
  const search::TracedState* one = nullptr;
  const search::TracedState* other = nullptr;

  // What the state of the other search was to this one at that moment, and the other way round;
  // null if it was not generated yet.
  const search::TracedState* otherInOne = nullptr;
  const search::TracedState* oneInOther = nullptr;
};

// What is known of a trace after the last step that was compared.
enum class Rest {
  known,      // the next step, or that there is none
  cutShort,   // nothing: a limit, or a request to stop, ended the search there
  unrecorded  // nothing: the state of the next step is not among those recorded
};

struct TraceComparison {
  std::uint64_t equalSteps = 0;  // from the first on
  std::optional<Divergence> divergence;
  Rest restOfOne = Rest::known;
  Rest restOfOther = Rest::known;
};

// Compares as far as the rest of both is known. One that ends while the other goes on differs from
// it. The traces have to outlive the result.
TraceComparison compareTraces(const search::Trace& one, const search::Trace& other);

// The decisions from the start to the state, one after the other.
std::vector<std::string> pathTo(const search::TracedState& state, const search::Trace& trace);

}  // namespace comparing

#endif
