// BreadthFSSudoku: solves Sudoku puzzles by breadth-first search.

#include "BreadthFirstSearch.h"
#include "apps/demo/Demo.h"

int main(int argc, char** argv) {
  return demo::run(argc, argv,
                   {"BreadthFSSudoku", "by breadth-first search", demo::kHardPuzzle,
                    demo::search<BreadthFirstSearch>});
}
