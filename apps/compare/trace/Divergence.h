// Divergence.h: finds the first step in which two searches of the same puzzle differ, and describes
// it: both states side by side, the path to each, and the reason.
//
// States are compared by their boards; without boards, by their texts; without texts, by the
// decisions on their paths. If both searches learn, the latest decision, the clauses and the
// backjumps are compared too, as far as both traces have them. Ids are not compared: two drivers
// may number the same states differently.

#ifndef APPS_COMPARE_TRACE_DIVERGENCE_H_
#define APPS_COMPARE_TRACE_DIVERGENCE_H_

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "search/trace/Trace.h"

namespace compareSearch {

// What differs in a step: the states, or what became of the same state.
enum class Difference { state, fate, clause, backjump };

struct Divergence {
  std::uint64_t step = 0;  // position in the order of leaving the frontier, from 1
  Difference difference = Difference::state;

  // The states that left in that step; null if that search had ended.
  const search::TracedState* one = nullptr;
  const search::TracedState* other = nullptr;

  // The state in each search that equals the other search's state, if it was generated before that
  // step; else null.
  const search::TracedState* otherInOne = nullptr;
  const search::TracedState* oneInOther = nullptr;

  // The decisions on the paths from the start to `one` and `other`.
  std::vector<std::string> pathToOne{};
  std::vector<std::string> pathToOther{};

  // The levels that the searches went back to from `one` and `other`, if they did.
  std::optional<std::uint64_t> levelAfterOne{};
  std::optional<std::uint64_t> levelAfterOther{};
};

// Knowledge of a trace after the last step compared.
enum class Rest {
  known,      // the next step is known, or the search ended
  cutShort,   // unknown: a limit or a request to stop ended the search there
  unrecorded  // unknown: the state of the next step was not recorded
};

struct TraceComparison {
  std::uint64_t equalSteps = 0;  // number of equal steps from the first on
  std::optional<Divergence> divergence;
  Rest restOfOne = Rest::known;
  Rest restOfOther = Rest::known;
};

// Compares the traces as far as both are known. A search that ended differs from one that
// continues. The traces must outlive the result.
TraceComparison compareTraces(const search::Trace& one, const search::Trace& other);

// `nameOfOne` and `nameOfOther` name the searches. Lines are at most `width` characters wide if
// possible.
void writeDivergence(std::ostream& out, const TraceComparison& comparison,
                     const std::string& nameOfOne, const std::string& nameOfOther, int width);

}  // namespace compareSearch

#endif
