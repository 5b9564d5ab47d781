// DrawnColumns.h: which squares the values of a drawing belong to, where spaces are blanks: that
// depends on the columns they stand in.

#ifndef SUDOKU_READING_DRAWNCOLUMNS_H_
#define SUDOKU_READING_DRAWNCOLUMNS_H_

#include <cstddef>
#include <string_view>
#include <vector>

#include "sudoku/reading/LineSquares.h"

namespace sudoku {

// The squares between two bars, one text each; empty for a blank.
struct DrawnTexts {
  std::vector<std::string_view> texts;
  const char* misplaced = nullptr;  // the first text that is in no square's columns, if any
};

// Squares side by side between two bars: the first one begins at `offset`, the next ones `stride`
// columns apart. Unless they are one column wide, there is an empty column between any two.
struct DrawnColumns {
  std::size_t squares;
  std::size_t offset;
  std::size_t stride;

  // The texts in a part of a row, of which so many columns at its left are missing.
  DrawnTexts split(std::string_view part, std::size_t missing) const {
    DrawnTexts result;
    result.texts.assign(squares, part.substr(0, 0));
    for (std::string_view word : wordsOf(part)) {
      while (!word.empty()) {
        const std::string_view text = stride == 1 ? word.substr(0, 1) : word;
        const std::size_t column = static_cast<std::size_t>(text.data() - part.data()) + missing;
        const std::size_t square = squareOf(column, text.size());
        if (square == squares || !result.texts[square].empty()) {
          result.misplaced = text.data();
          return result;
        }
        result.texts[square] = text;
        word.remove_prefix(text.size());
      }
    }
    return result;
  }

  // The square that has all these columns, or `squares` if none has.
  std::size_t squareOf(std::size_t column, std::size_t length) const {
    if (column < offset) return squares;
    const std::size_t square = (column - offset) / stride;
    const std::size_t end = offset + square * stride + (stride == 1 ? 1 : stride - 1);
    return square < squares && column + length <= end ? square : squares;
  }
};

// The ways in which so many squares can fill a width: one column each, or two to four, of which one
// is empty; with an empty column before the first square, behind the last one, both, or none. What
// is in a square's columns by one way is in no other square's by another.
inline std::vector<DrawnColumns> waysToFill(std::size_t width, std::size_t squares) {
  constexpr std::size_t kMostSquaresOfOneColumn = 6;  // the order of the largest board with letters
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
