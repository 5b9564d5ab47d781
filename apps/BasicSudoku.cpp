// BasicSudoku: solves Sudoku puzzles without a search. It sets the givens, and the board propagates
// them. That is enough for easy puzzles.

#include <iostream>
#include <string>

#include "Sudoku.h"
#include "apps/demo/Demo.h"

namespace {

// The easy puzzle of the coursework's program of the same name.
constexpr const char* kEasyPuzzle =
    "23.915......2..54.6.7........1.....989.5.3.175.....6........9.5.16..7......329..1";

void setGivens(const sudoku::Puzzle& puzzle, demo::Show show) {
  Sudoku board(puzzle.size);
  for (int row = 0; row < puzzle.size; ++row) {
    for (int col = 0; col < puzzle.size; ++col) {
      const int value = puzzle.at(row, col);
      if (value == sudoku::kUndecided || board.setSquare(row, col, value)) continue;
      throw demo::Failure("no solution can have " + std::to_string(value) + " at r" +
                          std::to_string(row + 1) + 'c' + std::to_string(col + 1));
    }
  }
  const bool isSolved = board.isSolution();
  if (isSolved) show(board, puzzle);
  std::cout << "Nodes expanded: 0\n";
  if (!isSolved) {
    std::cout << "This is as far as the rules lead:\n";
    board.write(std::cout);
    throw demo::Failure(std::to_string(board.heuristicValue()) +
                        " squares are undecided: this puzzle takes a search");
  }
}

}  // namespace

int main(int argc, char** argv) {
  return demo::run(
      argc, argv,
      {"BasicSudoku", "by setting their givens, without a search", kEasyPuzzle, setGivens});
}
