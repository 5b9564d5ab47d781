// Arguments.h: what the command lines of the subcommands share: puzzles, with the reporting of read
// errors, and the options for searches.

#ifndef APPS_SUDOKU_ARGUMENTS_H_
#define APPS_SUDOKU_ARGUMENTS_H_

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/support/PuzzleInput.h"
#include "apps/support/SearchLimits.h"
#include "apps/support/SolutionSearch.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/RuleSet.h"

namespace sudokuProgram {

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
constexpr const char* kMemoryHelp =
    R"(Memory: unless --max-frontier says otherwise, a search takes 1 GB at most. On boards larger than
225x225 the successors of one state alone can take more, and a search up to 5 GB. Searches at the
same time take as much each. learn has no frontier: it keeps a clause for each solution, without a
limit. A puzzle for which memory runs out is given up.
)";

// Opens the input. If it is a terminal, a prompt is written.
apps::PuzzleInput open(const PuzzleArguments& puzzles);

// Writes a prompt if standard input is a terminal.
void promptIfTerminal();

// Writes the error to standard error.
void report(const sudoku::PuzzleError& error);

template <class Item>
struct ReadResult {
  std::optional<Item> item;  // empty at the end, and after a read error
  bool isEnd = false;
};

// The next item of the input, such as a puzzle. Reports a read error.
template <class Input>
auto readNext(Input& input) -> ReadResult<typename decltype(input.next())::value_type> {
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
template <class Input, class Item>
std::string placeOf(const Input& input, const Item& item) {
  return input.sourceName() + ':' + std::to_string(item.line);
}

// Text for --help: all exit statuses, with the meaning of `success` and `negative` for one
// subcommand. An empty `negative` means that this status cannot occur.
std::string exitStatusHelp(const std::string& success, const std::string& negative);

}  // namespace sudokuProgram

#endif
