#include "apps/sudoku/SearchArguments.h"

#include <fmt/format.h>

#include <string>

#include "apps/support/CommandLine.h"
#include "apps/support/RuleSetParser.h"
#include "apps/support/SearchLimits.h"
#include "apps/support/Strategy.h"
#include "apps/support/SudokuStrategies.h"

namespace sudokuProgram {
namespace {

constexpr const char* kMemory =
    R"(Memory: unless --max-frontier says otherwise, a search takes 1 GB at most. On boards larger than
225x225 the successors of one state alone can take more, and a search up to 5 GB. Searches at the
same time take as much each. learn has no frontier: it keeps a clause for each solution, without a
limit. A puzzle for which memory runs out is given up.
)";

}  // namespace

void addRules(CLI::App& command, sudoku::RuleSet& rules) {
  apps::addParsed(command, "--rules", "NAME", rules, apps::ruleSetNamed,
                  "What a board deduces by itself, see below [full]");
}

void addLimits(CLI::App& command, apps::SearchLimits& limits) {
  apps::addParsed(command, "--max-nodes", "N", limits.expanded, apps::countIn,
                  "Give up a puzzle after N expanded nodes [none]");
  apps::addParsed(
      command, "--max-frontier", "N", limits.frontier, apps::countIn,
      fmt::format("Give up a puzzle before more than N states wait in the frontier, or\n"
                  "never for 'none' [{}; fewer of larger boards]",
                  apps::frontierLimit(9)));
  apps::addParsed(command, "--time-limit", "SECONDS", limits.timeNs, apps::nanosecondsIn,
                  "Give up a puzzle after so much time, such as 2.5 [none]");
}

std::string memoryHelp() {
  return kMemory;
}

void addThreads(CLI::App& command, int& threads) {
  apps::addParsed(command, "--threads", "N", threads, apps::threadsIn,
                  "Work on N puzzles at once; 0: on one for each processor [1]");
}

void addSearch(CLI::App& command, apps::SearchOptions& options) {
  const auto strategyIn = [](const std::string& name) { return &apps::sudokuStrategyNamed(name); };
  apps::addParsed(
      command, "--strategy", "NAME", options.strategy, strategyIn,
      apps::strategiesWithTitles() +
          ", learn (learns from\n"
          "contradictions; its nodes are decisions, and --rules acts on the givens only)\n"
          "or auto: dfs up to 9x9, learn on larger boards [auto]");
  addRules(command, options.rules);
  addLimits(command, options.limits);
}

}  // namespace sudokuProgram
