#include "apps/compare/Runner.h"

#include <fmt/format.h>

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

}  // namespace

void run(Comparison& comparison, int jobs, const std::atomic<bool>& stop,
         const std::function<void()>& afterEach) {
  std::vector<Run> runs(comparison.searches());
  apps::inParallel(runs.size(), jobs, [&](std::size_t i) {
    if (stop) return;
    Run& run = runs[i];
    run.entry = i / comparison.contenders.size();
    run.contender = i % comparison.contenders.size();
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
    afterEach();
  });
  std::erase_if(runs, [](const Run& run) { return run.outcome == search::Outcome::notStarted; });
  comparison.runs = std::move(runs);
}

}  // namespace comparing
