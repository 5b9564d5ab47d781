// BasicSudoku.cpp: sets the givens of puzzles. Easy ones are solved by that, without a search.
// Given.

#include "Demo.h"

void setGivens(const Puzzle& puzzle) {
  const std::unique_ptr<Sudoku> board = boardOf(puzzle);
  board->write(std::cout);
  checkAnswer(*board, puzzle);
}

int main(int argc, char** argv) {
  return forEachPuzzle(argc, argv, setGivens);
}
