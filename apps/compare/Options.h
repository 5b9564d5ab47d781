// Options.h: the command line of CompareSearch as plain data, for all later stages to read. Other
// programs that compare searches share the options for traces and the report.

#ifndef APPS_COMPARE_OPTIONS_H_
#define APPS_COMPARE_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "apps/compare/trace/TraceOptions.h"
#include "apps/support/SearchLimits.h"
#include "apps/support/Strategy.h"
#include "sudoku/PuzzleReader.h"

namespace CLI {
class App;
}

namespace compareSearch {

struct ReportOptions {
  static constexpr std::uint64_t kStates = 60'000;
  static constexpr std::uint64_t kStatesOfNamedPuzzles = 100'000;

  std::string file;                     // empty: no report
  std::set<std::uint64_t> puzzles;      // numbers of puzzles with trees, from 1; empty: any
  std::optional<std::uint64_t> states;  // most states of all trees together

  std::uint64_t mostStates() const {
    return states.value_or(puzzles.empty() ? kStates : kStatesOfNamedPuzzles);
  }
};

// Adds --trace, --dot and --max-states.
void addTraceOptions(CLI::App& command, TraceOptions& trace);

// Throws CLI::ValidationError if --max-states is given without an output for traces.
void requireTraceFor(const CLI::App& command, const TraceOptions& trace);

// Adds --report and --report-states.
void addReportOptions(CLI::App& command, ReportOptions& report);

// A file that an option names.
struct Output {
  const char* option;
  std::string file;
};

// The files of these options; addresses are left out.
std::vector<Output> outputsOf(const TraceOptions& trace, const ReportOptions& report);

// True if writing one file would overwrite the other. Devices such as /dev/null never conflict.
bool areSame(const std::string& one, const std::string& other);

// Throws std::runtime_error, naming both options, if two outputs are the same file.
void requireDistinct(const std::vector<Output>& outputs);

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
