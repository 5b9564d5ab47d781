// sudoku.cpp: the program `sudoku`. It solves, counts, checks, explains and generates Sudokus. Each
// subcommand is a file in sudoku/.

#include <CLI/CLI.hpp>
#include <csignal>
#include <iostream>
#include <string>

#include "apps/sudoku/Arguments.h"
#include "apps/support/CommandLine.h"
#include "apps/support/ExitStatus.h"

namespace {

constexpr const char* kNotes =
    R"(Puzzles are arguments, files, folders or standard input. Formats are recognised, and may be mixed:
lines of 81 characters, rows, drawings, tables, lists of programs, JSON, .sdk, .sdm and .ss files,
letters from 10x10 on. The options --boxes, --regions, --diagonals and --windows, or these words
after a board, name its shape. docs/formats.md has an example of each.

`sudoku SUBCOMMAND --help` explains a subcommand.

A search takes 2 GB at most, up to 144x144 1 GB, but on boards larger than 9x9 it also remembers each
solution. A puzzle for which memory runs out, or would, is given up.

Exit status (the highest that applies):
  0  all went well
  1  a puzzle has no solution, or a check failed: several solutions are one too many
  2  the command line is wrong, or `generate` found no such puzzle
  3  a limit stopped a search, or memory ran out for a puzzle
  4  some input could not be read; the rest was
  5  the output could not be written, or an internal error occurred
  130 after Ctrl-C, 143 after SIGTERM; solve and count write what they found by then
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
  program.failure_message([](const CLI::App* app, const CLI::Error& error) {
    if (!app->get_subcommands().empty()) return apps::failureMessage(app, error);
    return std::string(
        "A subcommand (solve, count, check, explain or generate) must come first.\n"
        "Run with --help for more information.\n");
  });
  apps::formatHelp(program);
  program.require_subcommand(1);
  program.footer(std::string(kNotes) + '\n' + kExamples);
  apps::ExitStatus status = apps::ExitStatus::success;
  sudokuProgram::addSolve(program, status);
  sudokuProgram::addCount(program, status);
  sudokuProgram::addCheck(program, status);
  sudokuProgram::addExplain(program, status);
  sudokuProgram::addGenerate(program, status);
  return apps::parseAndRun(program, argc, argv, [&] { return static_cast<int>(status); });
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
