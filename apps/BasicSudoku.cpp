// BasicSudoku: solves Sudoku puzzles without a search. It sets the givens, and the board propagates
// them. That is enough for easy puzzles.

#include <iostream>
#include <memory>
#include <stdexcept>

#include "Sudoku.h"
#include "apps/demo/Demo.h"

namespace {

// The easy puzzle of the coursework's program of the same name.
constexpr const char* kEasyPuzzle =
    "23.915......2..54.6.7........1.....989.5.3.175.....6........9.5.16..7......329..1";

void show(std::unique_ptr<Sudoku> board, const Puzzle& puzzle) {
  if (board->isSolution()) return showAnswer(board.get(), puzzle, "0");
  std::cout << "Nodes expanded: 0\nThis is as far as the rules lead:\n";
  board->write(std::cout);
  throw std::runtime_error("this puzzle takes a search");
}

}  // namespace

int main(int argc, char** argv) {
  return demo::run(argc, argv,
                   {"BasicSudoku", "by setting their givens, without a search", kEasyPuzzle, show});
}
