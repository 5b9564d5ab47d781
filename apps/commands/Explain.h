// Explain.h: `sudoku explain`, which tells how a puzzle is solved, step by step.

#ifndef APPS_COMMANDS_EXPLAIN_H_
#define APPS_COMMANDS_EXPLAIN_H_

#include <CLI/CLI.hpp>

#include "apps/commands/ExitStatus.h"

namespace commands {

// Adds the subcommand; `status` is where it will leave how it went.
void addExplain(CLI::App& program, ExitStatus& status);

}  // namespace commands

#endif
