#include "apps/sudoku/Arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "apps/support/CommandLine.h"
#include "apps/support/Strategy.h"
#include "apps/support/SudokuArguments.h"
#include "apps/support/Terminal.h"

namespace sudokuProgram {

void addPuzzles(CLI::App& command, PuzzleArguments& puzzles) {
  command
      .add_option("PUZZLES", puzzles.arguments,
                  "Each is the text of a puzzle, a file, a folder (read with all its\n"
                  "subfolders), or - for standard input, which is also read if there is\n"
                  "none")
      ->type_name("");
  addReading(command, puzzles.options);
}

void addReading(CLI::App& command, sudoku::ReadOptions& options) {
  apps::addParsed(command, "--letters", "WHICH", options.letters, apps::lettersIn,
                  "How letters stand for values from size 10 on: auto, 1-9A-G,\n"
                  "0-9A-F, A-P, 1-9A-P, 0-9A-O or A-Y; other sizes: up to their last\n"
                  "value, as 1-9A-C; 0-8, 0-15 or the like: numbers from 0 [auto]");
  apps::addShape(command, options.shape);
}

void addRules(CLI::App& command, sudoku::RuleSet& rules) {
  apps::addParsed(command, "--rules", "NAME", rules, apps::ruleSetNamed,
                  "What a board deduces by itself, see below [full]");
}

void addLimits(CLI::App& command, apps::SearchLimits& limits) {
  apps::addParsed(command, "--max-nodes", "N", limits.expanded, apps::countIn,
                  "Give up a puzzle after N expanded nodes [none]");
  apps::addParsed(
      command, "--max-frontier", "N", limits.frontier, apps::countIn,
      fmt::format("Give up a puzzle before more than N states wait in the frontier, or\n"
                  "never for 'none' [{}; fewer of larger boards]",
                  apps::frontierLimit(9)));
  apps::addParsed(command, "--time-limit", "SECONDS", limits.timeNs, apps::nanosecondsIn,
                  "Give up a puzzle after so much time, such as 2.5 [none]");
}

void addThreads(CLI::App& command, int& threads) {
  apps::addParsed(command, "--threads", "N", threads, apps::threadsIn,
                  "Work on N puzzles at once; 0: on one for each processor [1]");
}

void addSearch(CLI::App& command, apps::SearchOptions& options) {
  const auto strategyIn = [](const std::string& name) { return &apps::strategyNamed(name); };
  apps::addParsed(
      command, "--strategy", "NAME", options.strategy, strategyIn,
      apps::namesOf(apps::strategiesFor(apps::Use::solving)) +
          ". learn learns from contradictions;\n"
          "its nodes are decisions, and --rules acts on the givens only. auto is dfs up\n"
          "to 9x9, and learn on larger boards [auto]");
  addRules(command, options.rules);
  addLimits(command, options.limits);
}

apps::PuzzleInput open(const PuzzleArguments& puzzles) {
  const std::vector<std::string>& arguments = puzzles.arguments;
  if (arguments.empty() || std::ranges::count(arguments, "-") > 0) promptIfTerminal();
  return apps::PuzzleInput(arguments, puzzles.options);
}

void promptIfTerminal() {
  if (!apps::isTerminal(apps::Stream::input)) return;
  fmt::print(stderr,
             "Type or paste puzzles, for instance each as a line of 81 characters with "
             "dots for blanks. Ctrl-D ends.\n");
}

void report(const sudoku::PuzzleError& error) {
  fmt::print(stderr, "{}\n", error.what());
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
