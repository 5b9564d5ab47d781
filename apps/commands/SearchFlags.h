// SearchFlags.h: the options of a command line that say how to search.

#ifndef APPS_COMMANDS_SEARCHFLAGS_H_
#define APPS_COMMANDS_SEARCHFLAGS_H_

#include <CLI/CLI.hpp>
#include <string>

#include "apps/support/SearchLimits.h"
#include "apps/support/SolutionSearch.h"
#include "sudoku/RuleSet.h"

namespace commands {

// Each adds what its name says: --rules; --max-nodes, --max-frontier and --time-limit; --threads.
void addRules(CLI::App& command, sudoku::RuleSet& rules);
void addLimits(CLI::App& command, apps::SearchLimits& limits);
void addThreads(CLI::App& command, int& threads);

// All that the three strategies can be told: --strategy, --rules and the limits.
void addSearch(CLI::App& command, apps::SearchOptions& options);

// For --help: what the limits mean for memory.
std::string memoryHelp();

}  // namespace commands

#endif
