// Demo.h: the shared part of the Sudoku demo programs: reading puzzles and printing results. Each
// program adds one function, its attempt to solve a puzzle. The programs use boards and drivers as
// the coursework defines them, so they also compile with the headers of a student.

#pragma once

#include <exception>
#include <iostream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "apps/solving/SearchLimits.h"
#include "docs/coursework/starter/Check.h"
#include "docs/coursework/starter/Puzzles.h"
#include "sudoku/Drawing.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"
#include "sudoku/PuzzleSource.h"

namespace demo {

// The puzzle of the coursework's search programs: Arto Inkala, 2012.
constexpr const char* kHardPuzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

// What ends an attempt that does not succeed; what() is the reason.
using Failure = std::runtime_error;

struct Program {
  const char* name;
  const char* method;  // follows "Solves Sudoku puzzles "
  const char* puzzle;  // used if the command line names none

  // Solves the puzzle and writes what it found to std::cout. Throws Failure if it finds no
  // solution.
  void (*attempt)(const Puzzle& puzzle, const sudoku::RuleSet& rules);

  // Whose driver it uses: "BestFirstSearch.h of this project". Empty if none.
  std::string driver = "";
};

// Whether Sudoku is this project's, which has rule sets, and not that of a student.
template <class Board>
constexpr bool hasRules() {
  return std::is_constructible<Board, int, sudoku::RuleSet>::value;
}

template <class Board>
std::unique_ptr<Board> blankBoard(int size, [[maybe_unused]] const sudoku::RuleSet& rules) {
  if constexpr (hasRules<Board>()) {
    return std::unique_ptr<Board>(new Board(size, rules));
  } else {
    return std::unique_ptr<Board>(new Board(size));
  }
}

// A board with the givens of the puzzle. Throws Failure if the board refuses one, because no
// solution can have it.
inline std::unique_ptr<Sudoku> boardOf(const Puzzle& puzzle, const sudoku::RuleSet& rules) {
  std::unique_ptr<Sudoku> board = blankBoard<Sudoku>(puzzle.size, rules);
  for (int row = 0; row < puzzle.size; ++row) {
    for (int col = 0; col < puzzle.size; ++col) {
      const int value = puzzle.at(row, col);
      if (value == 0 || board->setSquare(row, col, value)) continue;
      throw Failure("no solution can have " + std::to_string(value) + " at " +
                    sudoku::squareName(row, col));
    }
  }
  return board;
}

// Draws the answer. Returns what is wrong with it, found by a check that shares no code with the
// board; empty if nothing is.
inline std::string showAnswer(Searchable& answer, const Puzzle& puzzle) {
  std::string fault;
  try {
    checkAnswer(static_cast<Sudoku&>(answer), puzzle);
  } catch (const std::runtime_error& error) {
    fault = error.what();
  }
  std::cout << (fault.empty() ? "Passed: Solution was:\n" : "This is not a solution:\n");
  answer.write(std::cout);
  return fault;
}

// Writes the answer and the nodes. Throws Failure with what is wrong with the answer, or with
// `whyNone` if it is null.
inline void showResult(Searchable* answer, const Puzzle& puzzle, int nodes, const char* whyNone) {
  const std::string fault = answer != nullptr ? showAnswer(*answer, puzzle) : whyNone;
  std::cout << "Nodes expanded: " << nodes << '\n';
  if (!fault.empty()) throw Failure(fault);
}

// A student's driver offers nothing besides the coursework's contract.
template <class Driver, class = void>
struct Extras {
  static constexpr const char* kOwner = " of yours";
  static void limitMemory(Driver&, int) {}
  static const char* reasonOfNull(const Driver&) { return "there is no solution"; }
};

// Our drivers have limits, and say why they return no solution.
template <class Driver>
struct Extras<Driver, std::void_t<decltype(std::declval<Driver>().setLimits(search::Limits()))>> {
  static constexpr const char* kOwner = " of this project";
  // At most a gigabyte, and 2 GB on boards of 196x196 and more.
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
void search(const Puzzle& puzzle, const sudoku::RuleSet& rules) {
  Driver driver(boardOf(puzzle, rules));
  Extras<Driver>::limitMemory(driver, puzzle.size);
  Searchable* const solution = driver.solve();
  showResult(solution, puzzle, driver.getNodesExpanded(), Extras<Driver>::reasonOfNull(driver));
}

// Attempts the puzzle. Returns false if it was not solved.
inline bool attempt(const Program& program, const Puzzle& puzzle, const sudoku::RuleSet& rules) {
  sudoku::Puzzle squares{puzzle.size, puzzle.squares};
  for (int& value : squares.squares) value = value == 0 ? sudoku::kUndecided : value;
  std::cout << "Trying to solve:\n";
  sudoku::draw(std::cout, squares);
  std::cout.flush();  // a student's board may crash
  try {
    program.attempt(puzzle, rules);
    std::cout << '\n';
    return true;
  } catch (const Failure& failure) {
    std::cout << "Failed: " << failure.what() << "\n\n";
    return false;
  }
}

// Attempts every puzzle of the argument: a file, - for standard input, or the puzzle itself.
// Returns false if one was not solved.
inline bool attemptAll(const Program& program, const std::string& argument,
                       const sudoku::RuleSet& rules) {
  sudoku::PuzzleSource source(argument);
  Puzzle puzzle;
  bool allSolved = true;
  int line = 0;
  while (readPuzzle(source.stream(), source.name(), line, puzzle)) {
    allSolved = attempt(program, puzzle, rules) && allSolved;
  }
  if (puzzle.squares.empty()) throw Failure(source.name() + ": there is no puzzle in it");
  return allSolved;
}

inline void help(const Program& program) {
  std::cout
      << "Usage: " << program.name << " [PUZZLE...]\n\n"
      << "Solves Sudoku puzzles " << program.method << ".\n"
      << "A PUZZLE is a file of puzzles, - for standard input, or the puzzle itself in one\n"
      << "argument, row by row, with dots for blanks. Without any, a built-in one is solved.\n\n"
      << "  --rules NAME  what a board of this project deduces by itself: coursework, pairs,\n"
      << "                collapse, pairs+collapse or full [full]\n"
      << "  -h, --help    print this text and exit\n\n"
      << "Exit status: 0 if all puzzles were solved; 1 if not, or if one could not be read, which\n"
      << "ends the program; 2 if there is no such option or rule set.\n";
}

// The rule set of that name. Throws std::invalid_argument if there is none, or if a student's board
// has no rules.
inline const sudoku::NamedRuleSet& ruleSetNamed(const std::string& name) {
  if (!hasRules<Sudoku>())
    throw std::invalid_argument("--rules is for the Sudoku.h of this project");
  for (const sudoku::NamedRuleSet& each : sudoku::kNamedRuleSets) {
    if (name == each.name) return each;
  }
  throw std::invalid_argument("there is no rule set '" + name + "'; --help tells which there are");
}

// Runs the program. Returns the exit status, but does not check that the output was written.
inline int obey(const Program& program, const std::vector<std::string>& words) {
  const sudoku::NamedRuleSet* rules = std::end(sudoku::kNamedRuleSets) - 1;  // full
  std::vector<std::string> arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& argument = words[i];
    if (argument == "-h" || argument == "--help") {
      help(program);
      return 0;
    }
    if (argument == "--rules") {
      rules = &ruleSetNamed(++i < words.size() ? words[i] : "");
      continue;
    }
    if (argument.size() > 1 && argument[0] == '-') {
      std::cerr << program.name << ": there is no option " << argument
                << "; --help tells which there are. (A file of that name is ./" << argument
                << ")\n";
      return 2;
    }
    arguments.push_back(argument);
  }
  if (arguments.empty()) arguments = {program.puzzle};
  std::cout << "Sudoku.h" << (hasRules<Sudoku>() ? " of this project, rules " : " of yours")
            << (hasRules<Sudoku>() ? rules->name : "") << program.driver << "\n\n";
  bool allSolved = true;
  for (const std::string& argument : arguments) {
    allSolved = attemptAll(program, argument, rules->rules) && allSolved;
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
    return dynamic_cast<const std::invalid_argument*>(&error) != nullptr ? 2 : 1;
  }
}

// Runs a program that solves puzzles by the driver of that class.
template <class Driver>
int runSearch(int argc, char** argv, const char* name, const char* search, const char* driver) {
  const std::string method = std::string("by ") + search + " search";
  return run(argc, argv,
             {name, method.c_str(), kHardPuzzle, demo::search<Driver>,
              std::string("; ") + driver + Extras<Driver>::kOwner});
}

}  // namespace demo
