#include "apps/compare/Against.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <utility>

#include "apps/compare/Divergence.h"
#include "apps/compare/DivergenceText.h"
#include "apps/compare/Recording.h"
#include "apps/compare/TraceReader.h"
#include "apps/support/PuzzleInput.h"
#include "apps/support/RuleSetNames.h"

namespace comparing {
namespace {

using search::Trace;

sudoku::Puzzle puzzleOf(const Trace& trace, const std::string& file) {
  const std::string text = textOf(trace.about, "puzzle");
  try {
    if (auto read = apps::PuzzleInput({text}).next()) return std::move(read->puzzle);
  } catch (const sudoku::PuzzleError&) {
    // reported below
  }
  throw std::runtime_error(fmt::format(
      "{}: its puzzle '{}' is no Sudoku, so this program cannot search it; name a second "
      "trace to compare the two",
      file, text));
}

// The contender with these names. `strategy`, unless null, takes precedence over its name.
Contender contenderNamed(const apps::Strategy* strategy, const std::string& strategyName,
                         const std::string& rules, const std::string& file) {
  try {
    return {strategy == nullptr ? &apps::strategyNamed(strategyName) : strategy, rules,
            apps::ruleSetNamed(rules)};
  } catch (const std::invalid_argument& error) {
    throw std::runtime_error(fmt::format("{}: {}", file, error.what()));
  }
}

// Runs this program's search on the puzzle of the trace, one step longer than the trace.
Trace searchLike(const Trace& trace, const AgainstOptions& options, const std::atomic<bool>& stop) {
  const std::string& file = options.files.front();
  sudoku::Puzzle puzzle = puzzleOf(trace, file);
  const std::string strategyName = textOf(trace.about, "strategy");
  const std::string rules = options.rules.empty() ? textOf(trace.about, "rules") : options.rules;
  if (rules.empty() || (options.strategy == nullptr && strategyName.empty())) {
    throw std::runtime_error(file +
                             " does not say its strategy and rules: name them with "
                             "--strategies and --rules, one of each");
  }
  std::uint64_t steps = 0;
  for (const search::TracedState& state : trace.states) steps = std::max(steps, state.order);

  Comparison comparison{{contenderNamed(options.strategy, strategyName, rules, file)},
                        {{std::move(puzzle), file, ""}},
                        options.limits};
  comparison.limits.expanded = std::min(comparison.limits.expanded, steps + 1);
  return recordOnce(comparison, stop);
}

std::string caption(const Trace& trace) {
  std::string text = textOf(trace.about, "puzzle");
  for (const char* const name : {"strategy", "rules"}) {
    const std::string value = textOf(trace.about, name);
    if (!value.empty()) text += ", " + value;
  }
  return text;
}

}  // namespace

bool compareAgainst(const AgainstOptions& options, const std::atomic<bool>& stop, std::ostream& out,
                    int width) {
  const std::vector<Trace> traces = readTraceFile(options.files[0]);
  const bool areTwo = options.files.size() == 2;
  std::vector<Trace> others;
  if (areTwo) others = readTraceFile(options.files[1]);
  if (areTwo && others.size() != traces.size()) {
    throw std::runtime_error(
        fmt::format("{} has {} searches and {} has {}: they are compared one by "
                    "one",
                    options.files[0], traces.size(), options.files[1], others.size()));
  }
  bool areEqual = true;
  for (std::size_t i = 0; i < traces.size() && !stop; ++i) {
    if (areTwo && textOf(traces[i].about, "puzzle") != textOf(others[i].about, "puzzle")) {
      throw std::runtime_error(fmt::format("search {} is about another puzzle in {} than in {}",
                                           i + 1, options.files[0], options.files[1]));
    }
    const Trace own = areTwo ? Trace() : searchLike(traces[i], options, stop);
    const Trace& other = areTwo ? others[i] : own;
    const TraceComparison comparison = compareTraces(traces[i], other);
    areEqual = areEqual && !comparison.divergence;
    out << (i > 0 ? "\n" : "") << caption(traces[i]) << '\n';
    writeComparison(out, comparison, traces[i], options.files[0], other,
                    areTwo ? options.files[1] : "this program", width);
  }
  return areEqual;
}

}  // namespace comparing
