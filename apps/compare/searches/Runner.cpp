#include "apps/compare/searches/Runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/searches/ProcessorTime.h"
#include "apps/support/InParallel.h"
#include "apps/support/PrintableText.h"
#include "search/ConflictDrivenSearch.h"
#include "search/trace/LearningRecorder.h"
#include "search/trace/Recorder.h"

namespace comparing {
namespace {

void requireRight(const Searchable& solution, const Entry& entry, const Contender& contender) {
  const std::string fault = entry.puzzle->faultOf(solution);
  if (fault.empty()) return;
  throw std::logic_error(fmt::format("{}: {} with {} found a wrong solution: {}", entry.source,
                                     contender.strategy->title, contender.rules, fault));
}

search::Limits limitsFor(const Entry& entry, const Comparison& comparison,
                         const std::atomic<bool>& stop) {
  search::Limits limits = comparison.limits.withFrontier(entry.puzzle->frontierLimit());
  limits.stop = &stop;
  return limits;
}

// Begins the search of a run, and adds the processor time to `ns`.
std::unique_ptr<search::Search> driverOf(const Run& run, const Comparison& comparison,
                                         const search::Limits& limits, std::uint64_t& ns,
                                         const search::TieOrder& ties = {}) {
  const Contender& contender = comparison.contenders[run.contender];
  const apps::ProcessorTime time(ns);
  auto driver = contender.strategy->startFrom(
      comparison.entries[run.entry].puzzle->start(contender.rules), ties);
  driver->setLimits(limits);
  if (comparison.keepsPaths) driver->keepPaths();
  return driver;
}

// Passes the first solution, or each of them, to `take`. A search for all solutions that found
// some and ended by itself has solved the puzzle. Adds the processor time to `ns`.
template <class Take>
search::Outcome solve(search::Search& driver, bool findsAll, std::uint64_t& ns, Take take) {
  const auto next = [&] {
    const apps::ProcessorTime time(ns);
    return driver.solve();
  };
  bool isSolved = false;
  while (const Searchable* const solution = next()) {
    isSolved = true;
    take(*solution);
    if (!findsAll) break;
    driver.releaseSolution();
  }
  const search::Outcome outcome = driver.outcome();
  return isSolved && outcome == search::Outcome::exhausted ? search::Outcome::solved : outcome;
}

std::vector<PathStep> pathOf(const search::Search& driver) {
  std::vector<PathStep> path;
  for (const search::Step& step : driver.path()) {
    std::ostringstream state;
    step.state->write(state);
    path.push_back({step.move, step.cost, state.str()});
  }
  return path;
}

void search(Run& run, const Comparison& comparison, const search::Limits& limits,
            const search::TieOrder& ties = {}) {
  const Entry& entry = comparison.entries[run.entry];
  const Contender& contender = comparison.contenders[run.contender];
  std::uint64_t ns = 0;
  const std::unique_ptr<search::Search> driver = driverOf(run, comparison, limits, ns, ties);
  search::Statistics atFirst;
  run.outcome = solve(*driver, comparison.findsAll, ns, [&](const Searchable& solution) {
    requireRight(solution, entry, contender);
    if (++run.solutions > 1) return;
    run.solution = entry.puzzle->solutionText(solution);
    run.path = pathOf(*driver);
    atFirst = driver->statistics();
  });
  run.statistics = driver->statistics();
  run.statistics.elapsedNs = ns;
  run.statistics.depth = atFirst.depth;
  run.statistics.cost = atFirst.cost;
  if (const auto* const learning = dynamic_cast<search::ConflictDrivenSearch*>(driver.get())) {
    run.learning = learning->learning();
  }
}

// Repeats the searches of a puzzle in turns, each at least once and until its repetitions took
// `enoughNs` together, and keeps the least time: the first search pays for cold caches, and others
// for what else the machine does. One that took long at once is not repeated. Where the clock is
// coarse, a turn takes a search several times, and their mean counts.
void timeAgain(std::span<Run> runs, const Comparison& comparison, std::uint64_t enoughNs,
               const search::Limits& limits) {
  // A browser still compiles the program during its first searches, and its pauses count as time,
  // so long searches are repeated there, and no single turn is enough.
  constexpr bool isInBrowser = apps::ProcessorTime::kIsInBrowser;
  constexpr std::uint64_t kLongNs = isInBrowser ? 200'000'000 : 5'000'000;
  const std::uint64_t most = isInBrowser ? enoughNs / 2 : enoughNs;
  std::vector<std::uint64_t> spent(runs.size());
  for (bool isEnough = false; !isEnough;) {
    isEnough = true;
    for (std::size_t i = 0; i < runs.size() && !*limits.stop; ++i) {
      std::uint64_t& least = runs[i].statistics.elapsedNs;
      if (least >= kLongNs || (spent[i] > 0 && spent[i] >= enoughNs)) continue;
      isEnough = false;
      const bool isExact = spent[i] > 0 || least >= apps::ProcessorTime::kLeastExactNs;
      std::uint64_t ns = 0, times = 0;
      do {
        solve(*driverOf(runs[i], comparison, limits, ns), comparison.findsAll, ns,
              [](const Searchable&) {});
        ++times;
      } while (ns < apps::ProcessorTime::kLeastExactNs && !*limits.stop);
      spent[i] += std::max(std::min(ns, most), std::uint64_t{1});
      if (!*limits.stop) least = isExact ? std::min(least, ns / times) : ns / times;
    }
  }
}

// The search, and then those with seeded orders of ties.
void searchAll(Run& run, const Comparison& comparison, const search::Limits& limits) {
  search(run, comparison, limits);
  if (comparison.contenders[run.contender].strategy->learns) return;
  for (std::uint64_t tie = 0; tie < comparison.ties.count && !run.isCutShort(); ++tie) {
    const std::uint64_t seed = comparison.ties.seed + tie;
    Run again{run.entry, run.contender};
    search(again, comparison, limits, search::TieOrder(seed));
    run.ties.push_back({seed, again.outcome, again.statistics.expanded});
  }
}

// The fields of the trace of a search.
std::vector<search::TextField> aboutRun(const Entry& entry, const Contender& contender) {
  std::vector<search::TextField> about{
      {"puzzle", entry.puzzle->line()}, {"strategy", contender.strategy->name},
      {"rules", contender.rules},       {"frontier", contender.strategy->frontier},
      {"source", entry.source},         {"title", apps::inOneLine(entry.title)}};
  for (search::TextField& field : entry.puzzle->about()) about.push_back(std::move(field));
  std::erase_if(about, [](const search::TextField& field) { return field.text.empty(); });
  return about;
}

}  // namespace

void run(Comparison& comparison, int jobs, const std::atomic<bool>& stop,
         const RunListener& listener) {
  // Jobs seldom wait for the last search of a group, and little is lost if the program is stopped.
  constexpr int kEachJob = 8;
  // Of all puzzles. The more there are, the fewer repetitions are enough for their sum.
  constexpr std::uint64_t kEnoughNs = 20'000'000;
  const std::size_t all = comparison.searches(), contenders = comparison.contenders.size();
  // In a browser, somebody waits for all searches of the one puzzle.
  const std::size_t shares = apps::ProcessorTime::kIsInBrowser ? all : comparison.entries.size();
  const std::size_t group = !listener.inOrder ? all
                            : jobs == 1       ? 1
                                              : static_cast<std::size_t>(kEachJob * jobs);
  std::vector<Run>& runs = comparison.runs;
  for (std::size_t i = 0; i < all; ++i) runs.push_back({i / contenders, i % contenders});
  std::vector<std::atomic<std::size_t>> ended(comparison.entries.size());  // searches, by puzzle
  const auto searchAndTime = [&](Run& run) {
    if (stop) return;
    const search::Limits limits = limitsFor(comparison.entries[run.entry], comparison, stop);
    searchAll(run, comparison, limits);
    if (++ended[run.entry] == contenders && comparison.takesTimes) {
      timeAgain(std::span(runs).subspan(run.entry * contenders, contenders), comparison,
                kEnoughNs / shares, limits);
    }
    if (listener.afterEach) listener.afterEach();
  };
  const auto isBegun = [](const Run& run) { return run.outcome != search::Outcome::notStarted; };
  for (std::size_t first = 0; first < all && !stop; first += group) {
    const std::size_t size = std::min(group, all - first);
    apps::inParallel(size, jobs, [&](std::size_t i) { searchAndTime(runs[first + i]); });
    for (std::size_t i = first; i < first + size && listener.inOrder; ++i) {
      if (isBegun(runs[i])) listener.inOrder(runs[i]);
    }
  }
  std::erase_if(runs, [&](const Run& run) { return !isBegun(run); });
}

// A search is determined by the puzzle and the contender. A search that any limit ended can
// therefore be repeated up to the same point with a limit on expansions.
search::Trace record(const Comparison& comparison, const Run& run, std::uint64_t mostStates,
                     const std::atomic<bool>& stop) {
  const Entry& entry = comparison.entries[run.entry];
  const Contender& contender = comparison.contenders[run.contender];
  search::Limits limits = limitsFor(entry, comparison, stop);
  limits.timeNs = search::kUnlimited;
  if (!isFinished(run.outcome)) limits.expanded = run.statistics.expanded;
  std::uint64_t ns = 0;
  const std::unique_ptr<search::Search> driver = driverOf(run, comparison, limits, ns);
  const auto solveAll = [&] { solve(*driver, comparison.findsAll, ns, [](const Searchable&) {}); };
  search::Trace trace;
  if (auto* const learning = dynamic_cast<search::ConflictDrivenSearch*>(driver.get())) {
    search::LearningRecorder recorder(learning->puzzle(), entry.puzzle->learningDescriber(),
                                      mostStates);
    learning->setObserver(&recorder);
    learning->setLearningObserver(&recorder);
    solveAll();
    trace = recorder.trace(*learning, aboutRun(entry, contender));
  } else {
    search::Recorder recorder(entry.puzzle->describer(contender.rules), mostStates);
    driver->setObserver(&recorder);
    solveAll();
    trace = recorder.trace(*driver, aboutRun(entry, contender));
  }
  if (trace.outcome == search::Outcome::stopped) return trace;
  trace.outcome = run.outcome;  // not that of the limit used here
  if (trace.statistics.expanded != run.statistics.expanded) {
    throw std::logic_error(fmt::format("{}: {} with {} expanded {} nodes, and {} when recorded",
                                       entry.source, contender.strategy->title, contender.rules,
                                       run.statistics.expanded, trace.statistics.expanded));
  }
  return trace;
}

}  // namespace comparing
