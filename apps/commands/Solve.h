// Solve.h: `sudoku solve`, which writes the solutions of puzzles.

#ifndef APPS_COMMANDS_SOLVE_H_
#define APPS_COMMANDS_SOLVE_H_

#include <CLI/CLI.hpp>

#include "apps/commands/ExitStatus.h"

namespace commands {

// Adds the subcommand. When it has run, `status` is its exit status; both arguments outlive
// parsing.
void addSolve(CLI::App& program, ExitStatus& status);

}  // namespace commands

#endif
