// BreadthFSSudoku.cpp: solves puzzles by breadth-first search. Given.

#include "BreadthFirstSearch.h"
#include "Demo.h"

int main(int argc, char** argv) {
  return forEachPuzzle(argc, argv, solveBy<BreadthFirstSearch>);
}
