#include <fmt/format.h>
#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/solving/BoardText.h"
#include "apps/solving/PuzzleInput.h"
#include "apps/solving/SolutionSearch.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/sudoku/Answers.h"
#include "apps/sudoku/Arguments.h"
#include "search/Outcome.h"
#include "sudoku/Checker.h"
#include "sudoku/PuzzleSource.h"
#include "sudoku/Shape.h"

namespace sudokuProgram {
namespace {

constexpr const char* kCheckNotes =
    R"(Without SOLUTION, says how large the puzzle is, which shape and letters it has, how many candidates it
removes, whether its givens conflict, and whether it has no solution, exactly one, or several; if
several, shows two of them.

With SOLUTION, says whether it is one, and if not, every fault. Both arguments may hold many
puzzles; then solution N is checked against puzzle N, in the shape of that puzzle. SOLUTION may be
what `sudoku solve` wrote; a line in place of a solution has the exit status that solve had.

Squares are named by row and column, both from 1: r1c9 is the last one of the first row.
)";

constexpr const char* kCheckExamples =
    R"(Examples:
  sudoku check puzzle.txt
  sudoku check puzzle.txt solution.txt
  sudoku solve puzzles.txt | sudoku check puzzles.txt -)";

struct CheckOptions {
  std::string puzzle = "-";
  std::string solution;
  sudoku::ReadOptions reading;
  apps::SearchLimits limits;
};

template <class Value>
void writeLine(const char* what, const Value& value) {
  fmt::print(std::cout, "{:<11}{}\n", what, value);
}

// The regions that are not the ordinary ones, and further units: "boxes of 2x3, diagonals".
std::string shapeText(const sudoku::Shape& shape) {
  std::string text = "no regions";
  if (shape.hasRegions()) {
    text = shape.boxHeight() > 0
               ? fmt::format("boxes of {}x{}", shape.boxHeight(), shape.boxWidth())
               : fmt::format("{} irregular regions", shape.size());
  }
  if (shape.hasDiagonals()) text += ", diagonals";
  if (shape.hasWindows()) text += ", windows";
  return text;
}

// The squares in which two solutions differ: "2 squares: r1c1 (3 or 5), r1c2 (5 or 3)".
std::string differences(const sudoku::Puzzle& one, const sudoku::Puzzle& other) {
  constexpr int kMostNamed = 20;
  std::vector<std::string> named;
  for (int square = 0; square < one.shape.squares(); ++square) {
    const auto index = static_cast<std::size_t>(square);
    if (one.squares[index] == other.squares[index]) continue;
    named.push_back(fmt::format("{} ({} or {})", apps::squareName(square, one.size()),
                                one.squares[index], other.squares[index]));
  }
  const std::size_t count = named.size();
  if (count > kMostNamed) named.resize(kMostNamed);
  const std::size_t left = count - named.size();
  return fmt::format("{} squares: {}{}", count, fmt::join(named, ", "),
                     left == 0 ? "" : fmt::format(" and {} more", left));
}

std::string solutionsText(bool hasOne, bool hasTwo, search::Outcome outcome) {
  if (hasTwo) return "several, of which two are";
  if (outcome == search::Outcome::exhausted) return hasOne ? "exactly one" : "none";
  return fmt::format("{} found; gave up: {}", hasOne ? "one" : "none", search::describe(outcome));
}

ExitStatus countSolutions(const sudoku::Puzzle& puzzle, const apps::SearchLimits& limits) {
  apps::SolutionSearch search(puzzle, {.limits = limits});
  const std::optional<sudoku::Puzzle> one = search.next();
  const std::optional<sudoku::Puzzle> other = one ? search.next() : std::nullopt;
  writeLine("solutions", solutionsText(one.has_value(), other.has_value(), search.outcome()));
  if (one) std::cout << apps::drawing(*one);
  if (other) {
    std::cout << apps::drawing(*other);
    writeLine("differ in", differences(*one, *other));
    return ExitStatus::negative;
  }
  if (search.outcome() != search::Outcome::exhausted) return ExitStatus::incomplete;
  return one ? ExitStatus::success : ExitStatus::negative;
}

ExitStatus checkPuzzle(const sudoku::ReadPuzzle& read, const std::string& place,
                       const apps::SearchLimits& limits) {
  const sudoku::Puzzle& puzzle = read.puzzle;
  const auto isGiven = [](int value) { return value != sudoku::kUndecided; };
  const sudoku::Faults conflicts = sudoku::checkGivens(puzzle);
  writeLine("puzzle", read.title.empty() ? place : place + ' ' + read.title);
  writeLine("size", puzzle.size());
  if (!puzzle.shape.isOrdinary()) writeLine("shape", shapeText(puzzle.shape));
  if (read.letters != sudoku::Letters::automatic) {
    writeLine("letters", fmt::format("{}, below as 1 to {}", name(read.letters, puzzle.size()),
                                     puzzle.size()));
  }
  writeLine("givens", std::count_if(puzzle.squares.begin(), puzzle.squares.end(), isGiven));
  if (!puzzle.removed.empty()) {
    writeLine("candidates", fmt::format("{} removed besides those that the givens exclude",
                                        puzzle.removed.size()));
  }
  writeLine("conflicts", conflicts.empty() ? "none" : "among the givens:");
  std::cout << apps::faultLines(conflicts);
  if (conflicts.empty()) return countSolutions(puzzle, limits);
  writeLine("solutions", "none");
  return ExitStatus::negative;
}

