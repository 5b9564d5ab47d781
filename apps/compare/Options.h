// Options.h: what the command line of CompareSearch asks for.

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
  std::vector<std::string> against;           // traces; none to compare strategies
  std::string report;                         // a file; empty for none
  std::set<std::uint64_t> reportPuzzles;      // whose trees it has, from 1; empty for any
  std::optional<std::uint64_t> reportStates;  // that the report has room for, if named
  std::string output;                         // a file; empty for standard output
  std::vector<std::string> puzzles;           // as PuzzleList.h takes them; none for those shipped

  std::uint64_t roomInReport() const {
    return reportStates.value_or(reportPuzzles.empty() ? kReportStates
                                                       : kReportStatesOfNamedPuzzles);
  }
};

// Exit statuses besides 0 and those of StopOnSignal.
constexpr int kInternalError = 1;
constexpr int kUsageError = 2;
constexpr int kDifference = 3;

// Teaches `app` the options and the text of --help. Parsing fills `options`, which has to live as
// long.
void addOptions(CLI::App& app, Options& options);

// What --against asks for. Requires that it was given.
AgainstOptions againstOptionsOf(const Options& options);

// The files that are to be written, as far as they were named.
std::vector<Output> outputsOf(const Options& options);

// Rule set by rule set, strategy by strategy.
std::vector<Contender> contendersOf(const Options& options);

}  // namespace comparing

#endif
