#include "apps/sudoku/PuzzleArguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <utility>

#include "apps/support/CommandLine.h"
#include "apps/support/ShapeArguments.h"
#include "apps/support/Terminal.h"

namespace sudokuProgram {

void addPuzzleArguments(CLI::App& command, PuzzleArguments& puzzles) {
  command
      .add_option("PUZZLES", puzzles.arguments,
                  "Each is the text of a puzzle, a file, a folder (read with all its\n"
                  "subfolders), or - for standard input, which is also read if there is\n"
                  "none")
      ->type_name("");
  addReading(command, puzzles.options);
}

void addReading(CLI::App& command, sudoku::ReadOptions& options) {
  apps::addParsed(command, "--letters", "WHICH", options.letters, apps::lettersIn,
                  "How letters stand for values from size 10 on: auto, 1-9A-G,\n"
                  "0-9A-F, A-P, 1-9A-P, 0-9A-O or A-Y; other sizes: up to their last\n"
                  "value, as 1-9A-C; 0-8, 0-15 or the like: numbers from 0 [auto]");
  apps::addShape(command, options.shape);
}

bool readsStandardInput(const PuzzleArguments& puzzles) {
  const std::vector<std::string>& arguments = puzzles.arguments;
  return arguments.empty() || std::find(arguments.begin(), arguments.end(), "-") != arguments.end();
}

apps::PuzzleInput open(const PuzzleArguments& puzzles, apps::PuzzleInput::Tell tell) {
  apps::requirePossible(puzzles.options.shape);
  if (readsStandardInput(puzzles)) promptIfTerminal();
  return apps::PuzzleInput(puzzles.arguments, puzzles.options, std::move(tell));
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

ExitStatus forEachPuzzle(apps::PuzzleInput& input,
                         const std::function<ExitStatus(const sudoku::ReadPuzzle&)>& use) {
  std::optional<ExitStatus> status;
  for (;;) {
    const auto read = readNext(input);
    if (read.isEnd) break;
    const ExitStatus latest = read.item ? use(*read.item) : ExitStatus::unreadable;
    status = worse(status.value_or(latest), latest);
  }
  if (!status) fmt::print(stderr, "There is no puzzle in the input.\n");
  return status.value_or(ExitStatus::unreadable);
}

}  // namespace sudokuProgram
