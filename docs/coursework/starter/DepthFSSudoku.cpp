// DepthFSSudoku.cpp: solves puzzles by depth-first search. Given.

#include "Demo.h"
#include "DepthFirstSearch.h"

int main(int argc, char** argv) {
  return solveFiles(argc, argv, solveBy<DepthFirstSearch>);
}
