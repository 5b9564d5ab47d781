#include "apps/sudoku/Program.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

#include "apps/support/CommandLine.h"
#include "apps/support/PuzzleInput.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/PuzzleSource.h"

namespace sudokuProgram {
namespace {

constexpr const char* kNotes =
    R"(Puzzles are arguments, files, folders or standard input. Formats are recognised, and may be mixed:
  - a line of 81 characters (size x size for other sizes) with . 0 _ * x ? or - for blanks, perhaps
    with a title or the solution beside it; a column of a table
  - a row a line, or a square a line; numbers with commas or white space between them, 0 or -1 for
    blanks; triples of row, column and value
  - drawings with | and - ; lists of programs and JSON; .sdk, .sdm and .ss files; letters from 10x10
    on
  - 6x6, 8x8, 10x10, 12x12, 15x15 and 20x20 with their usual boxes; jigsaws: squares and a map of
    regions; other shapes by the options --boxes, --regions, --diagonals and --windows, or these
    words after a board
  - pencil marks, 729 characters and lines of HoDoKu's library: their candidates count
Comments begin with #. docs/formats.md has an example of each.

`sudoku SUBCOMMAND --help` explains a subcommand.
)";

constexpr const char* kExamples =
    R"(Examples:
  sudoku solve --pretty puzzle.txt
  sudoku count ................
  sudoku check puzzle.txt solution.txt
  sudoku explain puzzle.txt | less
  sudoku generate --count 10)";

// True for a file, a folder or the text of a puzzle with several squares.
bool namesPuzzles(const std::string& argument) {
  if (apps::isFolder(argument)) return true;
  if (argument.size() == 1) return false;
  try {
    const sudoku::PuzzleSource source(argument);
    return true;
  } catch (const sudoku::PuzzleError&) {
    return false;
  }
}

// The argument as it is typed into a shell. A long one is replaced by a placeholder.
std::string typed(const std::string& argument) {
  constexpr const char* kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-+=,:@%/";
  constexpr std::size_t kLongest = 100;
  if (argument.size() > kLongest || argument.find_first_of("'\n") != argument.npos) return "PUZZLE";
  const bool isPlain = argument.find_first_not_of(kPlain) == argument.npos;
  return isPlain ? argument : fmt::format("'{}'", argument);
}

// If puzzles are given without a subcommand, the message suggests `solve`.
std::string failureMessage(const CLI::App* program, const CLI::Error& error) {
  const std::vector<std::string> words = program->remaining();
  const auto first = std::find_if(words.begin(), words.end(),
                                  [](const std::string& word) { return word.front() != '-'; });
  const bool hasSubcommand = !program->get_subcommands().empty();
  if (hasSubcommand || first == words.end() || !namesPuzzles(*first)) {
    return apps::failureMessage(program, error);
  }
  std::string command = "sudoku solve";
  for (const std::string& word : words) command += ' ' + typed(word);
  return fmt::format(
      "A subcommand must come first: solve, count, check or explain. Did you mean this?\n  {}\n",
      command);
}

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
  program.failure_message(failureMessage);
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
