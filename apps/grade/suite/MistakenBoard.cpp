#include "apps/grade/suite/MistakenBoard.h"

#include <algorithm>
#include <cstddef>

namespace coursework {

MistakenBoard::MistakenBoard(int size, const Habits& habits) : size_(size), habits_(habits) {
  if (habits_.boxOrder == 0) {
    while (habits_.boxOrder * habits_.boxOrder < size) ++habits_.boxOrder;
  }
  const auto squares = static_cast<std::size_t>(size * size);
  candidates_.assign(squares, std::vector<bool>(static_cast<std::size_t>(size) + 1, true));
  for (std::vector<bool>& candidates : candidates_) candidates.front() = false;
  isSet_.assign(squares, false);
}

void MistakenBoard::set(const Placement& placement) {
  std::vector<Placement> toDo{placement};
  while (!toDo.empty()) {
    const auto [row, col, value] = toDo.back();
    toDo.pop_back();
    const auto square = static_cast<std::size_t>(row * size_ + col);
    const auto which = static_cast<std::size_t>(value);
    std::vector<bool>& candidates = candidates_[square];
    std::fill(candidates.begin(), candidates.end(), false);
    candidates[which] = true;
    isSet_[square] = true;
    for (int otherRow = 0; otherRow < size_; ++otherRow) {
      for (int otherCol = 0; otherCol < size_; ++otherCol) {
        if (!areTogether(row, col, otherRow, otherCol)) continue;
        const auto other = static_cast<std::size_t>(otherRow * size_ + otherCol);
        if (!candidates_[other][which]) continue;
        candidates_[other][which] = false;
        const int left = valueOf(other);
        if (habits_.goesOn && left > 0 && !isSet_[other])
          toDo.push_back({otherRow, otherCol, left});
      }
    }
  }
}

sudoku::Puzzle MistakenBoard::squares() const {
  sudoku::Puzzle board = blankPuzzle(size_);
  for (int row = 0; row < size_; ++row) {
    for (int col = 0; col < size_; ++col) {
      const auto square = static_cast<std::size_t>(row * size_ + col);
      const int value = isSet_[square] || habits_.decidesSingles ? valueOf(square) : 0;
      if (value == 0) continue;
      place(board, habits_.isTransposed ? Placement{col, row, value} : Placement{row, col, value});
    }
  }
  return board;
}

bool MistakenBoard::areTogether(int row, int col, int otherRow, int otherCol) const {
  if (row == otherRow && col == otherCol) return false;
  const int order = habits_.boxOrder;
  return (habits_.looksAtRow && row == otherRow) || (habits_.looksAtColumn && col == otherCol) ||
         (habits_.looksAtBox && row / order == otherRow / order && col / order == otherCol / order);
}

// 0 unless exactly one candidate is left.
int MistakenBoard::valueOf(std::size_t square) const {
  const std::vector<bool>& candidates = candidates_[square];
  if (std::count(candidates.begin(), candidates.end(), true) != 1) return 0;
  return static_cast<int>(std::find(candidates.begin(), candidates.end(), true) -
                          candidates.begin());
}

}  // namespace coursework
