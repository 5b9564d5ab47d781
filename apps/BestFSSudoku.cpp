// BestFSSudoku: solves Sudoku puzzles by best-first search.

#include "BestFirstSearch.h"
#include "apps/demo/Demo.h"

int main(int argc, char** argv) {
  return demo::run(
      argc, argv,
      {"BestFSSudoku", "by best-first search", demo::kHardPuzzle, demo::search<BestFirstSearch>});
}
