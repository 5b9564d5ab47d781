// DrawnColumns.h: which square a column of a drawing belongs to, where spaces are blanks.

#ifndef SUDOKU_READING_DRAWNCOLUMNS_H_
#define SUDOKU_READING_DRAWNCOLUMNS_H_

#include <cstddef>
#include <string_view>
#include <vector>

namespace sudoku {

// Squares side by side between two bars: the first one begins at `offset`, the next ones `stride`
// columns apart. Unless they are one column wide, there is an empty column between any two.
struct DrawnColumns {
  std::size_t squares;
  std::size_t offset;
  std::size_t stride;

  // The square that has these columns, or `squares` if none has them all.
  std::size_t squareOf(std::size_t begin, std::size_t length) const {
    if (begin < offset) return squares;
    const std::size_t square = (begin - offset) / stride;
    const std::size_t end = offset + square * stride + (stride == 1 ? 1 : stride - 1);
    return square < squares && begin + length <= end ? square : squares;
  }
};

// The ways in which so many squares can fill a width: one column each, or two to four, of which one
// is empty; with an empty column before the first square, behind the last one, both, or none. Two
// ways with the same stride never take the same value for different squares.
inline std::vector<DrawnColumns> waysToFill(std::size_t width, std::size_t squares) {
  constexpr std::size_t kMostSquaresOfOneColumn = 6;
  std::vector<DrawnColumns> ways;
  if (squares == 1 && width > 0) return {{1, 0, width + 1}};
  if (width == squares && squares <= kMostSquaresOfOneColumn) ways.push_back({squares, 0, 1});
  for (std::size_t stride = 2; stride <= 4; ++stride) {
    const std::size_t most = stride * squares + 1;
    if (width == most || width + 1 == most) ways.push_back({squares, 1, stride});
    if (width + 1 == most || width + 2 == most) ways.push_back({squares, 0, stride});
  }
  return ways;
}

}  // namespace sudoku

#endif
