// Check.h: `sudoku check`, which checks puzzles, or solutions of puzzles.

#ifndef APPS_COMMANDS_CHECK_H_
#define APPS_COMMANDS_CHECK_H_

#include <CLI/CLI.hpp>

#include "apps/commands/ExitStatus.h"

namespace commands {

// Adds the subcommand; `status` is where it will leave how it went.
void addCheck(CLI::App& program, ExitStatus& status);

}  // namespace commands

#endif
