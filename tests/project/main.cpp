// Solves a puzzle, which the reader reads unless there are only headers. Succeeds if the boards are
// precompiled exactly with the engine.

#include <cstring>
#include <memory>
#include <sstream>

#include "BestFirstSearch.h"
#include "Sudoku.h"
#ifdef HAS_READER
#include "sudoku/PuzzleReader.h"
#endif

static std::unique_ptr<Sudoku> board() {
#ifdef HAS_READER
  std::istringstream text(
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  sudoku::PuzzleReader reader(text, "a text");
  return std::make_unique<Sudoku>(reader.next()->puzzle);
#else
  return std::make_unique<Sudoku>(9);
#endif
}

int main(int, char** arguments) {
  BestFirstSearch search(board());
  const bool isSolved = search.solve() != nullptr;
#ifdef SUDOKU_SEARCH_COMPILED
  const bool hasEngine = true;
#else
  const bool hasEngine = false;
#endif
  const bool isEngine = std::strcmp(arguments[1], "engine") == 0;
  return isSolved && hasEngine == isEngine ? 0 : 1;
}
