// BreadthFSSudoku.cpp: solves Sudoku puzzles by breadth-first search.

#include "BreadthFirstSearch.h"
#include "apps/demo/Demo.h"

int main(int argc, char** argv) {
  return demo::runSearch<BreadthFirstSearch>(argc, argv, "BreadthFSSudoku", "breadth-first",
                                             "BreadthFirstSearch.h");
}
