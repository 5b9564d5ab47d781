// RowsAhead.h: whether a line is a row of a board, which the lines that follow may have to decide.

#ifndef SUDOKU_READING_ROWSAHEAD_H_
#define SUDOKU_READING_ROWSAHEAD_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/Letters.h"
#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/LineSquares.h"
#include "sudoku/reading/Lines.h"

namespace sudoku {

inline bool isBlankText(std::string_view text) {
  return text.empty() || text == "-1" || (text.size() == 1 && isBlankSign(text[0]));
}

// True for a number that can't be a board but the order of one.
inline bool isOrder(std::string_view line) {
  line = trimmedRight(line);
  if (line.empty() || line.size() > 2 || !consistsOf(line, "0123456789")) return false;
  const int order = std::stoi(std::string(line));
  return 2 <= order && order <= kMaxOrder;
}

// The order in the next line, if that and a line to ignore stand above rows of numbers; else 0.
inline std::size_t orderAhead(Lines& lines) {
  const std::string* line = lines.peek();
  if (!isOrder(*line)) return 0;
  const std::string* ignored = lines.peek(1);
  if (ignored == nullptr || !isNumber(trimmedRight(*ignored))) return 0;
  const std::string* row = lines.peek(2);
  if (row == nullptr) return 0;
  const std::size_t order = std::stoul(*line);
  const std::size_t size = order * order;
  const std::size_t found = splitSquares(*row, 0, size).squares.size();
  // A row that is too short or too long is an error. Spaced rows have too few values for that.
  return found == size || (order > 2 && 2 * found > size + 1) ? order : 0;
}

// True if it is a blank or a number up to that one.
inline bool isAtMost(std::string_view text, std::size_t most) {
  if (isBlankText(text)) return true;
  if (!std::all_of(text.begin(), text.end(), isDigit) || text.size() > 3) return false;
  return std::stoul(std::string(text)) <= most;
}

inline bool areAtMost(const LineSquares& line, std::size_t most) {
  return std::all_of(line.squares.begin(), line.squares.end(),
                     [most](const SquareText& square) { return isAtMost(square.text, most); });
}

inline bool hasBlank(const LineSquares& line) {
  return std::any_of(line.squares.begin(), line.squares.end(),
                     [](const SquareText& square) { return isBlankText(square.text); });
}

inline bool isBlank(const LineSquares& line) {
  return std::all_of(line.squares.begin(), line.squares.end(),
                     [](const SquareText& square) { return isBlankText(square.text); });
}

// True if a value is there twice, as in a row it can't be.
inline bool hasValueTwice(const LineSquares& line) {
  std::vector<std::string_view> values;
  for (const SquareText& square : line.squares) {
    if (isBlankText(square.text)) continue;
    if (std::find(values.begin(), values.end(), square.text) != values.end()) return true;
    values.push_back(square.text);
  }
  return false;
}

// True if a line of as many squares as a board has, judged by itself, can be a row of a larger one.
inline bool canBeRow(const LineSquares& line) {
  const std::size_t count = line.squares.size();
  if (count < 2 || !isSize(count)) return false;
  if (!line.separated && count > static_cast<std::size_t>(capacity(Letters::digitsFromZero))) {
    return false;
  }
  return !hasValueTwice(line) || !areAtMost(line, static_cast<std::size_t>(squareRoot(count)));
}

// Whether the next line is one. It is if there are as many lines as it has squares, which can all
// be rows, and one of them has a value that is too large for the smaller board. If there are fewer
// lines, at least half of them have to be good rows with such a value: then the others are missing.
// Blanks alone are one board if there are just as many lines; `standsAlone` says whether nothing
// like them is above.
inline bool isRowOfLargerBoard(Lines& lines, std::size_t size, bool standsAlone) {
  const std::size_t smaller = static_cast<std::size_t>(squareRoot(size));
  std::size_t rows = 0;
  std::size_t tooLarge = 0;
  std::size_t goodAndTooLarge = 0;
  std::size_t blank = 0;
  for (; rows < size; ++rows) {
    const std::string* line = lines.peek(rows);
    if (line == nullptr || isDrawnRow(*line)) break;
    const LineSquares squares = splitSquares(*line, 0, size);
    if (squares.squares.size() != size) break;
    if (!canBeRow(squares)) return false;
    if (isBlank(squares)) ++blank;
    if (areAtMost(squares, smaller)) continue;
    ++tooLarge;
    if (!hasValueTwice(squares)) ++goodAndTooLarge;
  }
  if (blank == size) {
    const std::string* below = lines.peek(size);
    return standsAlone && (below == nullptr || splitSquares(*below, 0).squares.size() != size);
  }
  if (rows == size) return tooLarge > 0;
  return goodAndTooLarge >= 2 && 2 * goodAndTooLarge >= rows;
}

// True if the next lines are a whole board of numbers without blanks.
inline bool areRowsOfNumbers(Lines& lines, std::size_t size) {
  for (std::size_t row = 0; row < size; ++row) {
    const std::string* line = lines.peek(row);
    if (line == nullptr) return false;
    const LineSquares squares = splitSquares(*line, 0, size);
    if (squares.squares.size() != size || !areAtMost(squares, size)) return false;
  }
  return true;
}

inline bool isProse(const LineSquares& line) {
  return !line.separated &&
         std::all_of(line.squares.begin(), line.squares.end(),
                     [](const SquareText& square) { return isLetter(square.text[0]); });
}

// The size of the board whose first row is meant to be the next line; 0 if it isn't meant as a row.
// If the two lines below agree on another size, that row is the one that is wrong.
inline std::size_t sizeOfRows(Lines& lines, const LineSquares& first) {
  const auto squaresIn = [&lines](std::size_t ahead) {
    const std::string* line = lines.peek(ahead);
    if (line == nullptr || isDrawnRow(*line)) return std::size_t{0};
    return splitSquares(*line, 0).squares.size();
  };
  const auto hasSquaresOf = [&first](std::size_t size) {
    return first.odd == std::string_view::npos &&
           (size > 9 ? !isProse(first) : areAtMost(first, 9));
  };
  const std::size_t here = first.squares.size();
  const std::size_t below = squaresIn(1);
  const bool isClose = here <= below + 2 && below <= here + 2;
  if (here == below && isSize(here)) return here;
  if (isClose && isSize(below) && !isBoard(below) && below == squaresIn(2) && hasSquaresOf(below)) {
    return below;
  }
  return isSize(here) && hasSquaresOf(here) ? here : 0;
}

}  // namespace sudoku

#endif
