// Arguments.h: the command line of `sudoku`: its subcommands, the options that they share, and the
// puzzles that they read.

#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/solving/PuzzleInput.h"
#include "apps/solving/SearchLimits.h"
#include "apps/solving/SolutionSearch.h"
#include "apps/support/ExitStatus.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/RuleSet.h"

namespace sudokuProgram {

using apps::ExitStatus;

// Each adds the subcommand that the file of its name defines. The subcommand sets `status` to its
// exit status when it has run. Both arguments must outlive parsing.
void addSolve(CLI::App& program, ExitStatus& status);     // writes the solutions of puzzles
void addCount(CLI::App& program, ExitStatus& status);     // counts the solutions of puzzles
void addCheck(CLI::App& program, ExitStatus& status);     // checks puzzles, or their solutions
void addExplain(CLI::App& program, ExitStatus& status);   // explains a solution step by step
void addGenerate(CLI::App& program, ExitStatus& status);  // generates puzzles from a seed

struct PuzzleArguments {
  std::vector<std::string> arguments;
  sudoku::ReadOptions options;
};

// Adds the arguments PUZZLES and the options for reading them.
void addPuzzles(CLI::App& command, PuzzleArguments& puzzles);

// The options added: --rules; --max-nodes and --time-limit.
void addRules(CLI::App& command, sudoku::RuleSet& rules);
void addLimits(CLI::App& command, apps::SearchLimits& limits);

// Of the subcommands that answer each puzzle in its line.
struct AnswerOptions {
  PuzzleArguments puzzles;
  apps::SearchOptions search;
  int jobs = 1;
};
void addAnswering(CLI::App& command, AnswerOptions& options);

// Opens the input. If it is a terminal, a prompt is written.
apps::PuzzleInput open(const PuzzleArguments& puzzles);

// Writes a prompt if standard input is a terminal.
void promptIfTerminal();

// Writes the error to standard error.
void report(const sudoku::PuzzleError& error);

struct ReadResult {
  std::optional<sudoku::ReadPuzzle> item;  // empty at the end, and after a read error
  bool isEnd = false;
};

// The next puzzle or solution of the input. Reports a read error.
template <class Input>
ReadResult readNext(Input& input) {
  try {
    auto item = input.next();
    const bool isEnd = !item;
    return {std::move(item), isEnd};
  } catch (const sudoku::PuzzleError& error) {
    report(error);
    return {};
  }
}

// The position of an item just read: "FILE:LINE".
template <class Input>
std::string placeOf(const Input& input, const sudoku::ReadPuzzle& item) {
  return input.sourceName() + ':' + std::to_string(item.line);
}

}  // namespace sudokuProgram
