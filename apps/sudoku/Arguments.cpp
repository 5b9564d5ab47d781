#include "apps/sudoku/Arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "apps/solving/SudokuArguments.h"
#include "apps/support/CommandLine.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace sudokuProgram {

void addPuzzles(CLI::App& command, PuzzleArguments& puzzles) {
  command
      .add_option("PUZZLES", puzzles.arguments,
                  "Each is the text of a puzzle, a file, a folder (read with all its\n"
                  "subfolders), or - for standard input, which is also read if there is\n"
                  "none")
      ->type_name("");
  apps::addReading(command, puzzles.options);
}

void addRules(CLI::App& command, sudoku::RuleSet& rules) {
  apps::addParsed(command, "--rules", "NAME", rules, apps::ruleSetNamed,
                  "What a board deduces by itself, see below [full]");
}

void addLimits(CLI::App& command, apps::SearchLimits& limits) {
  apps::addParsed(command, "--max-nodes", "N", limits.expanded, apps::countIn,
                  "Give up a puzzle after N expanded nodes [none]");
  apps::addParsed(command, "--time-limit", "SECONDS", limits.timeNs, apps::nanosecondsIn,
                  "Give up a puzzle after so much time, such as 2.5 [none]");
}

void addAnswering(CLI::App& command, AnswerOptions& options) {
  addPuzzles(command, options.puzzles);
  const auto strategyIn = [](const std::string& name) {
    return name == "auto" ? nullptr : &apps::strategyNamed(name);
  };
  apps::addParsed(command, "--strategy", "NAME", options.search.strategy, strategyIn,
                  "Answers do not depend on it, only the time: auto (dfs up to 9x9, learn on\n"
                  "larger boards), or one that CompareSearch has [auto]");
  addRules(command, options.search.rules);
  addLimits(command, options.search.limits);
  options.search.limits.stop = &apps::ReceivedSignal::isThere;
  apps::addParsed(command, "--jobs", "N", options.jobs, apps::jobsIn,
                  "Work on N puzzles at once; 0: on one for each processor [1]");
}

apps::PuzzleInput open(const PuzzleArguments& puzzles) {
  const std::vector<std::string>& arguments = puzzles.arguments;
  const auto input = std::find(arguments.begin(), arguments.end(), "-");
  if (arguments.empty() || input != arguments.end()) promptIfTerminal();
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

}  // namespace sudokuProgram
