// BasicSudoku.cpp: sets the givens of puzzles. Easy ones are solved by that, without a search.
// Given.

#include "Demo.h"

void solve(const Puzzle& puzzle) {
  Sudoku board(puzzle.size);
  setGivens(board, puzzle);
  board.write(std::cout);
  const std::string fault = checkAnswer(board, puzzle);
  if (!fault.empty()) throw std::runtime_error(fault);
  std::cout << "Passed.\n";
}

int main(int argc, char** argv) {
  return solveFiles(argc, argv, solve);
}
