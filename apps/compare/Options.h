// Options.h: the command line of CompareSearch.

#ifndef APPS_COMPARE_OPTIONS_H_
#define APPS_COMPARE_OPTIONS_H_

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "apps/compare/Against.h"
#include "apps/compare/Comparison.h"
#include "apps/compare/ComparisonTable.h"
#include "apps/compare/FilesApart.h"
#include "apps/compare/TraceFiles.h"
#include "sudoku/PuzzleReader.h"

namespace comparing {

enum class Format { table, csv, json, markdown };

struct Options {
  static constexpr std::uint64_t kReportStates = 60'000;
  static constexpr std::uint64_t kReportStatesOfNamedPuzzles = 100'000;

  std::vector<const apps::Strategy*> strategies;
  std::vector<std::string> rules;  // names of rule sets
  RunLimits limits;
  int jobs = 1;
  TieOrders ties;
  AskedPairing pairing;
  sudoku::ReadOptions reading;
  Format format = Format::table;
  TraceOptions trace;
  std::vector<std::string> against;           // trace files; empty: compare strategies
  std::string report;                         // file name; empty: none
  std::set<std::uint64_t> reportPuzzles;      // with trees in it, from 1; empty: any
  std::optional<std::uint64_t> reportStates;  // most states in the report's trees, if set
  std::string output;                         // file name; empty: standard output
  std::vector<std::string> puzzles;           // as for PuzzleList.h; empty: those shipped

  std::uint64_t roomInReport() const {
    return reportStates.value_or(reportPuzzles.empty() ? kReportStates
                                                       : kReportStatesOfNamedPuzzles);
  }
};

// Exit statuses besides 0 and those of StopOnSignal.
constexpr int kInternalError = 1;
constexpr int kUsageError = 2;
constexpr int kDifference = 3;

// Adds the options and the help text to `app`. Parsing fills `options`, which has to outlive it.
void addOptions(CLI::App& app, Options& options);

// The options of --against. Requires that it was given.
AgainstOptions againstOptionsOf(const Options& options);

// The output files that were named.
std::vector<Output> outputsOf(const Options& options);

// The contenders, ordered by rule set, then strategy.
std::vector<Contender> contendersOf(const Options& options);

}  // namespace comparing

#endif
