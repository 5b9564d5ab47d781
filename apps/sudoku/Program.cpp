#include "apps/sudoku/Program.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <iostream>
#include <string>

#include "apps/support/CommandLine.h"

namespace sudokuProgram {
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
int runSubcommand(CLI::App& program, int argc, char** argv) {
  ExitStatus status = ExitStatus::success;
  addSolve(program, status);
  addCount(program, status);
  addCheck(program, status);
  addExplain(program, status);
  addGenerate(program, status);
  return apps::parseAndRun(program, argc, argv, [&] {
    if (program.get_subcommands().empty()) {
      throw CLI::RequiredError("A subcommand (solve, count, check, explain or generate)");
    }
    return static_cast<int>(status);
  });
}

}  // namespace

int runProgram(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);          // one thread may read while another writes
  std::signal(SIGPIPE, SIG_DFL);  // a closed pipe ends the program; the parent may ignore SIGPIPE

  CLI::App program("Solves, counts, checks, explains and generates Sudokus.", "sudoku");
  apps::addVersion(program);
  program.failure_message(apps::failureMessage);
  program.require_subcommand(0, 1);
  apps::formatHelp(program);
  program.footer(fmt::format(
      "{}\n{}\n{}", kNotes,
      exitStatusHelp("all went well", "a puzzle has no solution, or a check failed"), kExamples));
  return apps::reportErrors("sudoku", "", [&] {
    const int status = runSubcommand(program, argc, argv);
    apps::flush(std::cout);
    return status;
  });
}

std::string exitStatusHelp(const std::string& success, const std::string& negative) {
  return "Exit status (the highest that applies):\n  0  " + success + '\n' +
         (negative.empty() ? "" : "  1  " + negative + '\n') +
         "  2  the command line is wrong, or `generate` found no solved board of the shape\n"
         "  3  a limit stopped a search, or memory ran out for a puzzle\n"
         "  4  some input could not be read; the rest was\n"
         "  5  the output could not be written, or an internal error occurred\n";
}

}  // namespace sudokuProgram
