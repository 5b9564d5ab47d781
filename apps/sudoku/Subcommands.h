// Subcommands.h: the subcommands of `sudoku`. Each is defined in the file of its name.

#ifndef APPS_SUDOKU_SUBCOMMANDS_H_
#define APPS_SUDOKU_SUBCOMMANDS_H_

#include "apps/support/ExitStatus.h"

namespace CLI {
class App;
}

namespace sudokuProgram {

using apps::ExitStatus;

// Each function adds one subcommand, which sets `status` to its exit status when it has run. Both
// arguments must outlive parsing.
void addSolve(CLI::App& program, ExitStatus& status);     // writes the solutions of puzzles
void addCount(CLI::App& program, ExitStatus& status);     // counts the solutions of puzzles
void addCheck(CLI::App& program, ExitStatus& status);     // checks puzzles, or their solutions
void addExplain(CLI::App& program, ExitStatus& status);   // explains a solution step by step
void addGenerate(CLI::App& program, ExitStatus& status);  // generates puzzles from a seed

}  // namespace sudokuProgram

#endif
