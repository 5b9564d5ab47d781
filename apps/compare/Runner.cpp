#include "apps/compare/Runner.h"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "Sudoku.h"
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

}  // namespace

void run(Comparison& comparison, const std::atomic<bool>& stop,
         const std::function<void()>& afterEach) {
  for (std::size_t entry = 0; entry < comparison.entries.size(); ++entry) {
    const Entry& current = comparison.entries[entry];
    search::Limits limits = comparison.limits.forSize(current.puzzle.size);
    limits.stop = &stop;
    for (std::size_t contender = 0; contender < comparison.contenders.size(); ++contender) {
      if (stop) return;
      Run run{entry, contender};
      search(run, current, comparison.contenders[contender], limits);
      comparison.runs.push_back(std::move(run));
      afterEach();
    }
  }
}

}  // namespace comparing
