// Reading.h: what the subcommands read, and how they say what they cannot read.

#ifndef APPS_COMMANDS_READING_H_
#define APPS_COMMANDS_READING_H_

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/commands/ExitStatus.h"
#include "apps/support/PuzzleInput.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/reading/PuzzleError.h"

namespace commands {

// Puzzles as arguments, and how to read them.
struct Reading {
  std::vector<std::string> arguments;
  sudoku::ReadOptions options;
};

// Adds the arguments PUZZLES and the option --letters.
void addReading(CLI::App& command, Reading& reading);

// Adds --letters alone.
void addLetters(CLI::App& command, sudoku::ReadOptions& options);

// What is to be read. A person at a terminal is told what is awaited.
apps::PuzzleInput open(const Reading& reading);

// Tells a person at a terminal what standard input is read for.
void inviteToType();

// Writes it to standard error.
void report(const sudoku::PuzzleError& error);

template <class Item>
struct ReadResult {
  std::optional<Item> item;  // none at the end, and if it could not be read
  bool isEnd = false;
};

// The next puzzle, or whatever the input has. What cannot be read is reported.
template <class Input>
auto readNext(Input& input) {
  using Item = typename decltype(input.next())::value_type;
  try {
    std::optional<Item> item = input.next();
    const bool isEnd = !item;
    return ReadResult<Item>{std::move(item), isEnd};
  } catch (const sudoku::PuzzleError& error) {
    report(error);
    return ReadResult<Item>{};
  }
}

// Where something that was just read stands: "FILE:LINE".
template <class Input, class Item>
std::string placeOf(const Input& input, const Item& item) {
  return input.sourceName() + ':' + std::to_string(item.line);
}

// Calls `use` for each puzzle that can be read, and returns the worst that happened. That there is
// no puzzle at all is reported too.
ExitStatus forEachPuzzle(apps::PuzzleInput& input,
                         const std::function<ExitStatus(const sudoku::ReadPuzzle&)>& use);

}  // namespace commands

#endif
