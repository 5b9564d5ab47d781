#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "apps/solving/PuzzleGenerator.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/sudoku/Arguments.h"
#include "apps/support/CommandLine.h"
#include "apps/support/Terminal.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleWriter.h"

namespace sudokuProgram {
namespace {

constexpr const char* kGenerateNotes =
    R"(A puzzle is made from a random full board by taking away givens, in a random order, as long as one
solution is left. Without --givens, all are tried. A redundant one may stay if that is hard to tell,
unless --minimal forbids it, which takes milliseconds for 9x9, a tenth of a second for 16x16 and
half a minute for 25x25.

A line has the squares of a puzzle, and its shape unless it is the usual one, as the other subcommands
read it. --rules and --min-nodes leave out puzzles that depth-first search with those rules solves in
fewer nodes. The rest suit exercises. If 100,000 boards (above 9x9: 1,000) give no puzzle with
the --givens and --min-nodes, generating ends with an error.

The same options give the same puzzles on every machine.
)";

constexpr const char* kGenerateExamples =
    R"(Examples:
  sudoku generate --count 1000 --minimal
  sudoku generate --boxes 2x3 --count 1000000 > sixes.txt
  sudoku generate --diagonals --windows --seed 1 | sudoku solve --pretty
  sudoku generate --size 16 --givens 110 --numbers | BestFSSudoku -
  sudoku generate --rules coursework --min-nodes 1000)";

constexpr std::uint64_t kLargestSize = 25;

struct GenerateOptions {
  apps::PuzzleGenerator::Options puzzles;
  std::optional<int> size;
  sudoku::ShapeOptions shape;
  std::uint64_t count = 1;
  sudoku::RuleSet rules = sudoku::kFull;
  std::uint64_t minNodes = 0;
  bool asNumbers = false;
};

// The shape of the puzzles. Throws std::invalid_argument if there are no such boards, or they can't
// be written as numbers.
sudoku::Shape shapeOf(const GenerateOptions& options) {
  const int ofRegions = options.shape.size(),
            size = options.size.value_or(ofRegions > 0 ? ofRegions : 9);
  const sudoku::Shape shape = sudoku::shapeWith(options.shape, size);
  const bool hasUsual = sudoku::usualBoxHeight(static_cast<std::size_t>(size)) > 0;
  if (options.asNumbers && !(hasUsual && shape == sudoku::usualShape(size))) {
    throw std::invalid_argument(
        "--numbers does not say the shape of a board, so it needs the usual boxes");
  }
  return shape;
}

ExitStatus generate(apps::PuzzleGenerator& generator, const GenerateOptions& options) {
  apps::Progress progress("puzzles", options.count);
  for (std::uint64_t made = 0; made < options.count; ++made) {
    const sudoku::Puzzle puzzle = generator.next();
    std::cout << (options.asNumbers ? sudoku::numbersToLine(puzzle, ' ') : sudoku::toLine(puzzle))
              << '\n';
    apps::flush(std::cout);
    progress.advance();
  }
  return ExitStatus::success;
}

}  // namespace

void addGenerate(CLI::App& program, ExitStatus& status) {
  CLI::App* command = program.add_subcommand(
      "generate", "Writes new puzzles with exactly one solution, one a line.");
  const auto options = std::make_shared<GenerateOptions>();
  const auto numberIn = [](const std::string& text) {
    return apps::wholeNumberIn(text, 0, UINT64_MAX);
  };
  const auto sizeIn = [](const std::string& text) {
    return static_cast<int>(apps::wholeNumberIn(text, 2, kLargestSize));
  };
  const auto givensIn = [](const std::string& text) {
    return static_cast<int>(apps::wholeNumberIn(text, 0, kLargestSize * kLargestSize));
  };
  apps::addParsed(*command, "--size", "N", options->size, sizeIn,
                  "Boards of N x N squares, 2 to 25 [that of the boxes or regions, or 9]");
  apps::addShape(*command, options->shape);
  apps::addParsed(*command, "--count", "K", options->count, numberIn, "Write K puzzles [1]");
  apps::addParsed(*command, "--seed", "S", options->puzzles.seed, numberIn,
                  "Start the random numbers with S [0]");
  CLI::Option* givens = apps::addParsed(*command, "--givens", "G", options->puzzles.givens,
                                        givensIn, "Puzzles with exactly G givens");
  command
      ->add_flag("--minimal", options->puzzles.isMinimal,
                 "No given is redundant; not with --givens")
      ->excludes(givens);
  command->add_flag("--numbers", options->asNumbers,
                    "Write the squares as numbers, as the programs of the coursework read them");
  addRules(*command, options->rules);
  apps::addParsed(*command, "--min-nodes", "M", options->minNodes, numberIn,
                  "Leave out puzzles that the rule set solves in fewer than M nodes [0]");
  command->footer(
      fmt::format("{}\n{}\n{}", kGenerateNotes, apps::ruleSetHelp(), kGenerateExamples));
  command->callback([options, &status] {
    std::optional<apps::PuzzleGenerator> generator;
    if (options->minNodes > 0) {
      options->puzzles.isWanted = [&](const auto& puzzle) {
        const std::uint64_t least = options->minNodes;
        return apps::nodesToSolve(puzzle, options->rules, least) >= least;
      };
    }
    try {
      options->puzzles.shape = shapeOf(*options);
      generator.emplace(options->puzzles);
    } catch (const std::invalid_argument& error) {
      throw CLI::ValidationError(error.what());
    }
    status = generate(*generator, *options);
  });
}

}  // namespace sudokuProgram
