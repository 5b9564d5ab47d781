// SearchFlags.h: the options of a command line that say how to search.

#ifndef APPS_COMMANDS_SEARCHFLAGS_H_
#define APPS_COMMANDS_SEARCHFLAGS_H_

#include <CLI/CLI.hpp>

#include "apps/support/SolutionSearch.h"
#include "search/Limits.h"
#include "sudoku/RuleSet.h"

namespace commands {

// Each adds what its name says: --rules; --max-nodes and --time-limit; --threads.
void addRules(CLI::App& command, sudoku::RuleSet& rules);
void addLimits(CLI::App& command, search::Limits& limits);
void addThreads(CLI::App& command, int& threads);

// All that the three strategies can be told: --strategy, --rules, the limits and --max-frontier.
void addSearch(CLI::App& command, apps::SearchOptions& options);

}  // namespace commands

#endif
