#include "apps/commands/Explain.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "DepthFirstSearch.h"
#include "apps/commands/Drawn.h"
#include "apps/commands/NarratedSudoku.h"
#include "apps/commands/Narrator.h"
#include "apps/commands/Reading.h"
#include "apps/commands/SearchFlags.h"
#include "apps/support/RuleSetNames.h"
#include "apps/support/SolutionSearch.h"
#include "search/Outcome.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"

namespace commands {
namespace {

constexpr const char* kDescription = "Tells step by step how a puzzle is solved.";

constexpr const char* kNotes =
    R"(Tells it as a person would: every deduction, every guess, and every retreat when a guess turns out
wrong. A deduction has a line: the rule, the squares it is about, and which candidates it removes
from other squares. What follows from a guess is indented below it. Squares are named by row and
column, both from 1: r1c9 is the last one of the first row. Boxes count from 1 in reading order.

Where no rule helps, the values of a square are tried in ascending order. Of the rule set, collapse
makes no difference here: every guess is told.
)";

constexpr const char* kExamples =
    R"(
Examples:
  sudoku explain 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku explain --rules norvig hard.txt | less)";

struct Options {
  Reading reading;
  sudoku::RuleSet rules = sudoku::kFull;
  search::Limits limits;
  bool tellsGivens = false;
};

ExitStatus sayNoSolution() {
  fmt::print(std::cout, "\nno solution\n");
  return ExitStatus::no;
}

ExitStatus tellSearch(const sudoku::Puzzle& puzzle, const Options& options) {
  Narrator narrator(std::cout, sudoku::Geometry::ofSize(puzzle.size), options.tellsGivens);
  DepthFirstSearch search(std::make_unique<NarratedSudoku>(puzzle, options.rules, narrator));
  search.setLimits(options.limits);
  const Searchable* found = search.solve();
  ExitStatus status = ExitStatus::yes;
  if (found != nullptr) {
    const sudoku::Puzzle solution = static_cast<const NarratedSudoku*>(found)->values();
    apps::requireSolution(puzzle, solution);
    fmt::print(std::cout, "\nsolution:\n{}", drawn(solution));
  } else if (search.outcome() == search::Outcome::exhausted) {
    status = sayNoSolution();
  } else {
    fmt::print(std::cout, "\ngave up: {}\n", search::describe(search.outcome()));
    status = ExitStatus::gaveUp;
  }
  fmt::print(std::cout, "\n");
  narrator.writeCounts();
  return status;
}

ExitStatus explain(const sudoku::Puzzle& puzzle, const Options& options) {
  fmt::print(std::cout, "{}\n", drawn(puzzle));
  const std::vector<sudoku::Fault> conflicts = sudoku::checkGivens(puzzle);
  if (conflicts.empty()) return tellSearch(puzzle, options);
  fmt::print(std::cout, "the givens contradict each other:\n");
  for (const sudoku::Fault& fault : conflicts) fmt::print(std::cout, "  {}\n", fault.message());
  return sayNoSolution();
}

ExitStatus run(const Options& options) {
  apps::PuzzleInput input = open(options.reading);
  return forEachPuzzle(input, [&](const sudoku::ReadPuzzle& read) {
    fmt::print(std::cout, "{}\n", placeOf(input, read));
    const ExitStatus status = explain(read.puzzle, options);
    std::cout << std::endl;
    return status;
  });
}

}  // namespace

void addExplain(CLI::App& program, ExitStatus& status) {
  CLI::App* command = program.add_subcommand("explain", kDescription);
  const auto options = std::make_shared<Options>();
  addReading(*command, options->reading);
  command->add_flag("--givens", options->tellsGivens, "Tell also what each given removes");
  addRules(*command, options->rules);
  addLimits(*command, options->limits);
  command->footer(kNotes + ('\n' + apps::ruleSetHelp()) + '\n' +
                  exitStatusHelp("every puzzle was solved", "a puzzle has no solution") +
                  kExamples);
  command->callback([options, &status] { status = run(*options); });
}

}  // namespace commands
