// Program.h: the program `sudoku`, from its arguments to its exit status, and its subcommands. Each
// subcommand is defined in the file of its name.

#ifndef APPS_SUDOKU_PROGRAM_H_
#define APPS_SUDOKU_PROGRAM_H_

#include <string>

#include "apps/support/ExitStatus.h"

namespace CLI {
class App;
}

namespace sudokuProgram {

using apps::ExitStatus;

int runProgram(int argc, char** argv);

// Each function adds one subcommand, which sets `status` to its exit status when it has run. Both
// arguments must outlive parsing.
void addSolve(CLI::App& program, ExitStatus& status);     // writes the solutions of puzzles
void addCount(CLI::App& program, ExitStatus& status);     // counts the solutions of puzzles
void addCheck(CLI::App& program, ExitStatus& status);     // checks puzzles, or their solutions
void addExplain(CLI::App& program, ExitStatus& status);   // explains a solution step by step
void addGenerate(CLI::App& program, ExitStatus& status);  // generates puzzles from a seed

// Text for --help: all statuses, with the meaning of `success` and `negative` for one subcommand.
// An empty `negative` means that this status cannot occur.
std::string exitStatusHelp(const std::string& success, const std::string& negative);

}  // namespace sudokuProgram

#endif
