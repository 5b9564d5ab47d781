// BasicSudoku.cpp: sets the givens of puzzles. Easy ones are solved by that, without a search.
// Given.

#include "Demo.h"

void solve(const Puzzle& puzzle) {
  Sudoku board(puzzle.size);
  setGivens(board, puzzle);
  showAnswer(&board, puzzle, "0");
}

int main(int argc, char** argv) {
  return solveFiles(argc, argv, solve);
}
