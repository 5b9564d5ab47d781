// Demo.h: the shared part of the Sudoku demo programs: reading puzzles and printing results. Each
// program adds one function, its attempt to solve a puzzle. The programs use boards and drivers as
// the coursework defines them, so they also compile with the headers of a student.

#ifndef APPS_DEMO_DEMO_H_
#define APPS_DEMO_DEMO_H_

#include <exception>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "apps/demo/PlainReader.h"
#include "apps/support/SearchLimits.h"
#include "sudoku/Checker.h"
#include "sudoku/Drawing.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/PuzzleSource.h"

namespace demo {

// The puzzle of the coursework's search programs: Arto Inkala, 2012.
constexpr const char* kHardPuzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

// An attempt that did not succeed; what() is the reason.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Program {
  const char* name;
  const char* method;  // follows "Solves Sudoku puzzles "
  const char* puzzle;  // used if the command line names none

  // Solves the puzzle and writes what it found to std::cout. Throws Failure if it finds no
  // solution.
  void (*attempt)(const sudoku::Puzzle& puzzle);
};

// A board with the givens of the puzzle. Throws Failure if the board refuses one, because no
// solution can have it.
inline std::unique_ptr<Sudoku> boardOf(const sudoku::Puzzle& puzzle) {
  std::unique_ptr<Sudoku> board(new Sudoku(puzzle.size()));
  for (int row = 0; row < puzzle.size(); ++row) {
    for (int col = 0; col < puzzle.size(); ++col) {
      const int value = puzzle.at(row, col);
      if (value == sudoku::kUndecided || board->setSquare(row, col, value)) continue;
      sudoku::throwWith<Failure>(
          {"no solution can have ", value, " at ", sudoku::squareName(row, col)});
    }
  }
  return board;
}

// Draws the solution. Returns false if the independent checker rejects it.
inline bool showSolution(Searchable& solution, const sudoku::Puzzle& puzzle) {
  auto& board = static_cast<Sudoku&>(solution);  // not const: a student's getSquare() may not be
  sudoku::Puzzle squares{puzzle.size(), {}};
  for (int square = 0; square < puzzle.size() * puzzle.size(); ++square) {
    squares.squares.push_back(board.getSquare(square / puzzle.size(), square % puzzle.size()));
  }
  const bool isRight = sudoku::check(puzzle, squares).empty();
  std::cout << (isRight ? "Passed: Solution was:\n" : "This is not a solution of the puzzle:\n");
  solution.write(std::cout);
  return isRight;
}

// A student's driver offers nothing besides the coursework's contract.
template <class Driver, class = void>
struct Extras {
  static void limitMemory(Driver&, int) {}
  static const char* reasonOfNull(const Driver&) { return "there is no solution"; }
};

// Our drivers have limits, and say why they return no solution.
template <class Driver>
struct Extras<Driver, std::void_t<decltype(std::declval<Driver>().setLimits(search::Limits()))>> {
  // At most a gigabyte on boards up to 225x225.
  static void limitMemory(Driver& driver, int size) {
    search::Limits limits;
    limits.frontier = apps::frontierLimit(size);
    driver.setLimits(limits);
  }
  static const char* reasonOfNull(const Driver& driver) {
    const auto outcome = driver.outcome();
    return outcome == decltype(outcome)::exhausted ? "there is no solution" : describe(outcome);
  }
};

template <class Driver>
void search(const sudoku::Puzzle& puzzle) {
  Driver driver(boardOf(puzzle));
  Extras<Driver>::limitMemory(driver, puzzle.size());
  Searchable* const solution = driver.solve();
  const bool isRight = solution != nullptr && showSolution(*solution, puzzle);
  std::cout << "Nodes expanded: " << driver.getNodesExpanded() << '\n';
  if (solution == nullptr) throw Failure(Extras<Driver>::reasonOfNull(driver));
  if (!isRight) throw Failure("the answer is wrong");
}

// Attempts the puzzle. Returns false if it was not solved.
inline bool attempt(const Program& program, const sudoku::Puzzle& puzzle) {
  std::cout << "Trying to solve:\n";
  sudoku::draw(std::cout, puzzle);
  std::cout.flush();  // a student's board may crash
  try {
    program.attempt(puzzle);
    std::cout << '\n';
    return true;
  } catch (const Failure& failure) {
    std::cout << "Failed: " << failure.what() << "\n\n";
    return false;
  }
}

// Attempts every puzzle of the source. Returns false if one was not solved. Throws
// sudoku::PuzzleError if there is none, or if one could not be read.
inline bool attemptAll(const Program& program, const std::string& argument) {
  sudoku::PuzzleSource source(argument);
  PlainReader reader(source.stream(), source.name());
  sudoku::Puzzle puzzle;
  if (!reader.read(puzzle))
    throw sudoku::PuzzleError(source.name(), 0, 0, "there is no puzzle in it");
  bool allSolved = true;
  do {
    allSolved = attempt(program, puzzle) && allSolved;
  } while (reader.read(puzzle));
  return allSolved;
}

inline void help(const Program& program) {
  std::cout
      << "Usage: " << program.name << " [PUZZLE...]\n\n"
      << "Solves Sudoku puzzles " << program.method << ".\n"
      << "A PUZZLE is a file of puzzles, - for standard input, or the puzzle itself in one\n"
      << "argument, row by row, with dots for blanks. Without any, a built-in one is solved.\n\n"
      << "  -h, --help  print this text and exit\n\n"
      << "Exit status: 0 if all puzzles were solved; 1 if not, or if one could not be read, which\n"
      << "ends the program; 2 if there is no such option.\n";
}

// Runs the program. Returns the exit status, but does not check that the output was written.
inline int obey(const Program& program, std::vector<std::string> arguments) {
  for (const std::string& argument : arguments) {
    if (argument == "-h" || argument == "--help") {
      help(program);
      return 0;
    }
    if (argument.size() > 1 && argument[0] == '-') {
      std::cerr << program.name << ": there is no option " << argument
                << "; --help tells which there are. (A file of that name is ./" << argument
                << ")\n";
      return 2;
    }
  }
  if (arguments.empty()) arguments = {program.puzzle};
  bool allSolved = true;
  for (const std::string& argument : arguments) {
    allSolved = attemptAll(program, argument) && allSolved;
  }
  return allSolved ? 0 : 1;
}

// Runs the program, and reports errors. Returns the exit status.
inline int run(int argc, char** argv, const Program& program) {
  try {
    const int status = obey(program, {argv + (argc > 0), argv + argc});
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
