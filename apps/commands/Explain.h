// Explain.h: `sudoku explain`, which explains the solution of a puzzle step by step.

#ifndef APPS_COMMANDS_EXPLAIN_H_
#define APPS_COMMANDS_EXPLAIN_H_

#include <CLI/CLI.hpp>

#include "apps/commands/ExitStatus.h"

namespace commands {

// Adds the subcommand. When it has run, `status` is its exit status; both arguments outlive
// parsing.
void addExplain(CLI::App& program, ExitStatus& status);

}  // namespace commands

#endif
