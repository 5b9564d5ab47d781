// Nodes.cpp: prints the nodes and the time of your board with each search, as the first columns of
// CompareSearch --format csv. Given.

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "Demo.h"
#include "DepthFirstSearch.h"

// The squares in one text, as CompareSearch writes them.
std::string textOf(const Puzzle& puzzle) {
  std::string text;
  for (int value : puzzle.squares) {
    if (puzzle.size > 9) {
      text += (text.empty() ? "\"" : ",") + std::to_string(value);
    } else {
      text += value == 0 ? '.' : static_cast<char>('0' + value);
    }
  }
  return puzzle.size > 9 ? text + '"' : text;
}

template <class Search>
void writeLine(const Puzzle& puzzle, const char* strategy) {
  Search search(boardOf(puzzle));
  const std::clock_t begin = std::clock();
  const bool isSolved = search.solve() != nullptr;
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  std::cout << textOf(puzzle) << ',' << puzzle.size << ",mine," << strategy << ','
            << (isSolved ? "solved" : "exhausted") << ',' << search.getNodesExpanded() << ",,,,"
            << static_cast<long long>(1e9 * seconds) << std::endl;
}

int main(int argc, char** argv) {
  std::cout << "puzzle,size,rules,strategy,outcome,expanded,generated,peakFrontier,depth,elapsedNs"
            << std::endl;
  for (const std::string& name : filesIn(argc, argv)) {
    std::ifstream file(name);
    Puzzle puzzle;
    for (int line = 0; readPuzzle(file, name, line, puzzle);) {
      writeLine<BreadthFirstSearch>(puzzle, "bfs");
      writeLine<BestFirstSearch>(puzzle, "best");
      writeLine<DepthFirstSearch>(puzzle, "dfs");
    }
  }
}
