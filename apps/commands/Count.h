// Count.h: `sudoku count`, which counts the solutions of puzzles.

#ifndef APPS_COMMANDS_COUNT_H_
#define APPS_COMMANDS_COUNT_H_

#include <CLI/CLI.hpp>

#include "apps/commands/ExitStatus.h"

namespace commands {

// Adds the subcommand; `status` is where it will leave how it went.
void addCount(CLI::App& program, ExitStatus& status);

}  // namespace commands

#endif
