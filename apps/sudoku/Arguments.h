// Arguments.h: what the command lines of the subcommands share: puzzles, with the reporting of read
// errors, and the options for searches.

#ifndef APPS_SUDOKU_ARGUMENTS_H_
#define APPS_SUDOKU_ARGUMENTS_H_

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/support/ExitStatus.h"
#include "apps/support/PuzzleInput.h"
#include "apps/support/SearchLimits.h"
#include "apps/support/SolutionSearch.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/RuleSet.h"

namespace sudokuProgram {

using apps::ExitStatus;

struct PuzzleArguments {
  std::vector<std::string> arguments;
  sudoku::ReadOptions options;
};

// Adds the arguments PUZZLES and the options of addReading().
void addPuzzles(CLI::App& command, PuzzleArguments& puzzles);

// The options added: --letters and those of shapes; --rules; --max-nodes, --max-frontier and
// --time-limit; --threads; --strategy, --rules and the limits.
void addReading(CLI::App& command, sudoku::ReadOptions& options);
void addRules(CLI::App& command, sudoku::RuleSet& rules);
void addLimits(CLI::App& command, apps::SearchLimits& limits);
void addThreads(CLI::App& command, int& threads);
void addSearch(CLI::App& command, apps::SearchOptions& options);

// Text for --help: how the limits bound memory.
std::string memoryHelp();

// True if the arguments name standard input, or nothing.
bool readsStandardInput(const PuzzleArguments& puzzles);

// Opens the input, whose notices `tell` gets. If it is a terminal, a prompt is written. Throws
// CLI::ValidationError if the options name an impossible shape.
apps::PuzzleInput open(const PuzzleArguments& puzzles,
                       apps::PuzzleInput::Tell tell = apps::PuzzleInput::tellOnError);

// Writes a prompt if standard input is a terminal.
void promptIfTerminal();

// Writes the error to standard error.
void report(const sudoku::PuzzleError& error);

template <class Item>
struct ReadResult {
  std::optional<Item> item;  // empty at the end, and after a read error
  bool isEnd = false;
};

// The next item of the input, such as a puzzle. Calls `tell` with a read error.
template <class Input, class Tell = void (*)(const sudoku::PuzzleError&)>
auto readNext(Input& input, Tell tell = report) {
  using Item = typename decltype(input.next())::value_type;
  try {
    std::optional<Item> item = input.next();
    const bool isEnd = !item;
    return ReadResult<Item>{std::move(item), isEnd};
  } catch (const sudoku::PuzzleError& error) {
    tell(error);
    return ReadResult<Item>{};
  }
}

// The position of an item just read: "FILE:LINE".
template <class Input, class Item>
std::string placeOf(const Input& input, const Item& item) {
  return input.sourceName() + ':' + std::to_string(item.line);
}

// Calls `use` for each readable puzzle and returns the highest status. Input without any puzzle is
// reported as well.
ExitStatus forEachPuzzle(apps::PuzzleInput& input,
                         const std::function<ExitStatus(const sudoku::ReadPuzzle&)>& use);

}  // namespace sudokuProgram

#endif
