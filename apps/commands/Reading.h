// Reading.h: what the subcommands read, and how they say what they cannot read.

#ifndef APPS_COMMANDS_READING_H_
#define APPS_COMMANDS_READING_H_

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "apps/commands/ExitStatus.h"
#include "apps/support/PuzzleInput.h"
#include "sudoku/PuzzleReader.h"

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

struct ReadResult {
  std::optional<sudoku::ReadPuzzle> puzzle;  // none at the end, and if it could not be read
  bool isEnd = false;
};

// The next puzzle. What cannot be read is reported on standard error.
ReadResult readNext(apps::PuzzleInput& input);

// Where a puzzle that was just read stands: "FILE:LINE".
std::string placeOf(const apps::PuzzleInput& input, const sudoku::ReadPuzzle& read);

// Calls `use` for each puzzle that can be read, and returns the worst that happened. That there is
// no puzzle at all is reported too.
ExitStatus forEachPuzzle(apps::PuzzleInput& input,
                         const std::function<ExitStatus(const sudoku::ReadPuzzle&)>& use);

}  // namespace commands

#endif
