// Demo.h: what the four programs share. They read puzzles, set the givens, solve the board, and
// check the answer. Given.

#ifndef DEMO_H_
#define DEMO_H_

#include "Sudoku.h"  // first, so that it has to include what it needs

#include <ctime>
#include <exception>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "Check.h"
#include "Puzzles.h"

// A board with the givens of the puzzle.
inline std::unique_ptr<Sudoku> boardOf(const Puzzle& puzzle) {
  std::unique_ptr<Sudoku> board(new Sudoku(puzzle.size));
  for (int row = 0; row < puzzle.size; ++row) {
    for (int col = 0; col < puzzle.size; ++col) {
      const int given = puzzle.at(row, col);
      if (given == 0 || board->setSquare(row, col, given)) continue;
      throw std::runtime_error("setSquare() returns false for the given " + std::to_string(given) +
                               " at " + squareName(row, col));
    }
  }
  return board;
}

// Solves a puzzle by the search. Throws std::runtime_error if the answer is wrong.
template <class Search>
void solveBy(const Puzzle& puzzle) {
  Search search(boardOf(puzzle));
  const std::clock_t begin = std::clock();
  Searchable* const solution = search.solve();
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  std::cout << "Nodes expanded: " << search.getNodesExpanded() << " in " << seconds << " s\n";
  if (solution == nullptr) throw std::runtime_error("the search ends without a solution");
  solution->write(std::cout);
  checkAnswer(static_cast<Sudoku&>(*solution), puzzle);
}

// The files that the command line names, or 9x9.txt.
inline std::vector<std::string> filesIn(int argc, char** argv) {
  if (argc < 2) return {"9x9.txt"};
  return std::vector<std::string>(argv + 1, argv + argc);
}

// Calls the function for each puzzle, and tells what is wrong with its answer. Returns the exit
// status: 0 if all were solved, 1 if not.
inline int forEachPuzzle(int argc, char** argv, void (*solve)(const Puzzle&)) {
  int status = 0;
  for (const std::string& name : filesIn(argc, argv)) {
    std::ifstream file(name);
    if (!file) std::cerr << name << ": this file cannot be read\n";
    if (!file) status = 1;
    Puzzle puzzle;
    for (int line = 0; readPuzzle(file, name, line, puzzle);) {
      std::cout << puzzle.place << ":" << std::endl;
      try {
        solve(puzzle);
        std::cout << "Passed.\n\n";
      } catch (const std::exception& error) {
        std::cout << "Failed: " << error.what() << "\n\n";
        status = 1;
      }
    }
  }
  return status;
}

#endif
