// sudoku.cpp: the program `sudoku`; each subcommand is a file in commands/.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <exception>
#include <iostream>
#include <stdexcept>

#include "apps/commands/Check.h"
#include "apps/commands/Count.h"
#include "apps/commands/ExitStatus.h"
#include "apps/commands/Explain.h"
#include "apps/commands/Solve.h"

namespace {

using commands::ExitStatus;

constexpr const char* kVersion = "0.1.0";

constexpr const char* kNotes =
    R"(Puzzles are arguments, files or standard input. Formats are recognised, and may be mixed:
  - a line of 81 characters (size x size for other sizes) with . 0 _ * x or spaces for blanks
  - a row a line; numbers with commas or white space between them, 0 or -1 for blanks
  - drawings with | and - ; .sdk, .sdm and .ss files; 16x16 and 25x25 with letters
Lines that begin with # are comments.

`sudoku SUBCOMMAND --help` explains a subcommand.
)";

constexpr const char* kExamples =
    R"(Examples:
  sudoku solve --pretty puzzle.txt
  sudoku count ................
  sudoku check puzzle.txt solution.txt
  sudoku explain puzzle.txt | less)";

// Throws CLI::ParseError for a wrong command line, and to print help.
ExitStatus runSubcommand(CLI::App& program, int argc, char** argv) {
  ExitStatus status = ExitStatus::yes;
  commands::addSolve(program, status);
  commands::addCount(program, status);
  commands::addCheck(program, status);
  commands::addExplain(program, status);
  program.parse(argc, argv);
  if (program.get_subcommands().empty()) {
    throw CLI::RequiredError("A subcommand (solve, count, check or explain)");
  }
  return status;
}

ExitStatus runOrHelp(CLI::App& program, int argc, char** argv) {
  try {
    return runSubcommand(program, argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? ExitStatus::yes : ExitStatus::usage;
  }
}

// Throws std::runtime_error if what was written to standard output did not get there.
ExitStatus run(CLI::App& program, int argc, char** argv) {
  const ExitStatus status = runOrHelp(program, argc, argv);
  if (!std::cout.flush()) throw std::runtime_error("cannot write the output");
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);          // one thread may read while another writes
  std::signal(SIGPIPE, SIG_DFL);  // who reads no further ends us, whoever started us

  CLI::App program("Solves, counts, checks and explains Sudokus of any size.", "sudoku");
  program.set_version_flag("--version", fmt::format("sudoku {}", kVersion));
  program.require_subcommand(0, 1);
  program.get_formatter()->column_width(24);
  program.footer(fmt::format(
      "{}\n{}\n{}", kNotes,
      commands::exitStatusHelp("all went well",
                               "a puzzle has no solution, or is not what it was checked for"),
      kExamples));
  try {
    return static_cast<int>(run(program, argc, argv));
  } catch (const std::exception& error) {
    fmt::print(stderr, "sudoku: {}\n", error.what());
    return static_cast<int>(ExitStatus::failed);
  }
}
