// Demo.h: what the Sudoku demo programs of this project add to those of the coursework's starter:
// puzzles as arguments, rule sets, limits. The programs use boards and drivers as the coursework
// defines them, so they also compile with the headers of a student.

#pragma once

#include "Sudoku.h"
#ifndef SUDOKU_H
#define SUDOKU_H  // so that the starter's Demo.h does not include the starter's board
#endif

#include <exception>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "apps/solving/SearchLimits.h"
#include "docs/coursework/starter/Demo.h"
#include "search/Outcome.h"
#include "search/Search.h"
#include "sudoku/Drawing.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"
#include "sudoku/PuzzleSource.h"

namespace demo {

// The puzzle of the coursework's search programs: Arto Inkala, 2012.
constexpr const char* kHardPuzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

struct Program {
  const char* name;
  std::string method;  // follows "Solves Sudoku puzzles "
  const char* puzzle;  // used if the command line names none

  // Solves the board, which has the givens of the puzzle, and writes what it found to std::cout.
  // Throws std::runtime_error if it finds no solution.
  void (*solve)(std::unique_ptr<Sudoku> board, const Puzzle& puzzle);

  // Whose driver it uses: "BestFirstSearch.h of this project". Empty if none.
  std::string driver = "";
};

// Whether Sudoku is this project's, which has rule sets, and not that of a student.
template <class Board>
constexpr bool hasRules = std::is_constructible<Board, int, sudoku::RuleSet>::value;

template <class Board>
std::unique_ptr<Board> blankBoard(int size, [[maybe_unused]] const sudoku::RuleSet& rules) {
  if constexpr (hasRules<Board>) {
    return std::make_unique<Board>(size, rules);
  } else {
    return std::make_unique<Board>(size);
  }
}

// Our drivers have limits, and say how a search ended. A student's may offer nothing besides the
// coursework's contract.
template <class Driver>
constexpr bool hasLimits = std::is_base_of<search::Search, Driver>::value;

template <class Driver>
void solveBy(std::unique_ptr<Sudoku> board, const Puzzle& puzzle) {
  Driver driver(std::move(board));
  if constexpr (hasLimits<Driver>) {
    // At most a gigabyte, and 2 GB on boards of 196x196 and more.
    driver.setLimits(apps::SearchLimits().forSize(puzzle.size));
  }
  Searchable* const answer = driver.solve();
  std::string whyNull = "there is no solution";
  if constexpr (hasLimits<Driver>) {
    const search::Outcome outcome = driver.outcome();
    if (outcome != search::Outcome::exhausted) whyNull = describe(outcome);
  }
  showAnswer(static_cast<Sudoku*>(answer), puzzle, std::to_string(driver.getNodesExpanded()),
             whyNull);
}

inline void solve(const Program& program, const Puzzle& puzzle, const sudoku::RuleSet& rules) {
  sudoku::Puzzle squares{puzzle.size, puzzle.squares};
  for (int& value : squares.squares) value = value == 0 ? sudoku::kUndecided : value;
  std::cout << "Trying to solve:\n";
  sudoku::draw(std::cout, squares);
  std::cout.flush();  // a student's board may crash
  std::unique_ptr<Sudoku> board = blankBoard<Sudoku>(puzzle.size, rules);
  setGivens(*board, puzzle);
  program.solve(std::move(board), puzzle);
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
      << "Exit status: 0 if all puzzles were solved; 1 if not, if there is none, or if one could\n"
      << "not be read, which ends the program; 2 if there is no such option or rule set.\n";
}

// The rule set of that name. Throws std::invalid_argument if there is none, or if a student's board
// has no rules.
inline const sudoku::NamedRuleSet& ruleSetNamed(const std::string& name) {
  if (!hasRules<Sudoku>) throw std::invalid_argument("--rules is for the Sudoku.h of this project");
  if (const auto* const rules = sudoku::findRuleSet(name)) return *rules;
  throw std::invalid_argument("there is no rule set '" + name + "'; --help tells which there are");
}

// Runs the program. Returns the exit status, but does not check that the output was written.
inline int obey(const Program& program, const std::vector<std::string>& words) {
  const sudoku::NamedRuleSet* rules = sudoku::findRuleSet("full");
  std::vector<std::string> arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "-h" || word == "--help") {
      help(program);
      return 0;
    }
    if (word == "--rules") {
      rules = &ruleSetNamed(++i < words.size() ? words[i] : "");
    } else if (word.size() > 1 && word[0] == '-') {
      throw std::invalid_argument("there is no option " + word +
                                  "; --help tells which there are. " +
                                  "(A file of that name is ./" + word + ")");
    } else {
      arguments.push_back(word);
    }
  }
  if (arguments.empty()) arguments = {program.puzzle};
  std::cout << "Sudoku.h" << (hasRules<Sudoku> ? " of this project, rules " : " of yours")
            << (hasRules<Sudoku> ? rules->name : "") << program.driver << "\n\n";
  bool areSolved = true;
  for (const std::string& argument : arguments) {
    sudoku::PuzzleSource source(argument);
    areSolved = solveEach(source.stream(), source.name(),
                          [&](const Puzzle& puzzle) { solve(program, puzzle, rules->rules); }) &&
                areSolved;
  }
  return areSolved ? 0 : 1;
}

// Runs the program, and reports errors. Returns the exit status.
inline int run(int argc, char** argv, const Program& program) {
  try {
    const int status = obey(program, {argv + (argc > 0), argv + argc});
    std::cout.flush();
    if (!std::cout) throw std::runtime_error("cannot write the output");
    return status;
  } catch (const std::exception& error) {
    std::cerr << program.name << ": " << error.what() << '\n';
    return dynamic_cast<const std::invalid_argument*>(&error) != nullptr ? 2 : 1;
  }
}

// Runs a program that solves puzzles by the driver of that class.
template <class Driver>
int runSearch(int argc, char** argv, const char* name, const char* search, const char* header) {
  return run(argc, argv,
             {name, std::string("by ") + search + " search", kHardPuzzle, solveBy<Driver>,
              std::string("; ") + header + (hasLimits<Driver> ? " of this project" : " of yours")});
}

}  // namespace demo
