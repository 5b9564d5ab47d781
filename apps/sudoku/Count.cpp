#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>

#include "apps/solving/SolutionSearch.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/sudoku/Answers.h"
#include "apps/sudoku/Arguments.h"
#include "apps/support/CommandLine.h"
#include "search/Outcome.h"

namespace sudokuProgram {
namespace {

constexpr const char* kCountNotes =
    R"(Numbers stand in the order of the puzzles: line N of the output belongs to puzzle N.
  12            it has 12 solutions
  1000000+      it has more than the --limit, here 1000000
  345+          it has 345 at least; then another limit was reached, or Ctrl-C came
  gave up: out of memory
  unreadable    standard error says why, as FILE:LINE:COLUMN: PROBLEM
)";

constexpr const char* kCountExamples =
    R"(Examples:
  sudoku count ................        the 4x4 without givens: 288
  sudoku count --limit 1 puzzles.txt   1 for each puzzle that has one solution, 1+ if several)";

struct CountOptions : AnswerOptions {
  std::uint64_t limit = 1'000'000;
};

ExitStatus count(const sudoku::ReadPuzzle& read, const CountOptions& options, const Write& write) {
  apps::SolutionSearch search(read.puzzle, options.search);
  std::uint64_t found = 0;
  for (; found < options.limit && search.next();) ++found;
  const bool hasMore = found == options.limit && search.next();
  const bool isAll = search.outcome() == search::Outcome::exhausted;
  write(fmt::format("{}{}\n", found, isAll ? "" : "+"));
  return isAll || hasMore ? ExitStatus::success : ExitStatus::incomplete;
}

}  // namespace

void addCount(CLI::App& program, ExitStatus& status) {
  CLI::App* command = program.add_subcommand(
      "count", "Writes how many solutions each puzzle has, one number a line.");
  const auto options = std::make_shared<CountOptions>();
  apps::addParsed(*command, "--limit", "N", options->limit, apps::positiveCountIn,
                  fmt::format("Count to N at most, or to the end for 'none' [{}]", options->limit));
  addAnswering(*command, *options);
  command->footer(fmt::format("{}\n{}\n{}", kCountNotes, apps::ruleSetHelp(), kCountExamples));
  command->callback([options, &status] {
    status = answerAll(*options, [&](const auto& puzzle, const auto& write) {
      return count(puzzle, *options, write);
    });
  });
}

}  // namespace sudokuProgram
