// BestFSSudoku.cpp: solves Sudoku puzzles by best-first search.

#include "BestFirstSearch.h"
#include "apps/demo/Demo.h"

int main(int argc, char** argv) {
  return demo::runSearch<BestFirstSearch>(argc, argv, "BestFSSudoku", "best-first",
                                          "BestFirstSearch.h");
}
