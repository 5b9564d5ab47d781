// DepthFSSudoku: solves Sudoku puzzles by depth-first search.

#include "DepthFirstSearch.h"
#include "apps/demo/Demo.h"

int main(int argc, char** argv) {
  return demo::run(argc, argv,
                   {"DepthFSSudoku", "by depth-first search", demo::kHardPuzzle,
                    demo::search<DepthFirstSearch>});
}
