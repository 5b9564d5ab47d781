// SolvePuzzle.cpp: the program `SolvePuzzle`. It solves the example puzzles with any strategy. Its
// parts are in puzzles/.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/AlignedTable.h"
#include "apps/compare/Comparison.h"
#include "apps/compare/ComparisonTable.h"
#include "apps/compare/Interval.h"
#include "apps/compare/Recording.h"
#include "apps/puzzles/Options.h"
#include "apps/support/CommandLine.h"
#include "apps/support/ExitStatus.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace {

using apps::ExitStatus;
using compareSearch::Comparison;
using compareSearch::Run;
using search::Outcome;
using solvePuzzle::Options;

// --- the first solution

// The run with the solution of least cost, the first of several; null if none found a solution.
// A strategy that learns counts decisions instead of moves, so it comes after all others.
const Run* cheapest(const Comparison& comparison) {
  const auto rank = [&](const Run& run) {
    const bool learns = comparison.contenders[run.contender].strategy->learns;
    return std::make_pair(learns, run.statistics.cost);
  };
  const Run* best = nullptr;
  for (const Run& run : comparison.runs) {
    if (run.outcome != Outcome::solved) continue;
    if (best == nullptr || rank(run) < rank(*best)) best = &run;
  }
  return best;
}

void writePath(std::ostream& out, const Run& run) {
  for (std::size_t i = 0; i < run.path.size(); ++i) {
    const compareSearch::PathStep& step = run.path[i];
    if (i > 0) {
      const std::string cost = run.hasCosts() ? fmt::format(", cost {}", step.cost) : "";
      out << fmt::format("\n{}. {}{}\n", i, step.move, cost);
    }
    out << step.state;
  }
}

void writeSolution(std::ostream& out, const Comparison& comparison) {
  const Run* const run = cheapest(comparison);
  if (run == nullptr) return;
  const search::Statistics& counts = run->statistics;
  const apps::Strategy& strategy = *comparison.contenders[run->contender].strategy;
  const std::string cost = run->hasCosts() ? fmt::format(", cost {}", counts.cost) : "";
  out << fmt::format("{}: {} {}{}{}\n\n", strategy.title, counts.depth,
                     strategy.learns ? "decision" : "move", counts.depth == 1 ? "" : "s", cost);
  if (run->path.empty() || strategy.learns) {
    out << run->solution;
  } else {
    writePath(out, *run);
  }
  out << '\n';
}

// The exit status by the outcomes of all searches.
ExitStatus statusOf(const std::vector<Outcome>& outcomes) {
  const auto has = [&](auto property) {
    return std::any_of(outcomes.begin(), outcomes.end(), property);
  };
  if (has([](Outcome outcome) { return outcome == Outcome::solved; })) return ExitStatus::success;
  if (has([](Outcome outcome) { return outcome == Outcome::exhausted; })) {
    return ExitStatus::negative;
  }
  return ExitStatus::incomplete;
}

int solve(const Options& options) {
  requireDistinct(outputsOf(options.trace, options.report));
  Comparison comparison;
  for (const apps::Strategy* const strategy : options.strategies) {
    comparison.contenders.push_back({strategy, "", {}});
  }
  comparison.entries = {{options.puzzle, "", ""}};
  comparison.limits = options.limits;
  comparison.keepsPaths = options.showsPath;
  const compareSearch::Recording recording{"SolvePuzzle", 1, options.trace, options.report};
  const compareSearch::RecordingResult recorded =
      runAndRecord(comparison, recording, [&](const compareSearch::Results& results) {
        writeSolution(std::cout, comparison);
        writeTable(std::cout, results, apps::lineWidth(apps::Stream::output),
                   apps::showsColours(apps::Stream::output), compareSearch::Pairing::none);
        apps::flush(std::cout);
      });
  if (recorded.stopStatus != 0) return recorded.stopStatus;
  if (!recorded.areTracesWhole) return static_cast<int>(ExitStatus::usage);
  std::vector<Outcome> outcomes;
  for (const Run& run : comparison.runs) outcomes.push_back(run.outcome);
  return static_cast<int>(statusOf(outcomes));
}

// --- all solutions

std::uint64_t countSolutions(search::Search& driver) {
  std::uint64_t solutions = 0;
  for (; driver.solve() != nullptr; ++solutions) driver.releaseSolution();
  return solutions;
}

int countAll(const Options& options) {
  using compareSearch::AlignedTable;
  const apps::StopOnSignal stop;
  AlignedTable table;
  table.addColumn("strategy", AlignedTable::Align::left);
  table.addColumn("solutions", AlignedTable::Align::right);
  table.addColumn("expanded", AlignedTable::Align::right);
  table.addColumn("outcome", AlignedTable::Align::left);
  std::vector<Outcome> outcomes;
  {
    apps::ProgressBar bar("searches", options.strategies.size());
    for (const apps::Strategy* const strategy : options.strategies) {
      if (stop.isRaised()) break;
      const auto driver = strategy->startFrom(options.puzzle->start({}));
      search::Limits limits = options.limits.withFrontier(options.puzzle->frontierLimit());
      limits.stop = &stop.flag();
      driver->setLimits(limits);
      const std::uint64_t solutions = countSolutions(*driver);
      const Outcome outcome = driver->outcome();
      const bool isWhole = outcome == Outcome::exhausted;
      const auto text = [isWhole](std::uint64_t count) {
        return compareSearch::text(isWhole ? compareSearch::exactly(count)
                                           : compareSearch::atLeast(count));
      };
      table.addRow({{strategy->title},
                    {text(solutions)},
                    {text(driver->statistics().expanded)},
                    {isWhole ? "all found" : describe(outcome)}});
      outcomes.push_back(isWhole && solutions > 0 ? Outcome::solved : outcome);
      bar.advance();
    }
  }
  table.writeText(std::cout, apps::showsColours(apps::Stream::output));
  apps::flush(std::cout);
  return stop.isRaised() ? stop.exitStatus() : static_cast<int>(statusOf(outcomes));
}

}  // namespace

int main(int argc, char** argv) {
  return apps::reportErrors("SolvePuzzle", "", [&] {
    CLI::App app;
    Options options;
    addOptions(app, options);
    const int status = apps::parseAndRun(
        app, argc, argv, [&] { return options.countsAll ? countAll(options) : solve(options); });
    apps::flush(std::cout);
    return status;
  });
}
