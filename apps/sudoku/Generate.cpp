#include "apps/sudoku/Subcommands.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "apps/sudoku/Arguments.h"
#include "apps/support/CommandLine.h"
#include "apps/support/PuzzleGenerator.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/SudokuArguments.h"
#include "apps/support/Terminal.h"
#include "search/Limits.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleWriter.h"

namespace sudokuProgram {
namespace {

constexpr const char* kGenerateDescription =
    "Writes new puzzles with exactly one solution, one a line.";

constexpr const char* kGenerateNotes =
    R"(A puzzle is made from a random full board by taking away givens, in a random order, as long as one
solution is left. Without --givens, all are tried. A redundant one may stay if that is hard to tell,
unless --minimal forbids it, which takes milliseconds for 9x9, a tenth of a second for 16x16 and
half a minute for 25x25. --givens with a number that is hardly ever reached may take for ever.

A line has the squares of a puzzle, and its shape unless it is the usual one, as the other subcommands
read it. --rules and --min-nodes leave out puzzles that depth-first search with those rules solves in
fewer nodes. The rest suit exercises.

The same options give the same puzzles on every machine.
)";

constexpr const char* kGenerateExamples =
    R"(Examples:
  sudoku generate --count 1000 --minimal
  sudoku generate --boxes 2x3 --count 1000000 > sixes.txt
  sudoku generate --diagonals --windows --seed 1 | sudoku solve --pretty
  sudoku generate --size 16 --givens 110 --seed 7 | sudoku solve --pretty
  sudoku generate --rules coursework --min-nodes 1000)";

constexpr int kLargestSize = 25;

struct GenerateOptions {
  apps::PuzzleGenerator::Options puzzles;
  std::optional<int> size;
  sudoku::ShapeOptions shape;
  std::uint64_t count = 1;
  sudoku::RuleSet rules = sudoku::kFull;
  std::uint64_t minNodes = 0;
};

int sizeIn(const std::string& text) {
  return static_cast<int>(apps::wholeNumberIn(text, 1, kLargestSize));
}

// Sets the size and the shape of the puzzles. Throws CLI::ValidationError if there are no such
// boards.
void setShape(GenerateOptions& options) {
  const int ofRegions = options.shape.size();
  const int size = options.size.value_or(ofRegions > 0 ? ofRegions : options.puzzles.shape.size());
  if (ofRegions > kLargestSize) {
    throw CLI::ValidationError(
        fmt::format("boards of size {} are too large: at most {}", ofRegions, kLargestSize));
  }
  try {
    options.puzzles.shape = sudoku::shapeWith(options.shape, size);
  } catch (const std::invalid_argument& error) {
    throw CLI::ValidationError(error.what());
  }
}

std::uint64_t wholeNumber(const std::string& text) {
  return apps::wholeNumberIn(text, 0, UINT64_MAX);
}

// True if a depth-first search with the chosen rules expands at least the requested number of nodes
// before it finds the solution.
bool takesNodes(const sudoku::Puzzle& puzzle, const GenerateOptions& options,
                const std::atomic<bool>& stop) {
  if (options.minNodes == 0) return true;
  DepthFirstSearch search(std::make_unique<Sudoku>(puzzle, options.rules));
  search::Limits limits;
  limits.expanded = options.minNodes;
  limits.stop = &stop;
  search.setLimits(limits);
  search.solve();
  return search.statistics().expanded >= options.minNodes;
}

// Progress on the next puzzle, for the progress bar.
std::string attemptText(const apps::PuzzleGenerator::Progress& progress,
                        const GenerateOptions& options) {
  const std::uint64_t boards = progress.boards;
  const int fewest = progress.fewestGivens;
  if (options.puzzles.givens && fewest > 0) {
    return fmt::format("board {}, fewest givens {}", boards, fewest);
  }
  return fmt::format("board {}, square {} of {}", boards, progress.squaresTried.load(),
                     options.puzzles.shape.squares());
}

ExitStatus generate(const GenerateOptions& options) {
  const apps::StopOnSignal stop;  // so that Ctrl-C erases the progress bar
  apps::PuzzleGenerator generator(options.puzzles);
  const bool isEndless = options.count == search::kUnlimited;
  apps::ProgressBar progress("puzzles", isEndless ? std::nullopt : std::optional(options.count),
                             [&] { return attemptText(generator.progress(), options); });
  for (std::uint64_t made = 0; made < options.count;) {
    const std::optional<sudoku::Puzzle> puzzle = generator.next(stop.flag());
    if (!puzzle) return static_cast<ExitStatus>(stop.exitStatus());
    if (!takesNodes(*puzzle, options, stop.flag())) continue;
    std::cout << sudoku::toLine(*puzzle) << '\n' << std::flush;
    progress.advance();
    ++made;
  }
  return ExitStatus::success;
}

}  // namespace

void addGenerate(CLI::App& program, ExitStatus& status) {
  CLI::App* command = program.add_subcommand("generate", kGenerateDescription);
  const auto options = std::make_shared<GenerateOptions>();
  apps::addParsed(*command, "--size", "N", options->size, sizeIn,
                  "Boards of N x N squares, up to 25 [that of the boxes or regions, or 9]");
  apps::addShape(*command, options->shape);
  apps::addParsed(*command, "--count", "K", options->count, apps::countIn,
                  "Write K puzzles, or 'none' for no end [1]");
  apps::addParsed(*command, "--seed", "S", options->puzzles.seed, wholeNumber,
                  "Start the random numbers with S [0]");
  CLI::Option* givens = apps::addParsed(
      *command, "--givens", "G", options->puzzles.givens,
      [](const std::string& text) {
        return static_cast<int>(apps::wholeNumberIn(text, 0, kLargestSize * kLargestSize));
      },
      "Puzzles with exactly G givens");
  command
      ->add_flag("--minimal", options->puzzles.isMinimal,
                 "No given is redundant; not with --givens")
      ->excludes(givens);
  addRules(*command, options->rules);
  apps::addParsed(*command, "--min-nodes", "M", options->minNodes, wholeNumber,
                  "Leave out puzzles that the rule set solves in fewer than M nodes [0]");
  command->footer(fmt::format("{}\n{}\n{}\n{}", kGenerateNotes, apps::ruleSetHelp(),
                              exitStatusHelp("the puzzles were written", ""), kGenerateExamples));
  command->callback([options, &status] {
    setShape(*options);
    const int squares = options->puzzles.shape.squares();
    if (options->puzzles.givens > squares) {
      throw CLI::ValidationError(
          "--givens",
          fmt::format("a board of size {} has {} squares, fewer than {}",
                      options->puzzles.shape.size(), squares, *options->puzzles.givens));
    }
    status = generate(*options);
  });
}

}  // namespace sudokuProgram
