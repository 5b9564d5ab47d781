#include "apps/compare/Runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "apps/support/InParallel.h"
#include "search/Stopwatch.h"
#include "sudoku/Checker.h"
#include "sudoku/PuzzleWriter.h"

namespace comparing {
namespace {

std::string checkedSolution(const Searchable& solution, const Entry& entry,
                            const Contender& contender) {
  const sudoku::Puzzle squares = dynamic_cast<const Sudoku&>(solution).squares();
  const std::vector<sudoku::Fault> faults = check(entry.puzzle, squares);
  if (!faults.empty()) {
    throw WrongSolution(fmt::format("{}: {} with {} found a wrong solution: {}", entry.source,
                                    contender.strategy->title, contender.rulesName,
                                    faults.front().message()));
  }
  return toLine(squares);
}

void search(Run& run, const Entry& entry, const Contender& contender,
            const search::Limits& limits) {
  std::uint64_t givensNs = 0;
  std::unique_ptr<Sudoku> start;
  {
    const search::Stopwatch stopwatch(givensNs);
    start = std::make_unique<Sudoku>(entry.puzzle, contender.rules);
  }
  const std::unique_ptr<search::Driver> driver = contender.strategy->startFrom(std::move(start));
  driver->setLimits(limits);
  if (const Searchable* const solution = driver->solve()) {
    run.solution = checkedSolution(*solution, entry, contender);
  }
  run.outcome = driver->outcome();
  run.statistics = driver->statistics();
  run.statistics.elapsedNs += givensNs;
}

TieRun searchSeeded(std::uint64_t seed, const Entry& entry, const Contender& contender,
                    const search::Limits& limits) {
  const std::unique_ptr<search::Driver> driver = contender.strategy->startSeeded(
      std::make_unique<Sudoku>(entry.puzzle, contender.rules), seed);
  driver->setLimits(limits);
  if (const Searchable* const solution = driver->solve()) {
    checkedSolution(*solution, entry, contender);
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
    search::Limits limits = comparison.limits.forSize(entry.puzzle.size);
    limits.stop = &stop;
    const Contender& contender = comparison.contenders[run.contender];
    search(run, entry, contender, limits);
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

// The number of searches between two rounds of listener.inOrder(): large, so that jobs seldom wait
// for the last search of a group; small, so that little is lost if the program is stopped.
std::size_t groupSize(const Comparison& comparison, int jobs, const RunListener& listener) {
  constexpr int kEachJob = 8;
  if (!listener.inOrder) return comparison.searches();
  return jobs == 1 ? 1 : static_cast<std::size_t>(kEachJob * jobs);
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

}  // namespace comparing
