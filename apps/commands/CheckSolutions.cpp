#include "apps/commands/CheckSolutions.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <iostream>
#include <optional>
#include <vector>

#include "apps/commands/AnswerWords.h"
#include "apps/commands/Faults.h"
#include "apps/commands/Reading.h"
#include "apps/commands/SolutionInput.h"
#include "sudoku/Checker.h"

namespace commands {
namespace {

ExitStatus checkSolution(const sudoku::Puzzle& puzzle, const sudoku::Puzzle& solution,
                         const std::string& place) {
  const std::vector<sudoku::Fault> faults = sudoku::check(puzzle, solution);
  if (faults.empty()) {
    fmt::print(std::cout, "{}: a solution of the puzzle\n", place);
    return ExitStatus::yes;
  }
  fmt::print(std::cout, "{}: not a solution of the puzzle:\n", place);
  writeFaults(std::cout, faults);
  return ExitStatus::no;
}

ExitStatus checkRead(const apps::PuzzleInput& puzzles, const sudoku::ReadPuzzle& puzzle,
                     const SolutionInput& solutions, const ReadSolution& read) {
  const std::string place = placeOf(solutions, read);
  if (read.solution) return checkSolution(puzzle.puzzle, *read.solution, place);
  fmt::print(std::cout, "{}: no solution to check for the puzzle {}: '{}'\n", place,
             placeOf(puzzles, puzzle), read.answer);
  return statusOfAnswer(read.answer).value_or(ExitStatus::unreadable);
}

// Checks a puzzle and a solution from the same position of their inputs. At most one input is at
// its end.
ExitStatus checkPair(const apps::PuzzleInput& puzzles, const ReadResult<sudoku::ReadPuzzle>& puzzle,
                     const SolutionInput& solutions, const ReadResult<ReadSolution>& solution) {
  if (puzzle.item && solution.item) {
    return checkRead(puzzles, *puzzle.item, solutions, *solution.item);
  }
  if (puzzle.item && solution.isEnd) {
    fmt::print(stderr, "{}: there is no solution for this puzzle\n",
               placeOf(puzzles, *puzzle.item));
  }
  if (solution.item && puzzle.isEnd) {
    fmt::print(stderr, "{}: there is no puzzle for this {}\n", placeOf(solutions, *solution.item),
               solution.item->solution ? "solution" : "line");
  }
  return ExitStatus::unreadable;
}

ExitStatus checkPairs(apps::PuzzleInput& puzzles, SolutionInput& solutions) {
  ExitStatus status = ExitStatus::yes;
  for (;;) {
    const auto puzzle = readNext(puzzles);
    const auto solution = readNext(solutions);
    if (puzzle.isEnd && solution.isEnd) return status;
    status = worse(status, checkPair(puzzles, puzzle, solutions, solution));
  }
}

}  // namespace

ExitStatus checkSolutions(const std::string& puzzles, const std::string& solutions,
                          const sudoku::ReadOptions& reading) {
  apps::PuzzleInput puzzleInput = open({{puzzles}, reading});
  if (solutions == "-") inviteToType();
  try {
    SolutionInput solutionInput(solutions, reading);
    return checkPairs(puzzleInput, solutionInput);
  } catch (const sudoku::PuzzleError& error) {
    report(error);
    return ExitStatus::unreadable;
  }
}

}  // namespace commands