ExitStatus checkSolution(const sudoku::ReadPuzzle& read, const sudoku::Puzzle& solution,
                         const std::string& place) {
  const sudoku::Faults faults = sudoku::check(read.puzzle, solution);
  if (faults.empty()) {
    fmt::print(std::cout, "{}: a solution of the puzzle\n", place);
    return ExitStatus::success;
  }
  const std::string meaning = apps::meaningOfNumbers(read.letters, read.puzzle.size());
  fmt::print(std::cout, "{}: not a solution of the puzzle{}{}:\n", place,
             meaning.empty() ? "" : ", where ", meaning);
  std::cout << apps::faultLines(faults);
  return ExitStatus::negative;
}

// The solution of a puzzle of those letters. If the puzzle's numbers are from 0, so are those of a
// solution: taken alone, it counts from 1, and zeros are blanks if it has no other sign for them.
sudoku::Puzzle solutionIn(const sudoku::ReadPuzzle& read, sudoku::Letters letters) {
  sudoku::Puzzle solution = read.puzzle;
  std::vector<int>& values = solution.squares;
  const bool isFromZero = letters == sudoku::Letters::numbersFromZero &&
                          read.letters == sudoku::Letters::automatic &&
                          std::count(values.begin(), values.end(), solution.size()) == 0;
  for (int& value : values) {
    if (isFromZero && (value > 0 || read.areBlanksZeros)) value = std::max(value, 0) + 1;
  }
  return solution;
}

// Solutions in any puzzle format, and among them the lines of statusOfMissing().
class SolutionInput {
 public:
  // `argument` is as for PuzzleSource. Throws sudoku::PuzzleError if it cannot be read.
  SolutionInput(const std::string& argument, const sudoku::ReadOptions& options)
      : source_(argument), reader_(source_.stream(), sourceName(), ofSolutions(options)) {}

  std::optional<sudoku::ReadPuzzle> next() { return reader_.next(); }
  const std::string& sourceName() const { return source_.name(); }

 private:
  // A solution needs no shape: the puzzle has one.
  static sudoku::ReadOptions ofSolutions(sudoku::ReadOptions options) {
    options.areSolutions = true;
    options.isInPlaceOfBoard = [](std::string_view line) {
      return statusOfMissing(line).has_value();
    };
    options.shape.hasNoRegions = !options.shape.regions;
    options.shape.hasDiagonals = options.shape.hasWindows = false;
    return options;
  }

  sudoku::PuzzleSource source_;
  sudoku::PuzzleReader reader_;
};

// Checks a puzzle and a solution from the same position of their inputs. At most one input is at
// its end.
ExitStatus checkPair(const apps::PuzzleInput& puzzles, const ReadResult& puzzle,
                     const SolutionInput& solutions, const ReadResult& solution) {
  if (puzzle.item && solution.isEnd) {
    fmt::print(stderr, "{}: there is no solution for this puzzle\n",
               placeOf(puzzles, *puzzle.item));
  }
  if (!solution.item) return ExitStatus::unreadable;
  const std::string place = placeOf(solutions, *solution.item);
  const bool isMissing = solution.item->puzzle.squares.empty();
  if (puzzle.isEnd) {
    fmt::print(stderr, "{}: there is no puzzle for this {}\n", place,
               isMissing ? "line" : "solution");
  }
  if (!puzzle.item) return ExitStatus::unreadable;
  if (!isMissing) {
    return checkSolution(*puzzle.item, solutionIn(*solution.item, puzzle.item->letters), place);
  }
  fmt::print(std::cout, "{}: no solution to check for the puzzle {}: '{}'\n", place,
             placeOf(puzzles, *puzzle.item), solution.item->title);
  return statusOfMissing(solution.item->title).value_or(ExitStatus::unreadable);
}

ExitStatus checkPairs(apps::PuzzleInput& puzzles, SolutionInput& solutions) {
  ExitStatus status = ExitStatus::success;
  for (;;) {
    const auto puzzle = readNext(puzzles);
    const auto solution = readNext(solutions);
    if (puzzle.isEnd && solution.isEnd) return status;
    status = worse(status, checkPair(puzzles, puzzle, solutions, solution));
  }
}

ExitStatus checkSolutions(const PuzzleArguments& puzzles, const std::string& solutions) {
  apps::PuzzleInput puzzleInput = open(puzzles);
  if (solutions == "-") promptIfTerminal();
  try {
    SolutionInput solutionInput(solutions, puzzles.options);
    return checkPairs(puzzleInput, solutionInput);
  } catch (const sudoku::PuzzleError& error) {
    report(error);
    return ExitStatus::unreadable;
  }
}

}  // namespace

void addCheck(CLI::App& program, ExitStatus& status) {
  CLI::App* command =
      program.add_subcommand("check", "Checks a puzzle, or a solution of a puzzle.");
  const auto options = std::make_shared<CheckOptions>();
  command
      ->add_option("PUZZLE", options->puzzle,
                   "The text of a puzzle, a file, a folder (read with all its subfolders), or\n"
                   "- for standard input, which is also read if there is none")
      ->type_name("");
  command
      ->add_option("SOLUTION", options->solution,
                   "The text of its solution, a file, or - for standard input")
      ->type_name("");
  apps::addReading(*command, options->reading);
  addLimits(*command, options->limits);
  command->footer(fmt::format("{}\n{}", kCheckNotes, kCheckExamples));
  command->callback([options, &status] {
    if (options->puzzle == "-" && options->solution == "-") {
      throw CLI::ValidationError("PUZZLE and SOLUTION cannot both be standard input");
    }
    const PuzzleArguments puzzles{{options->puzzle}, options->reading};
    status = options->solution.empty()
                 ? forEachPuzzle(puzzles,
                                 [&](const auto& read, const std::string& place) {
                                   return checkPuzzle(read, place, options->limits);
                                 })
                 : checkSolutions(puzzles, options->solution);
  });
}

}  // namespace sudokuProgram
