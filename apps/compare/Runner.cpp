#include "apps/compare/Runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/SudokuPuzzle.h"
#include "apps/compare/trace/TraceReader.h"
#include "apps/support/InParallel.h"
#include "apps/support/PrintableText.h"
#include "apps/support/Strategy.h"
#include "apps/support/SudokuArguments.h"
#include "search/ConflictDrivenSearch.h"
#include "search/Stopwatch.h"
#include "search/trace/LearningRecorder.h"
#include "search/trace/Recorder.h"
#include "sudoku/PuzzleReader.h"

namespace compareSearch {
namespace {

// Throws WrongSolution if the puzzle's checker rejects the solution.
void requireRight(const Searchable& solution, const Entry& entry, const Contender& contender) {
  const std::string fault = entry.puzzle->faultOf(solution);
  if (fault.empty()) return;
  throw WrongSolution(fmt::format("{}: {} with {} found a wrong solution: {}", entry.source,
                                  contender.strategy->title, contender.rulesName, fault));
}

search::Limits limitsFor(const Entry& entry, const RunLimits& limits) {
  return limits.withFrontier(entry.puzzle->frontierLimit());
}

std::vector<PathStep> pathOf(search::Search& driver) {
  std::vector<PathStep> path;
  for (const search::Step& step : driver.path()) {
    std::ostringstream state;
    step.state->write(state);
    path.push_back({step.move, step.cost, state.str()});
  }
  return path;
}

void search(Run& run, const Entry& entry, const Contender& contender, const search::Limits& limits,
            bool keepsPaths) {
  std::uint64_t startNs = 0;
  std::unique_ptr<search::Search> driver;
  {
    const search::Stopwatch stopwatch(startNs);
    driver = contender.strategy->startFrom(entry.puzzle->start(contender.rules));
  }
  driver->setLimits(limits);
  if (keepsPaths) driver->keepPaths();
  if (const Searchable* const solution = driver->solve()) {
    requireRight(*solution, entry, contender);
    run.solution = entry.puzzle->solutionText(*solution);
    run.path = pathOf(*driver);
  }
  run.outcome = driver->outcome();
  run.statistics = driver->statistics();
  run.statistics.elapsedNs += startNs;
  if (const auto* const learning = dynamic_cast<search::ConflictDrivenSearch*>(driver.get())) {
    run.learning = learning->learning();
  }
}

TieRun searchSeeded(std::uint64_t seed, const Entry& entry, const Contender& contender,
                    const search::Limits& limits) {
  const std::unique_ptr<search::Search> driver =
      contender.strategy->startSeeded(entry.puzzle->start(contender.rules), seed);
  driver->setLimits(limits);
  if (const Searchable* const solution = driver->solve()) {
    requireRight(*solution, entry, contender);
  }
  return {seed, driver->outcome(), driver->statistics().expanded};
}

// Runs the searches from `first` up to `last`. Returns those that were begun.
std::vector<Run> runsOf(const Comparison& comparison, std::size_t first, std::size_t last, int jobs,
                        const std::atomic<bool>& stop, const RunListener& listener) {
  std::vector<Run> runs(last - first);
  apps::inParallel(runs.size(), jobs, [&](std::size_t i) {
    if (stop) return;
    Run& run = runs[i];
    run.entry = (first + i) / comparison.contenders.size();
    run.contender = (first + i) % comparison.contenders.size();
    const Entry& entry = comparison.entries[run.entry];
    search::Limits limits = limitsFor(entry, comparison.limits);
    limits.stop = &stop;
    const Contender& contender = comparison.contenders[run.contender];
    search(run, entry, contender, limits, comparison.keepsPaths);
    if (contender.strategy->startSeeded != nullptr) {
      for (std::uint64_t tie = 0; tie < comparison.ties.count && !run.isCutShort(); ++tie) {
        run.ties.push_back(searchSeeded(comparison.ties.seed + tie, entry, contender, limits));
      }
    }
    if (listener.afterEach) listener.afterEach();
  });
  std::erase_if(runs, [](const Run& run) { return run.outcome == search::Outcome::notStarted; });
  return runs;
}

// The number of searches between two calls of listener.inOrder(). It is large, so that jobs seldom
// wait for the last search of a group, but not so large that much is lost if the program is
// stopped.
std::size_t groupSize(const Comparison& comparison, int jobs, const RunListener& listener) {
  constexpr int kEachJob = 8;
  if (!listener.inOrder) return comparison.searches();
  return jobs == 1 ? 1 : static_cast<std::size_t>(kEachJob * jobs);
}

std::vector<search::TextField> aboutRun(const Entry& entry, const Contender& contender) {
  std::vector<search::TextField> about{{"puzzle", entry.puzzle->line()},
                                       {"strategy", contender.strategy->name},
                                       {"rules", contender.rulesName},
                                       {"source", entry.source},
                                       {"title", apps::inOneLine(entry.title)}};
  for (search::TextField& field : entry.puzzle->about()) about.push_back(std::move(field));
  std::erase_if(about, [](const search::TextField& field) { return field.text.empty(); });
  return about;
}

search::Trace searchRecorded(const Entry& entry, const Contender& contender,
                             const search::Limits& limits, std::uint64_t mostStates) {
  const std::unique_ptr<search::Search> driver =
      contender.strategy->startFrom(entry.puzzle->start(contender.rules));
  driver->setLimits(limits);
  if (auto* const learning = dynamic_cast<search::ConflictDrivenSearch*>(driver.get())) {
    search::LearningRecorder recorder(learning->puzzle(), entry.puzzle->learningDescriber(),
                                      mostStates);
    learning->setObserver(&recorder);
    learning->setLearningObserver(&recorder);
    learning->solve();
    return recorder.trace(*learning, aboutRun(entry, contender));
  }
  search::Recorder recorder(entry.puzzle->describer(contender.rules), mostStates);
  driver->setObserver(&recorder);
  driver->solve();
  return recorder.trace(*driver, aboutRun(entry, contender));
}

sudoku::Puzzle puzzleOf(const search::Trace& trace, const std::string& file) {
  const std::string text = textOf(trace.about, "puzzle");
  try {
    std::istringstream in(text);
    if (auto read = sudoku::PuzzleReader(in, file).next()) return std::move(read->puzzle);
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
    return {strategy == nullptr ? &apps::strategyNamed(strategyName, apps::Use::comparing) : strategy, rules,
            apps::ruleSetNamed(rules)};
  } catch (const std::invalid_argument& error) {
    throw std::runtime_error(fmt::format("{}: {}", file, error.what()));
  }
}

}  // namespace

void run(Comparison& comparison, int jobs, const std::atomic<bool>& stop,
         const RunListener& listener) {
  const std::size_t all = comparison.searches();
  const std::size_t group = groupSize(comparison, jobs, listener);
  for (std::size_t first = 0; first < all && !stop; first += group) {
    for (Run& run : runsOf(comparison, first, std::min(all, first + group), jobs, stop, listener)) {
      if (listener.inOrder) listener.inOrder(run);
      comparison.runs.push_back(std::move(run));
    }
  }
}

// A search is determined by the puzzle and the contender. A search that any limit ended can
// therefore be repeated up to the same point with a limit on expansions.
search::Trace record(const Comparison& comparison, const Run& run, std::uint64_t mostStates,
                     const std::atomic<bool>& stop) {
  const Entry& entry = comparison.entries[run.entry];
  const Contender& contender = comparison.contenders[run.contender];
  search::Limits limits = limitsFor(entry, comparison.limits);
  limits.timeNs = search::kUnlimited;
  limits.stop = &stop;
  if (!isFinished(run.outcome)) limits.expanded = run.statistics.expanded;
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

search::Trace recordLike(const search::Trace& trace, const std::string& file,
                         const Options& options, const std::atomic<bool>& stop) {
  const Entry entry{sudokuPuzzle(puzzleOf(trace, file)), file, ""};
  const apps::Strategy* const strategy =
      options.strategies.size() == 1 ? options.strategies.front() : nullptr;
  const std::string strategyName = textOf(trace.about, "strategy");
  const std::string rules =
      options.rules.size() == 1 ? options.rules.front() : textOf(trace.about, "rules");
  if (rules.empty() || (strategy == nullptr && strategyName.empty())) {
    throw std::runtime_error(file +
                             " does not say its strategy and rules: name them with "
                             "--strategies and --rules, one of each");
  }
  std::uint64_t steps = 0;
  for (const search::TracedState& state : trace.states) steps = std::max(steps, state.order);
  search::Limits limits = limitsFor(entry, options.limits);
  limits.expanded = std::min(limits.expanded, steps + 1);
  limits.stop = &stop;
  return searchRecorded(entry, contenderNamed(strategy, strategyName, rules, file), limits,
                        search::kUnlimited);
}

}  // namespace compareSearch
