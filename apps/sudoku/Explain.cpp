#include <fmt/format.h>
#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>

#include "apps/solving/BoardText.h"
#include "apps/solving/DeductionText.h"
#include "apps/solving/Explanation.h"
#include "apps/solving/SolutionSearch.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/sudoku/Answers.h"
#include "apps/sudoku/Arguments.h"
#include "search/Outcome.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"

namespace sudokuProgram {
namespace {

constexpr const char* kExplainNotes =
    R"(Prints every deduction, every guess, and every retreat when a guess turns out wrong. A deduction has
one line: the rule, its squares, and the candidates that it removes from other squares. The
consequences of a guess are indented below it. Squares are named by row and column, both from 1:
r1c9 is the last one of the first row. Boxes, other regions and windows count from 1 in reading order
of their first squares, whatever the names in a map of regions are: region 1 has r1c1. Diagonal 1
begins at r1c1.

Where no rule applies, the values of a square are tried in ascending order, or, on boards larger than
16x16, the places of a value. The rules collapse and guess have no effect here: every step is printed.
)";

constexpr const char* kExplainExamples =
    R"(Examples:
  sudoku explain 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku explain --rules norvig hard.txt | less)";

struct ExplainOptions {
  PuzzleArguments puzzles;
  sudoku::RuleSet rules = sudoku::kFull;
  apps::SearchLimits limits;
};

// Without a guess there is one solution. Otherwise another is searched for, for seconds at most.
const char* solutionHeading(const sudoku::Puzzle& puzzle, apps::SearchLimits limits,
                            std::uint64_t guesses) {
  constexpr std::uint64_t kMostNodes = 10'000;
  limits.expanded = std::min(limits.expanded, kMostNodes);
  if (guesses == 0) return "solution:";
  apps::SolutionSearch search(puzzle, {.limits = limits});
  if (search.next() && search.next()) return "one of several solutions:";
  const bool isOnlyOne = search.outcome() == search::Outcome::exhausted;
  return isOnlyOne ? "solution:" : "solution, perhaps one of several:";
}

ExitStatus explain(const sudoku::ReadPuzzle& read, const std::string& place,
                   const ExplainOptions& options) {
  const sudoku::Puzzle& puzzle = read.puzzle;
  std::cout << place << '\n';
  const std::string meaning = apps::meaningOfNumbers(read.letters, puzzle.size());
  if (!meaning.empty()) fmt::print(std::cout, "the numbers {}\n", meaning);
  std::cout << apps::drawing(puzzle) << '\n';
  const sudoku::Faults conflicts = sudoku::checkGivens(puzzle);
  if (!conflicts.empty()) {
    fmt::print(std::cout, "the givens contradict each other:\n{}\n{}\n",
               apps::faultLines(apps::firstFaults(conflicts)), kNoSolution);
    return ExitStatus::negative;
  }
  const apps::Explanation explained =
      apps::explain(puzzle, options.rules, options.limits.forSize(puzzle.size()),
                    [](const apps::ExplainedStep& step) {
                      fmt::print(std::cout, "{:{}}{}\n", "", 2 * step.openGuesses, step.text);
                    });
  const bool isExhausted = explained.outcome == search::Outcome::exhausted;
  if (explained.solution) {
    apps::requireSolution(puzzle, *explained.solution);
    fmt::print(std::cout, "\n{}\n{}\n", solutionHeading(puzzle, options.limits, explained.guesses),
               apps::drawing(*explained.solution));
  } else if (isExhausted) {
    fmt::print(std::cout, "\n{}\n\n", kNoSolution);
  } else {
    fmt::print(std::cout, "\n{}{}\n\n", kGaveUp, search::describe(explained.outcome));
  }
  for (const auto& [rule, times] : explained.timesUsed) {
    fmt::print(std::cout, "{:<17}{:>6}\n", apps::ruleName(rule), times);
  }
  fmt::print(std::cout, "{:<17}{:>6}\n{:<17}{:>6}\n", "guesses", explained.guesses, "retreats",
             explained.retreats);
  if (explained.solution) return ExitStatus::success;
  return isExhausted ? ExitStatus::negative : ExitStatus::incomplete;
}

}  // namespace

void addExplain(CLI::App& program, ExitStatus& status) {
  CLI::App* command =
      program.add_subcommand("explain", "Tells step by step how a puzzle is solved.");
  const auto options = std::make_shared<ExplainOptions>();
  addPuzzles(*command, options->puzzles);
  addRules(*command, options->rules);
  addLimits(*command, options->limits);
  command->footer(fmt::format("{}\n{}\n{}", kExplainNotes, apps::ruleSetHelp(), kExplainExamples));
  command->callback([options, &status] {
    status = forEachPuzzle(options->puzzles, [&](const auto& read, const std::string& place) {
      return explain(read, place, *options);
    });
  });
}

}  // namespace sudokuProgram
