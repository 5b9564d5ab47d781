// SolutionCheck.h: decides whether a grid is a solution of a puzzle. It shares no code with the
// solvers. Checker.h also says what is wrong, but takes longer to compile.

#ifndef SUDOKU_SOLUTIONCHECK_H_
#define SUDOKU_SOLUTIONCHECK_H_

#include <cstddef>
#include <stdexcept>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/Shape.h"

namespace sudoku {
namespace checking {

// The order of a size, or 0 if it is not a perfect square.
inline int orderOf(int size) {
  long long order = 1;
  while (order * order < size) ++order;
  return order * order == size ? static_cast<int>(order) : 0;
}

// Throws std::invalid_argument unless there are size x size squares.
inline void requireSquares(const Puzzle& board) {
  const auto size = static_cast<std::size_t>(board.size);
  if (board.squares.size() == size * size) return;
  throwWith<std::invalid_argument>({"cannot check a board of size ", board.size, " that has ",
                                    board.squares.size(), " squares: it must have ", size * size});
}

// Throws std::invalid_argument unless the board's shape can have its size, and there are size x
// size squares.
inline void requireBoard(const Puzzle& board) {
  const int shapeSize = board.shape.size();
  if (shapeSize != 0 && shapeSize != board.size) {
    throwWith<std::invalid_argument>(
        {"cannot check a board of size ", board.size, " that has a shape of size ", shapeSize});
  }
  if (shapeSize == 0 && orderOf(board.size) == 0) {
    throwWith<std::invalid_argument>(
        {"cannot check a board of size ", board.size, ": the size must be a perfect square"});
  }
  requireSquares(board);
}

// The units of squares, worked out here from the data of the shape.
class Units {
 public:
  // Throws as requireBoard() does. The board has to outlive this object.
  explicit Units(const Puzzle& board) : size_(board.size), shape_(board.shape) {
    requireBoard(board);
    const int order = orderOf(size_);
    windowSize_ = shape_.hasWindows() ? order : 0;
    boxHeight_ = shape_.isOrdinary() ? order : shape_.boxHeight();
    boxWidth_ = shape_.isOrdinary() ? order : shape_.boxWidth();
  }

  bool hasBoxes() const { return boxHeight_ > 0; }
  bool hasDiagonals() const { return shape_.hasDiagonals(); }

  // The box or region of a square, and the window of a square, from 0; -1 if it is in none.
  int regionOf(int row, int col) const {
    if (hasBoxes()) return row / boxHeight_ * boxHeight_ + col / boxWidth_;
    return shape_.regionOf(row * size_ + col);
  }
  int windowOf(int row, int col) const {
    const int step = windowSize_ + 1;  // before each window is a row or column of no window
    if (windowSize_ == 0 || row % step == 0 || col % step == 0) return -1;
    return row / step * (windowSize_ - 1) + col / step;
  }

 private:
  int size_;
  const Shape& shape_;
  int windowSize_;  // 0: no windows
  int boxHeight_;   // 0: no boxes
  int boxWidth_;
};

inline bool isInRange(int value, int size) {
  return 1 <= value && value <= size;
}

}  // namespace checking

// True if `solution` keeps the givens of `puzzle`, has none of the candidates that it removes, and
// has every value once in every unit of the puzzle's shape. Throws std::invalid_argument if the
// puzzle's shape cannot have its size, or if either argument does not have size x size squares;
// std::out_of_range if the puzzle removes a candidate of a square that does not exist.
inline bool isSolution(const Puzzle& puzzle, const Puzzle& solution) {
  const checking::Units units(puzzle);
  checking::requireSquares(solution);
  const int size = puzzle.size;
  if (solution.size != size) return false;
  for (const Candidate& each : puzzle.removed) {
    if (solution.squares.at(static_cast<std::size_t>(each.square)) == each.value) return false;
  }
  // For each row, column, region, window and diagonal, and each value: whether the value occurred
  // there.
  std::vector<int> seen((4 * static_cast<std::size_t>(size) + 2) * static_cast<std::size_t>(size));
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      const int given = puzzle.at(row, col);
      const int value = solution.at(row, col);
      if (!checking::isInRange(value, size)) return false;
      if (given != kUndecided && given != value) return false;
      const int region = units.regionOf(row, col), window = units.windowOf(row, col);
      for (const int unit :
           {row, size + col, region < 0 ? -1 : 2 * size + region,
            window < 0 ? -1 : 3 * size + window, units.hasDiagonals() && row == col ? 4 * size : -1,
            units.hasDiagonals() && row + col == size - 1 ? 4 * size + 1 : -1}) {
        if (unit < 0) continue;
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
