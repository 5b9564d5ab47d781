// SearchArguments.h: the command-line options for searches.

#ifndef APPS_SUDOKU_SEARCHARGUMENTS_H_
#define APPS_SUDOKU_SEARCHARGUMENTS_H_

#include <CLI/CLI.hpp>
#include <string>

#include "apps/support/SearchLimits.h"
#include "apps/support/SolutionSearch.h"
#include "sudoku/RuleSet.h"

namespace sudokuProgram {

// The options added: --rules; --max-nodes, --max-frontier and --time-limit; --threads.
void addRules(CLI::App& command, sudoku::RuleSet& rules);
void addLimits(CLI::App& command, apps::SearchLimits& limits);
void addThreads(CLI::App& command, int& threads);

// Adds --strategy, --rules and the limits.
void addSearch(CLI::App& command, apps::SearchOptions& options);

// Text for --help: how the limits bound memory.
std::string memoryHelp();

}  // namespace sudokuProgram

#endif
