// SolutionCheck.h: decides whether a grid is a solution of a puzzle. It shares no code with the
// solvers. Checker.h also says what is wrong, but takes longer to compile.

#ifndef SUDOKU_SOLUTIONCHECK_H_
#define SUDOKU_SOLUTIONCHECK_H_

#include <cstddef>
#include <stdexcept>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"

namespace sudoku {
namespace checking {

// The order of the board. Throws std::invalid_argument unless the size is a perfect square and
// there are size x size squares.
[[gnu::cold]] inline int orderOf(const Puzzle& board) {
  long long order = 1;
  while (order * order < board.size) ++order;
  if (order * order != board.size) {
    throw std::invalid_argument(message(
        {"cannot check a board of size ", board.size, ": the size has to be a perfect square"}));
  }
  const auto needed = static_cast<std::size_t>(order * order * order * order);
  if (board.squares.size() != needed) {
    throw std::invalid_argument(
        message({"cannot check a board of size ", board.size, " that has ", board.squares.size(),
                 " squares: it has to have ", needed}));
  }
  return static_cast<int>(order);
}

inline bool isInRange(int value, int size) {
  return 1 <= value && value <= size;
}

}  // namespace checking

// True if `solution` keeps the givens of `puzzle`, has none of the candidates that it removes, and
// has every value once in every row, column and box. Throws std::invalid_argument if either
// argument is not a board: its size is not a perfect square, or it does not have size x size
// squares; std::out_of_range if the puzzle removes a candidate of a square that does not exist.
[[gnu::cold]] inline bool isSolution(const Puzzle& puzzle, const Puzzle& solution) {
  const int order = checking::orderOf(puzzle);
  checking::orderOf(solution);
  const int size = puzzle.size;
  if (solution.size != size) return false;
  for (const Candidate& each : puzzle.removed) {
    if (solution.squares.at(static_cast<std::size_t>(each.square)) == each.value) return false;
  }
  // For each row, column and box, and each value: whether the value occurred there.
  std::vector<int> seen(3 * solution.squares.size(), 0);
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      const int given = puzzle.at(row, col);
      const int value = solution.at(row, col);
      if (!checking::isInRange(value, size)) return false;
      if (given != kUndecided && given != value) return false;
      const int box = row / order * order + col / order;
      for (const int unit : {row, size + col, 2 * size + box}) {
        int& isSeen = seen[static_cast<std::size_t>(unit * size + value - 1)];
        if (isSeen != 0) return false;
        isSeen = 1;
      }
    }
  }
  return true;
}

}  // namespace sudoku

#endif
