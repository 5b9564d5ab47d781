// BestFSSudoku.cpp: solves puzzles by best-first search. Given.

#include "BestFirstSearch.h"
#include "Demo.h"

int main(int argc, char** argv) {
  return solveFiles(argc, argv, solveBy<BestFirstSearch>);
}
