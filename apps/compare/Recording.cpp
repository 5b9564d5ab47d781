#include "apps/compare/Recording.h"

#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "apps/support/SudokuDescriber.h"
#include "search/trace/Recorder.h"
#include "sudoku/PuzzleWriter.h"

namespace comparing {
namespace {

std::vector<search::TextField> aboutRun(const Entry& entry, const Contender& contender) {
  std::vector<search::TextField> about{{"puzzle", toLine(entry.puzzle)},
                                       {"strategy", contender.strategy->name},
                                       {"rules", contender.rulesName},
                                       {"source", entry.source}};
  if (!entry.title.empty()) about.push_back({"title", entry.title});
  return about;
}

search::Trace searchRecorded(const Entry& entry, const Contender& contender,
                             const search::Limits& limits, std::uint64_t mostStates) {
  const std::unique_ptr<search::Driver> driver =
      contender.strategy->startFrom(std::make_unique<Sudoku>(entry.puzzle, contender.rules));
  driver->setLimits(limits);
  search::Recorder recorder(std::make_shared<apps::SudokuDescriber>(contender.rules), mostStates);
  driver->setObserver(&recorder);
  driver->solve();
  return recorder.trace(*driver, aboutRun(entry, contender));
}

}  // namespace

// A search is deterministic for a puzzle and a contender. So a search that any limit ended can be
// repeated up to the same point by a limit on expansions.
search::Trace record(const Comparison& comparison, const Run& run, std::uint64_t mostStates,
                     const std::atomic<bool>& stop) {
  const Entry& entry = comparison.entries[run.entry];
  const Contender& contender = comparison.contenders[run.contender];
  search::Limits limits = comparison.limits.forSize(entry.puzzle.size);
  limits.timeNs = search::kUnlimited;
  limits.stop = &stop;
  if (!run.isFinished()) limits.expanded = run.statistics.expanded;
  search::Trace trace = searchRecorded(entry, contender, limits, mostStates);
  if (trace.outcome == search::Outcome::stopped) return trace;
  trace.outcome = run.outcome;  // not that of the limit used here
  if (trace.statistics.expanded != run.statistics.expanded) {
    throw std::logic_error(fmt::format("{}: {} with {} expanded {} nodes, and {} when recorded",
                                       entry.source, contender.strategy->title, contender.rulesName,
                                       run.statistics.expanded, trace.statistics.expanded));
  }
  return trace;
}

search::Trace recordOnce(const Comparison& comparison, const std::atomic<bool>& stop) {
  const Entry& entry = comparison.entries.front();
  search::Limits limits = comparison.limits.forSize(entry.puzzle.size);
  limits.stop = &stop;
  return searchRecorded(entry, comparison.contenders.front(), limits, search::kUnlimited);
}

}  // namespace comparing
