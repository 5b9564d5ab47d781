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
#include "search/Stopwatch.h"
#include "search/trace/LearningRecorder.h"
#include "search/trace/Recorder.h"

namespace comparing {
namespace {

// Begins the search of a run, and adds the processor time to `ns`.
std::unique_ptr<search::Search> driverOf(const Run& run, const Comparison& comparison,
                                         const std::atomic<bool>& stop, std::uint64_t& ns,
                                         const search::TieOrder& ties = {}) {
  const Contender& contender = comparison.contenders[run.contender];
  const AnyPuzzle& puzzle = *comparison.entries[run.entry].puzzle;
  search::Limits limits = comparison.limits.withFrontier(puzzle.frontierLimit());
  limits.stop = &stop;
  const AnyPuzzle::Start start = puzzle.startWith(contender.rules);
  apps::tidyMemory();
  const apps::ProcessorTime time(ns);
  auto driver = contender.strategy->startFrom(start(), ties);
  driver->setLimits(limits);
  if (comparison.keepsPaths) driver->keepPaths();
  return driver;
}

// Passes the first solution, or each of them, to `take`. A search for all solutions that found
// some and ended by itself has solved the puzzle. Adds the processor time to `ns`.
search::Outcome solve(search::Search& driver, bool findsAll, std::uint64_t& ns,
                      const std::function<void(const Searchable&)>& take = {}) {
  const auto next = [&] {
    const apps::ProcessorTime time(ns);
    return driver.solve();
  };
  bool isSolved = false;
  while (const Searchable* const solution = next()) {
    isSolved = true;
    if (take) take(*solution);
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

void search(Run& run, const Comparison& comparison, const std::atomic<bool>& stop,
            const search::TieOrder& ties = {}) {
  const Entry& entry = comparison.entries[run.entry];
  const Contender& contender = comparison.contenders[run.contender];
  std::uint64_t ns = 0;
  const std::unique_ptr<search::Search> driver = driverOf(run, comparison, stop, ns, ties);
  search::Statistics atFirst;
  run.outcome = solve(*driver, comparison.findsAll, ns, [&](const Searchable& solution) {
    if (const std::string fault = entry.puzzle->faultOf(solution); !fault.empty()) {
      throw std::logic_error(fmt::format("{}: {} with {} found a wrong solution: {}", entry.source,
                                         contender.strategy->title, contender.rules, fault));
    }
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

// The index of the run that is `i`th in a turn. A processor is quicker at a puzzle that it has just
// searched, so a contender takes all puzzles, and the order of contenders turns round.
std::size_t placeOf(std::size_t i, std::size_t turn, std::size_t puzzles, std::size_t contenders) {
  const std::size_t nth = turn % 2 == 0 ? i / puzzles : contenders - 1 - i / puzzles;
  return i % puzzles * contenders + (nth + turn / 2) % contenders;
}

// Repeats short searches, the less the more puzzles there are in all, and keeps the least time: the
// first one pays for cold caches, and others for what else the machine does. Where the clock is
// coarse, a turn takes a search several times, and their mean counts.
void timeAgain(std::span<Run> runs, const Comparison& comparison, const std::atomic<bool>& stop) {
  using Time = apps::ProcessorTime;
  const std::uint64_t all = comparison.entries.size(), enoughNs = 15'000'000 / all;
  const std::size_t contenders = comparison.contenders.size(), puzzles = runs.size() / contenders;
  const std::size_t leastTurns = all <= 100 ? Time::kLeastTurns : 0;
  std::vector<std::uint64_t> spent(runs.size());
  bool isEnough = false;
  for (std::size_t turn = 0; !isEnough; ++turn) {
    isEnough = true;
    for (std::size_t i = 0; i < runs.size() && !stop; ++i) {
      const std::size_t at = placeOf(i, turn, puzzles, contenders);
      std::uint64_t& least = runs[at].statistics.elapsedNs;
      const bool isSpent = turn >= leastTurns && spent[at] + least >= enoughNs;
      if (least >= Time::kLongNs || isSpent) continue;
      isEnough = false;
      std::uint64_t ns = 0, times = 0;
      for (; times == 0 || (ns < Time::kLeastExactNs && !stop); ++times) {
        solve(*driverOf(runs[at], comparison, stop, ns), comparison.findsAll, ns);
      }
      const bool isExact = turn > 0 || least >= Time::kLeastExactNs;
      spent[at] += ns;
      if (!stop) least = isExact ? std::min(least, ns / times) : ns / times;
    }
  }
}

// The search, and then those with seeded orders of ties.
void searchAll(Run& run, const Comparison& comparison, const std::atomic<bool>& stop) {
  search(run, comparison, stop);
  if (comparison.contenders[run.contender].strategy->learns) return;
  for (std::uint64_t tie = 0; tie < comparison.ties.count && !run.isCutShort(); ++tie) {
    const std::uint64_t seed = comparison.ties.seed + tie;
    Run again{run.entry, run.contender};
    search(again, comparison, stop, search::TieOrder(seed));
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

// A processor has forgotten a puzzle when the next contender comes to it after many others. So a
// block of puzzles takes half a second, or less where a request to stop loses traces.
void run(Comparison& comparison, int jobs, const std::atomic<bool>& stop,
         const RunListener& listener) {
  const std::size_t contenders = comparison.contenders.size(), all = comparison.entries.size();
  const std::size_t fewest = jobs == 1 ? 1 : 8 * std::size_t(jobs) / contenders + 1;
  for (std::size_t i = 0; i < all * contenders; ++i) {
    comparison.runs.push_back({i / contenders, i % contenders});
  }
  for (std::size_t first = 0, turn = 0, puzzles = 1; first < all && !stop; ++turn) {
    puzzles = std::min(std::max(puzzles, fewest), all - first);
    std::uint64_t none = 0;
    const search::Stopwatch stopwatch(none);
    const auto block = std::span(comparison.runs).subspan(first * contenders, puzzles * contenders);
    apps::inParallel(block.size(), jobs, [&](std::size_t i) {
      if (stop) return;
      Run& run = block[placeOf(i, turn, puzzles, contenders)];
      searchAll(run, comparison, stop);
      if (listener.afterEach) listener.afterEach();
      if (listener.inOrder && jobs == 1 && all == 1) listener.inOrder(run);
    });
    for (const Run& run : block) {
      if (listener.inOrder && (jobs > 1 || all > 1) && run.isBegun()) listener.inOrder(run);
    }
    const bool isShort = stopwatch.elapsedNs() < (listener.inOrder ? 20'000'000 : 500'000'000);
    const std::size_t parts = comparison.takesTimes ? std::min(puzzles, std::size_t(jobs)) : 0;
    apps::inParallel(parts, jobs, [&](std::size_t i) {
      const std::size_t from = puzzles * i / parts, to = puzzles * (i + 1) / parts;
      timeAgain(block.subspan(from * contenders, (to - from) * contenders), comparison, stop);
    });
    first += puzzles;
    puzzles = isShort ? 2 * puzzles : puzzles / 2;
  }
  std::erase_if(comparison.runs, [](const Run& run) { return !run.isBegun(); });
}

// A search is determined by the puzzle and the contender. A search that any limit ended can
// therefore be repeated up to the same point with a limit on expansions.
search::Trace record(const Comparison& comparison, const Run& run, std::uint64_t mostStates,
                     const std::atomic<bool>& stop) {
  const Entry& entry = comparison.entries[run.entry];
  const Contender& contender = comparison.contenders[run.contender];
  std::uint64_t ns = 0;
  const std::unique_ptr<search::Search> driver = driverOf(run, comparison, stop, ns);
  search::Limits limits = driver->limits();
  limits.timeNs = search::kUnlimited;
  if (!isFinished(run.outcome)) limits.expanded = run.statistics.expanded;
  driver->setLimits(limits);
  const auto traceOf = [&](auto& searched, auto& recorder) {
    searched.setObserver(&recorder);
    solve(searched, comparison.findsAll, ns);
    return recorder.trace(searched, aboutRun(entry, contender));
  };
  search::Trace trace;
  if (auto* const learning = dynamic_cast<search::ConflictDrivenSearch*>(driver.get())) {
    search::LearningRecorder recorder(learning->puzzle(), entry.puzzle->learningDescriber(),
                                      mostStates);
    learning->setLearningObserver(&recorder);
    trace = traceOf(*learning, recorder);
  } else {
    search::Recorder recorder(entry.puzzle->describer(contender.rules), mostStates);
    trace = traceOf(*driver, recorder);
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
