// Options.h: the command line of CompareSearch as plain data, for all later stages to read.

#ifndef APPS_COMPARE_OPTIONS_H_
#define APPS_COMPARE_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/compare/RecordingOptions.h"
#include "apps/support/SearchLimits.h"
#include "apps/support/Strategy.h"
#include "sudoku/PuzzleReader.h"

namespace compareSearch {

enum class Format { table, csv, json, markdown };

// The pairs of contenders to compare: strategies with the same rule set, rule sets with the same
// strategy, all pairs, or none.
enum class Pairing { strategies, rules, all, none };

// The limits on a search. Unlike in the other programs, expanded nodes are limited by default.
struct RunLimits : apps::SearchLimits {
  static constexpr std::uint64_t kExpanded = 100'000;

  RunLimits() { expanded = kExpanded; }
};

// Searches of a strategy with ties are repeated with `count` seeded orders of ties. The seeds are
// consecutive and begin at `seed`.
struct TieOrders {
  std::uint64_t count = 0;
  std::uint64_t seed = 1;
};

struct Options {
  std::vector<const apps::Strategy*> strategies;
  std::vector<std::string> rules;  // names of rule sets
  RunLimits limits;
  int jobs = 1;
  TieOrders ties;
  std::optional<Pairing> pairing;  // unset: strategies, if the table has sums over the puzzles
  sudoku::ReadOptions reading;
  Format format = Format::table;
  TraceOptions trace;
  std::vector<std::string> against;  // one trace file, or two; empty: compare strategies
  ReportOptions report;
  std::string output;                // file name; empty: standard output
  std::vector<std::string> puzzles;  // as for PuzzleInput.h; empty: those shipped
};

// The environment variable that names the folder of the shipped puzzles.
constexpr const char* kPuzzlesVariable = "SUDOKU_SEARCH_PUZZLES";

// Adds the options and the help text to `app`. Parsing fills `options`, which must outlive it.
void addOptions(CLI::App& app, Options& options);

}  // namespace compareSearch

#endif
