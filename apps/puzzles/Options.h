// Options.h: the command line of SolvePuzzle as plain data.

#ifndef APPS_PUZZLES_OPTIONS_H_
#define APPS_PUZZLES_OPTIONS_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "apps/compare/AnyPuzzle.h"
#include "apps/compare/Options.h"
#include "apps/support/Strategy.h"

namespace CLI {
class App;
}

namespace solvePuzzle {

struct Options {
  static constexpr std::uint64_t kMostNodes = 1'000'000;

  Options() { limits.expanded = kMostNodes; }

  std::shared_ptr<const compareSearch::AnyPuzzle> puzzle;  // null until the command line is parsed
  std::vector<const apps::Strategy*> strategies;
  compareSearch::RunLimits limits;
  bool showsPath = false;
  bool countsAll = false;  // search for all solutions instead of the first
  compareSearch::TraceOptions trace;
  compareSearch::ReportOptions report;
};

// Adds the subcommands and their help to `app`. Parsing fills `options`, which must outlive it.
void addOptions(CLI::App& app, Options& options);

}  // namespace solvePuzzle

#endif
