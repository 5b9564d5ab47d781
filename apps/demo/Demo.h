// Demo.h: what the Sudoku demo programs share: the puzzles they try, and how they tell what came of
// it. A program adds one thing, its attempt at a puzzle.

#ifndef APPS_DEMO_DEMO_H_
#define APPS_DEMO_DEMO_H_

#include <exception>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "Sudoku.h"
#include "apps/demo/PlainReader.h"
#include "apps/support/FrontierLimit.h"
#include "search/Driver.h"
#include "sudoku/Checker.h"
#include "sudoku/Drawing.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/PuzzleSource.h"

namespace demo {

// The board that the coursework's programs search for: Arto Inkala, 2012.
constexpr const char* kHardPuzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

// An attempt that did not succeed, and why.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Solves the puzzle, throwing a Failure if it cannot; writes to std::cout what else there is to
// tell once the solution has been shown through `show`.
using Show = void (*)(const Sudoku& solution, const sudoku::Puzzle& puzzle);
using Attempt = void (*)(const sudoku::Puzzle& puzzle, Show show);

struct Program {
  const char* name;
  const char* method;  // to stand after "Solves Sudoku puzzles "
  const char* puzzle;  // tried if none is given
  Attempt attempt;
};

// Draws the solution after checking it, independently of what solved it.
inline void showSolution(const Sudoku& solution, const sudoku::Puzzle& puzzle) {
  if (!sudoku::isSolution(puzzle, solution.squares())) throw Failure("the answer is wrong");
  std::cout << "Passed: Solution was:\n";
  solution.write(std::cout);
}

// Searches with a driver, within a gigabyte of memory on boards up to 225x225.
template <class Driver>
void search(const sudoku::Puzzle& puzzle, Show show) {
  Driver driver(std::make_unique<Sudoku>(puzzle));
  search::Limits limits;
  limits.frontier = apps::frontierLimit(puzzle.size);
  driver.setLimits(limits);
  const Searchable* const solution = driver.solve();
  if (solution != nullptr) show(static_cast<const Sudoku&>(*solution), puzzle);
  std::cout << "Nodes expanded: " << driver.statistics().expanded << '\n';
  if (driver.outcome() == search::Outcome::exhausted) throw Failure("there is no solution");
  if (solution == nullptr) throw Failure(describe(driver.outcome()));
}

inline void attempt(const Program& program, const sudoku::Puzzle& puzzle) {
  std::cout << "Trying to solve:\n";
  sudoku::draw(std::cout, puzzle);
  program.attempt(puzzle, showSolution);
  std::cout << '\n';
}

// Tries every puzzle of the source; false if there is none, or one could not be read or solved.
inline bool attemptAll(const Program& program, const std::string& argument) {
  sudoku::PuzzleSource source(argument);
  PlainReader reader(source.stream(), source.name());
  bool allSolved = true;
  for (bool isFirst = true;; isFirst = false) {
    try {
      const auto puzzle = reader.next();
      if (!puzzle && isFirst) {
        throw Failure(sudoku::message({"there is no puzzle in ", source.name()}));
      }
      if (!puzzle) return allSolved;
      attempt(program, *puzzle);
    } catch (const sudoku::PuzzleError& error) {
      std::cerr << error.what() << '\n';
      allSolved = false;
    } catch (const Failure& failure) {
      std::cout << "Failed: " << failure.what() << "\n\n";
      allSolved = false;
    }
  }
}

inline void help(const Program& program) {
  std::cout
      << "Usage: " << program.name << " [PUZZLE...]\n\n"
      << "Solves Sudoku puzzles " << program.method << ".\n"
      << "A PUZZLE is a file of puzzles, - for standard input, or the puzzle itself in one\n"
      << "argument, row by row, with dots for blanks. Without any, a built-in one is solved.\n\n"
      << "  -h, --help  print this text and exit\n\n"
      << "Exit status: 0 if all puzzles were solved; 1 if not, or if one could not be read, or "
         "the\n"
      << "output not be written; 2 if there is no such option.\n";
}

// True for what begins like an option. Numbers with a minus may be a puzzle.
inline bool isOption(const std::string& argument) {
  return argument.size() > 1 && argument[0] == '-' && !('0' <= argument[1] && argument[1] <= '9');
}

// What the program does; returns its exit status unless the output cannot be written.
inline int obey(const Program& program, const std::vector<std::string>& arguments) {
  for (const std::string& argument : arguments) {
    if (argument == "-h" || argument == "--help") {
      help(program);
      return 0;
    }
  }
  for (const std::string& argument : arguments) {
    if (!isOption(argument)) continue;
    std::cerr << program.name << ": there is no option " << argument
              << "; --help tells which there are. (A file of that name is ./" << argument << ")\n";
    return 2;
  }
  if (arguments.empty()) return attemptAll(program, program.puzzle) ? 0 : 1;
  bool allSolved = true;
  for (const std::string& argument : arguments) {
    allSolved = attemptAll(program, argument) && allSolved;
  }
  return allSolved ? 0 : 1;
}

// The whole program; returns its exit status.
inline int run(int argc, char** argv, const Program& program) {
  try {
    const int status = obey(program, {argv + 1, argv + argc});
    std::cout.flush();
    if (!std::cout) throw Failure("cannot write the output");
    return status;
  } catch (const std::exception& error) {
    std::cerr << program.name << ": " << error.what() << '\n';
    return 1;
  }
}

}  // namespace demo

#endif
