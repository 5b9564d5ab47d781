// DepthFSSudoku.cpp: solves Sudoku puzzles by depth-first search.

#include "DepthFirstSearch.h"
#include "apps/demo/Demo.h"

int main(int argc, char** argv) {
  return demo::runSearch<DepthFirstSearch>(argc, argv, "DepthFSSudoku", "depth-first",
                                           "DepthFirstSearch.h");
}
