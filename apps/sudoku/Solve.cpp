#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>

#include "apps/solving/BoardText.h"
#include "apps/solving/SolutionSearch.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/sudoku/Answers.h"
#include "apps/sudoku/Arguments.h"
#include "search/Outcome.h"
#include "sudoku/PuzzleWriter.h"

namespace sudokuProgram {
namespace {

constexpr const char* kSolveNotes =
    R"(Solutions stand in the order of the puzzles, and every puzzle has its line: line N of the output
belongs to puzzle N. Where there is no solution to write, it is one of
  no solution
  gave up: REASON     a limit stopped the search, or memory ran out
  unreadable          standard error says why, as FILE:LINE:COLUMN: PROBLEM
With --all it has a line for each solution, and `gave up` after them if the
search for more was stopped. Every solution is checked before it is written.

Boards of 10x10 and more that were read as letters are written as letters, in the same alphabet;
others as numbers, or from 10x10 on in the alphabet that --letters names. Where 0 was read as a
value, numbers count from 0 in the solution too. If the text of a puzzle says its shape, by regions,
bars or options after the board, so does its solution.

Puzzles are solved as they come. Their number does not matter; memory does not grow with it.
)";

constexpr const char* kSolveExamples =
    R"(Examples:
  sudoku solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku solve --pretty puzzle.txt
  zcat million.txt.gz | sudoku solve --jobs 0 > solutions.txt
  sudoku solve --all --time-limit 10 many.sdm)";

struct SolveOptions : AnswerOptions {
  bool findsAll = false;
  bool isPretty = false;
};

// A line names the shape only if the text of the puzzle did.
std::string text(const sudoku::Puzzle& solution, bool isPretty, bool saysShape,
                 sudoku::Letters letters) {
  if (isPretty) return apps::drawing(solution, letters) + '\n';
  return (saysShape ? toLine(solution, letters) : squaresToLine(solution, letters)) + '\n';
}

ExitStatus solve(const sudoku::ReadPuzzle& read, const SolveOptions& options, const Write& write) {
  const sudoku::Letters named = options.puzzles.options.letters;
  const bool isOfDigits = read.puzzle.size() <= 9;
  const sudoku::Letters letters =
      isOfDigits || named == sudoku::Letters::automatic ? read.letters : named;
  apps::SolutionSearch search(read.puzzle, options.search);
  bool isSolved = false;
  while (const std::optional<sudoku::Puzzle> solution = search.next()) {
    write(text(*solution, options.isPretty, read.saysShape, letters));
    if (!options.findsAll) return ExitStatus::success;
    isSolved = true;
  }
  if (search.outcome() != search::Outcome::exhausted) {
    write(fmt::format("{}{}\n", kGaveUp, search::describe(search.outcome())));
    return ExitStatus::incomplete;
  }
  if (isSolved) return ExitStatus::success;
  write(fmt::format("{}\n", kNoSolution));
  return ExitStatus::negative;
}

}  // namespace

void addSolve(CLI::App& program, ExitStatus& status) {
  CLI::App* command =
      program.add_subcommand("solve", "Writes the solution of each puzzle, one a line.");
  const auto options = std::make_shared<SolveOptions>();
  command->add_flag("--all", options->findsAll, "Write all solutions of a puzzle");
  command->add_flag("--pretty", options->isPretty, "Draw the solutions");
  addAnswering(*command, *options);
  command->footer(fmt::format("{}\n{}\n{}", kSolveNotes, apps::ruleSetHelp(), kSolveExamples));
  command->callback([options, &status] {
    status = answerAll(*options, [&](const auto& puzzle, const auto& write) {
      return solve(puzzle, *options, write);
    });
  });
}

}  // namespace sudokuProgram
