// Demo.h: what the four programs share. They read puzzles, set the givens, solve the board, and
// check the answer. Given.

#ifndef DEMO_H_
#define DEMO_H_

#include "Sudoku.h"  // first, so that it has to include what it needs

#include <ctime>
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "Check.h"
#include "Puzzles.h"

// Sets the givens of the puzzle. Throws std::runtime_error if setSquare() refuses one.
inline void setGivens(Sudoku& board, const Puzzle& puzzle) {
  for (int row = 0; row < puzzle.size; ++row) {
    for (int col = 0; col < puzzle.size; ++col) {
      const int given = puzzle.at(row, col);
      if (given == 0 || board.setSquare(row, col, given)) continue;
      throw std::runtime_error("setSquare() returns false for the given " + std::to_string(given) +
                               " at " + squareName(row, col));
    }
  }
}

// Draws the answer, and then writes the nodes. Throws std::runtime_error, which says what is wrong,
// if the answer is no solution, or null.
inline void showAnswer(Sudoku* answer, const Puzzle& puzzle, const std::string& nodes,
                       const std::string& whyNull = "the search ends without a solution") {
  std::string fault = whyNull;
  if (answer != nullptr) {
    fault = checkAnswer(*answer, puzzle);
    std::cout << (fault.empty() ? "Passed: Solution was:\n" : "This is not a solution:\n");
    answer->write(std::cout);
  }
  std::cout << "Nodes expanded: " << nodes << '\n';
  if (!fault.empty()) throw std::runtime_error(fault);
}

// Solves a puzzle by the search. Throws as showAnswer() does.
template <class Search>
void solveBy(const Puzzle& puzzle) {
  std::unique_ptr<Sudoku> board(new Sudoku(puzzle.size));
  setGivens(*board, puzzle);
  Search search(std::move(board));
  const std::clock_t begin = std::clock();
  Searchable* const answer = search.solve();
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  showAnswer(static_cast<Sudoku*>(answer), puzzle,
             std::to_string(search.getNodesExpanded()) + " in " + std::to_string(seconds) + " s");
}

// Calls the function for each puzzle of the file, and tells what it throws. Returns false if it
// throws, and if there is no puzzle.
inline bool solveEach(std::istream& file, const std::string& name,
                      const std::function<void(const Puzzle&)>& solve) {
  bool areSolved = true;
  Puzzle puzzle;
  for (int line = 0; readPuzzle(file, name, line, puzzle);) {
    try {
      solve(puzzle);
      std::cout << '\n';
    } catch (const std::exception& error) {
      std::cout << "Failed: " << error.what() << "\n\n";
      areSolved = false;
    }
  }
  if (puzzle.squares.empty()) std::cerr << name << ": there is no puzzle in it\n";
  return areSolved && !puzzle.squares.empty();
}

// Solves the puzzles of these files. Returns the exit status: 0 if all were solved, 1 if not.
inline int solveFiles(int argc, char** argv, void (*solve)(const Puzzle&)) {
  const auto solveAtPlace = [solve](const Puzzle& puzzle) {
    std::cout << puzzle.place << ":" << std::endl;
    solve(puzzle);
  };
  int status = 0;
  for (const std::string& name : filesIn(argc, argv)) {
    std::ifstream file(name);
    if (!file) std::cerr << name << ": this file cannot be read\n";
    if (!file || !solveEach(file, name, solveAtPlace)) status = 1;
  }
  return status;
}

#endif
