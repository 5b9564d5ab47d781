// Generate.h: the subcommand `generate`: puzzles with one solution each, from a seed.

#ifndef APPS_COMMANDS_GENERATE_H_
#define APPS_COMMANDS_GENERATE_H_

#include <CLI/CLI.hpp>

#include "apps/commands/ExitStatus.h"

namespace commands {

// Adds the subcommand to the program. When it has run, `status` says how that went; both outlive
// the parsing of the command line.
void addGenerate(CLI::App& program, ExitStatus& status);

}  // namespace commands

#endif
