#include "apps/commands/SearchFlags.h"

#include <string>

#include "apps/support/ParsedOption.h"
#include "apps/support/RuleSetNames.h"
#include "apps/support/Strategy.h"

namespace commands {

void addRules(CLI::App& command, sudoku::RuleSet& rules) {
  apps::addParsed(command, "--rules", "NAME", rules, apps::ruleSetNamed,
                  "What a board deduces by itself, see below [full]");
}

void addLimits(CLI::App& command, search::Limits& limits) {
  apps::addParsed(command, "--max-nodes", "N", limits.expanded, apps::countIn,
                  "Give up a puzzle after N expanded nodes [none]");
  apps::addParsed(command, "--time-limit", "SECONDS", limits.timeNs, apps::nanosecondsIn,
                  "Give up a puzzle after so much time, such as 2.5 [none]");
}

void addThreads(CLI::App& command, int& threads) {
  apps::addParsed(command, "--threads", "N", threads, apps::threadsIn,
                  "Work on N puzzles at once; 0: on one for each processor [1]");
}

void addSearch(CLI::App& command, apps::SearchOptions& options) {
  const auto strategyIn = [](const std::string& name) { return &apps::strategyNamed(name); };
  apps::addParsed(command, "--strategy", "NAME", options.strategy, strategyIn,
                  "bfs (breadth-first), best (best-first) or dfs (depth-first) [dfs]");
  addRules(command, options.rules);
  addLimits(command, options.limits);
  apps::addParsed(command, "--max-frontier", "N", options.limits.frontier, apps::countIn,
                  "Give up a puzzle before more than N states wait in the frontier\n"
                  "[dfs: none; else 200,000 for 9x9, for larger boards fewer]");
}

}  // namespace commands
