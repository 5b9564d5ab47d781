// Check.h: `sudoku check`, which checks puzzles, or solutions of puzzles.

#ifndef APPS_COMMANDS_CHECK_H_
#define APPS_COMMANDS_CHECK_H_

#include <CLI/CLI.hpp>

#include "apps/commands/ExitStatus.h"

namespace commands {

// Adds the subcommand. When it has run, `status` is its exit status; both arguments outlive
// parsing.
void addCheck(CLI::App& program, ExitStatus& status);

}  // namespace commands

#endif
