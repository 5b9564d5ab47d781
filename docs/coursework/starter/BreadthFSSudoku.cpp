// BreadthFSSudoku.cpp: solves puzzles by breadth-first search. Given.

#include "Demo.h"  // first, so that Sudoku.h has to include what it needs

#include "BreadthFirstSearch.h"

int main(int argc, char** argv) {
  return solveFiles(argc, argv, solveBy<BreadthFirstSearch>);
}
