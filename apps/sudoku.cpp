// sudoku.cpp: the program `sudoku`. It solves, counts, checks, explains and generates Sudokus. Each
// subcommand is a file in sudoku/.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <iostream>

#include "apps/sudoku/Arguments.h"
#include "apps/sudoku/Subcommands.h"
#include "apps/support/CommandLine.h"
#include "apps/support/ExitStatus.h"

namespace {

constexpr const char* kNotes =
    R"(Puzzles are arguments, files, folders or standard input. Formats are recognised, and may be mixed:
lines of 81 characters, rows, drawings, tables, lists of programs, JSON, .sdk, .sdm and .ss files,
letters from 10x10 on, pencil marks. The options --boxes, --regions, --diagonals and --windows, or
these words after a board, name its shape. docs/formats.md has an example of each.

`sudoku SUBCOMMAND --help` explains a subcommand.
)";

constexpr const char* kExamples =
    R"(Examples:
  sudoku solve --pretty puzzle.txt
  sudoku count ................
  sudoku check puzzle.txt solution.txt
  sudoku explain puzzle.txt | less
  sudoku generate --count 10)";

// Subcommands run while the command line is parsed.
int run(int argc, char** argv) {
  CLI::App program("Solves, counts, checks, explains and generates Sudokus.", "sudoku");
  apps::addVersion(program);
  program.failure_message(apps::failureMessage);
  apps::formatHelp(program);
  program.require_subcommand(0, 1);
  program.footer(fmt::format(
      "{}\n{}\n{}", kNotes,
      sudokuProgram::exitStatusHelp("all went well", "a puzzle has no solution, or a check failed"),
      kExamples));
  apps::ExitStatus status = apps::ExitStatus::success;
  sudokuProgram::addSolve(program, status);
  sudokuProgram::addCount(program, status);
  sudokuProgram::addCheck(program, status);
  sudokuProgram::addExplain(program, status);
  sudokuProgram::addGenerate(program, status);
  return apps::parseAndRun(program, argc, argv, [&] {
    if (program.get_subcommands().empty()) {
      throw CLI::RequiredError("A subcommand (solve, count, check, explain or generate)");
    }
    return static_cast<int>(status);
  });
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);          // one thread may read while another writes
  std::signal(SIGPIPE, SIG_DFL);  // a closed pipe ends the program; the parent may ignore SIGPIPE
  return apps::reportErrors("sudoku", "", [&] {
    const int status = run(argc, argv);
    apps::flush(std::cout);
    return status;
  });
}
