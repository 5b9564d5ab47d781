// Generate.h: `sudoku generate`, which generates puzzles with one solution each, from a seed.

#ifndef APPS_COMMANDS_GENERATE_H_
#define APPS_COMMANDS_GENERATE_H_

#include <CLI/CLI.hpp>

#include "apps/commands/ExitStatus.h"

namespace commands {

// Adds the subcommand. When it has run, `status` is its exit status; both arguments outlive
// parsing.
void addGenerate(CLI::App& program, ExitStatus& status);

}  // namespace commands

#endif
