// Options.h: the command line that programs which compare searches share, as plain data.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/compare/results/ResultTable.h"
#include "apps/compare/searches/Comparison.h"

namespace CLI {
class App;
}

namespace comparing {

enum class Format { table, csv, json, markdown };

// The name of a file is empty if it is not wanted.
struct Options {
  std::vector<const apps::Strategy*> strategies;
  apps::SearchLimits limits;
  TieOrders ties;
  bool findsAll = false;
  bool showsPath = false;
  int jobs = 1;  // searches at once

  Format format = Format::table;
  std::optional<Pairing> pairing;  // unset: strategies, if the table has sums over the puzzles
  bool showsSolution = false;      // above the table
  std::string output;              // empty: standard output

  std::string trace;                     // as JSON Lines
  std::uint64_t mostStates = 1'000'000;  // recorded of each search

  std::string report;
  std::uint64_t room = 60'000;  // most states of all trees in the report together
};

// Adds the options, whose help shows the values that `options` has; --max-frontier's shows
// `usualFrontier`. Parsing fills `options`, which must outlive `app`.
void addOptions(CLI::App& app, Options& options, const std::string& usualFrontier);

// For --help: the strategies, the signs in the table, the fields of JSON and CSV, and Ctrl-C.
std::string helpOnResults();

// Throws std::runtime_error, naming the options, if two outputs are the same file, or if an output
// would overwrite one of `inputs`. Devices such as /dev/null never conflict.
void requireDistinctOutputs(const Options& options, const std::vector<std::string>& inputs = {});

// The searches that the options ask for, with contendersOf() their strategies and these rules.
Comparison comparisonOf(const Options& options, std::vector<Entry> entries,
                        const std::vector<std::string>& rules);

// Of this run of the program.
Origin originOf(const CLI::App& program, int argc, const char* const* argv, const Options& options);

}  // namespace comparing
