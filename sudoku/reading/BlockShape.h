// BlockShape.h: recognises the shape of the next lines, from their kinds and the numbers of their
// squares: a board, the rows of one, or no puzzle. Sixteen squares can be a board or a row of one,
// so that the lines below may have to decide. The reader of a shape comes after this decision.

#ifndef SUDOKU_READING_BLOCKSHAPE_H_
#define SUDOKU_READING_BLOCKSHAPE_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Geometry.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

struct BlockShape {
  enum Kind {
    // One line that is no part of a puzzle:
    blank,
    heading,  // or a comment
    section,
    rule,
    // A puzzle:
    board,            // in one line, perhaps behind a heading
    rows,             // one a line
    orderAndNumbers,  // the order, a line to ignore, and rows
    spacedRows,       // rows with spaces for blanks
    drawing,
    // An error:
    brokenSpacedRows,
    unknown  // one line
  };

  Kind kind;
  // The number of rows; for a board in one line its number of squares, or 0 if they were behind a
  // heading or have spaces for blanks, so that they could not be a row.
  std::size_t size = 0;
  LineSquares squares = {};  // of a board in one line, or the unknown line
};

// True if it is a blank or a number up to that one.
inline bool isAtMost(std::string_view text, std::size_t most) {
  if (isBlankSquare(text)) return true;
  if (!std::all_of(text.begin(), text.end(), isDigit) || text.size() > 3) return false;
  return std::stoul(std::string(text)) <= most;
}

inline bool areAtMost(const LineSquares& line, std::size_t most) {
  return line.all([most](std::string_view text) { return isAtMost(text, most); });
}

// True if a value is there twice, which is wrong in a row.
inline bool hasValueTwice(const LineSquares& line) {
  Words values;
  for (const SquareText& square : line.squares) {
    if (isBlankSquare(square.text)) continue;
    if (std::find(values.begin(), values.end(), square.text) != values.end()) return true;
    values.push_back(square.text);
  }
  return false;
}

// The order, from 2 on, if the line has nothing else; else 0. A 1 alone is a board.
inline std::size_t orderIn(std::string_view line) {
  line = trimmedRight(line);
  if (line.empty() || line.size() > 2 || !consistsOf(line, "0123456789")) return 0;
  const std::size_t order = std::stoul(std::string(line));
  return 2 <= order && order <= std::size_t{kMaxOrder} ? order : 0;
}

// The order in the next line, if that and a line to ignore stand above rows of numbers; else 0.
inline std::size_t orderAboveRows(Lines& lines) {
  const std::size_t order = orderIn(lines.peek()->text);
  if (order == 0) return 0;
  const Line* ignored = lines.peek(1);
  if (ignored == nullptr || !isNumber(trimmedRight(ignored->text))) return 0;
  const Line* row = lines.peek(2);
  if (row == nullptr) return 0;
  const std::size_t size = order * order;
  const std::size_t found = splitSquares(*row, size).count();
  // A row that is too short or too long is an error. Spaced rows have too few values for that.
  return found == size || (order > 2 && 2 * found > size + 1) ? order : 0;
}

// True if a line with the squares of a board, judged by itself, can be a row of a larger board.
inline bool canBeRow(const LineSquares& line) {
  const std::size_t count = line.count();
  if (count < 2 || !isSize(count)) return false;
  if (!line.areSeparated && count > std::size_t{capacity(Letters::digitsFromZero)}) return false;
  return !hasValueTwice(line) || !areAtMost(line, squareRoot(count));
}

// True if the next line is a row of a board of that size. It is if there are `size` lines which can
// all be rows, and a value in one of them is too large for the smaller board. If there are fewer
// lines, at least half of them have to be rows without a mistake but with such a value: then the
// others are missing. Blanks alone are one board if there are exactly `size` lines; `standsAlone`
// says whether nothing like them is above.
inline bool isRowOfLargerBoard(Lines& lines, std::size_t size, bool standsAlone) {
  const std::size_t smaller = squareRoot(size);
  std::size_t rows = 0;
  std::size_t tooLarge = 0;
  std::size_t goodAndTooLarge = 0;
  std::size_t blank = 0;
  for (; rows < size; ++rows) {
    const Line* line = lines.peek(rows);
    if (line == nullptr || line->isDrawnRow()) break;
    const LineSquares squares = splitSquares(*line, size);
    if (squares.count() != size) break;
    if (!canBeRow(squares)) return false;
    if (squares.areBlank()) ++blank;
    if (areAtMost(squares, smaller)) continue;
    ++tooLarge;
    if (!hasValueTwice(squares)) ++goodAndTooLarge;
  }
  if (blank == size) {
    const Line* below = lines.peek(size);
    return standsAlone && (below == nullptr || splitSquares(*below).count() != size);
  }
  if (rows == size) return tooLarge > 0;
  return goodAndTooLarge >= 2 && 2 * goodAndTooLarge >= rows;
}

// True if the next lines are a whole board of numbers.
inline bool areRowsOfNumbers(Lines& lines, std::size_t size) {
  for (std::size_t row = 0; row < size; ++row) {
    const Line* line = lines.peek(row);
    if (line == nullptr) return false;
    const LineSquares squares = splitSquares(*line, size);
    if (squares.count() != size || !areAtMost(squares, size)) return false;
  }
  return true;
}

// The size of the board whose first row the next line seems to be; 0 if it seems to be none. If the
// two lines below agree on another size, the first row is the one that is wrong.
inline std::size_t sizeOfRows(Lines& lines, const LineSquares& first) {
  const auto countIn = [&lines](std::size_t ahead) {
    const Line* line = lines.peek(ahead);
    return line == nullptr || line->isDrawnRow() ? 0 : splitSquares(*line).count();
  };
  const auto mayHaveSize = [&first](std::size_t size) {
    if (first.firstWrong != std::string_view::npos) return false;
    if (size <= 9) return areAtMost(first, 9);
    const auto beginsWithLetter = [](std::string_view text) { return isLetter(text[0]); };
    return first.areSeparated || !first.all(beginsWithLetter);  // else it is prose
  };
  const std::size_t here = first.count();
  const std::size_t below = countIn(1);
  const bool isClose = here <= below + 2 && below <= here + 2;
  if (here == below && isSize(here)) return here;
  if (isClose && isSize(below) && !isBoard(below) && below == countIn(2) && mayHaveSize(below)) {
    return below;
  }
  return isSize(here) && mayHaveSize(here) ? here : 0;
}

// Rows with spaces for blanks, as the coursework has them. An editor may have removed the spaces at
// the ends of the lines: then rows are short, and a row without givens is an empty line.
//
// The beginning and the end of such a board are not guessed: its first and its last row can't be
// empty lines, and if another row is one, the board has to stand alone. Nor is the loss of a short
// row: lines that end with spaces were not trimmed, so none of them can be short.
constexpr std::size_t kMostSpacedRows = 25;

inline bool isSpacedRow(const Line* line, std::size_t size) {
  return line != nullptr && line->text.size() <= size && !line->isHeading() &&
         std::all_of(line->text.begin(), line->text.end(),
                     [size](char c) { return isValueOrSpace(c, size); });
}

inline bool areSpacedRows(Lines& lines, std::size_t size) {
  bool hasSpaces = false;
  bool hasLastSpaces = false;
  bool hasEmptyLine = false;
  bool hasShortLine = false;
  bool hasValues = false;
  for (std::size_t row = 0; row < size; ++row) {
    const Line* line = lines.peek(row);
    if (!isSpacedRow(line, size)) return false;
    const std::string& text = line->text;
    if (text.empty() && (row == 0 || row == size - 1)) return false;
    hasSpaces = hasSpaces || text.find(' ') != text.npos;
    hasLastSpaces = hasLastSpaces || (!text.empty() && text.back() == ' ');
    hasEmptyLine = hasEmptyLine || text.empty();
    hasShortLine = hasShortLine || text.size() < size;
    hasValues = hasValues || !isBlank(text);
  }
  if (!hasSpaces || (hasLastSpaces && hasShortLine)) return false;
  // Few and short blank lines are no blank board.
  if (!hasValues && (size < 9 || hasShortLine)) return false;
  const Line* below = lines.peek(size);
  if (below == nullptr || isBlank(below->text)) return true;
  // Another row makes it the wrong size, unless that row begins the next board.
  return !isSpacedRow(below, kMostSpacedRows) || (!hasEmptyLine && isSpacedRow(below, size));
}

// The number of spaced rows from the next line on that are a board; 0 if they are none.
inline std::size_t spacedRowsAhead(Lines& lines) {
  for (const std::size_t size : {4u, 9u, 16u, 25u}) {
    if (areSpacedRows(lines, size)) return size;
  }
  return 0;
}

// The number of spaced rows from the next line on that seem to be a board with a mistake; or 0.
inline std::size_t brokenSpacedRowsAhead(Lines& lines) {
  std::size_t rows = 0;
  bool hasSpaces = false;
  for (; rows < kMostSpacedRows; ++rows) {
    const Line* line = lines.peek(rows);
    if (!isSpacedRow(line, kMostSpacedRows) || isBlank(line->text)) break;
    hasSpaces = hasSpaces || trimmed(line->text).find(' ') != std::string_view::npos;
  }
  return hasSpaces && rows > 1 ? rows : 0;
}

// The squares behind the heading in a line. Where the puzzle has separators between its squares, a
// number of the heading seems to be a square too.
inline BlockShape shapeOfTitledPuzzle(const Line& line) {
  const std::size_t begin = puzzleInHeading(line.text);
  LineSquares squares = splitSquares(line, 0, begin);
  if (isBoard(squares.count())) return {BlockShape::board, 0, std::move(squares)};
  const std::size_t next = std::min(line.text.find_first_of(" \t", begin), line.text.size());
  LineSquares others = splitSquares(line, 0, next);
  if (isBoard(others.count())) return {BlockShape::board, 0, std::move(others)};
  return {BlockShape::unknown, 0, std::move(squares)};
}

// The shape of a line that is not of another kind, and of those below if it needs them.
// `squaresAbove` is the number of squares of a board in the line right above, or 0.
inline BlockShape shapeOfSquares(Lines& lines, std::size_t squaresAbove) {
  const Line& line = *lines.peek();
  if (line.isDrawnRow()) return {BlockShape::drawing};
  if (const std::size_t order = orderAboveRows(lines)) {
    return {BlockShape::orderAndNumbers, order * order};
  }

  LineSquares squares = splitSquares(line);
  const std::size_t count = squares.count();
  if (count > 1 && isBoard(count) && !canBeRow(squares)) {
    return {BlockShape::board, count, std::move(squares)};
  }
  if (const std::size_t size = spacedRowsAhead(lines)) {
    if (!isSize(count) || !areRowsOfNumbers(lines, count)) return {BlockShape::spacedRows, size};
  }
  if (isBoard(count) && orderIn(line.text) == 0) {
    if (isRowOfLargerBoard(lines, count, count != squaresAbove)) return {BlockShape::rows, count};
    return {BlockShape::board, count, std::move(squares)};
  }
  LineSquares spaced = splitBoardWithSpaces(line);
  if (spaced.count() > 0) return {BlockShape::board, 0, std::move(spaced)};
  if (const std::size_t size = count > 1 ? sizeOfRows(lines, squares) : 0) {
    return {BlockShape::rows, size};
  }
  if (const std::size_t rows = brokenSpacedRowsAhead(lines)) {
    return {BlockShape::brokenSpacedRows, rows};
  }
  return {BlockShape::unknown, 0, std::move(squares)};
}

// The shape of what begins in the next line.
inline BlockShape shapeAhead(Lines& lines, std::size_t squaresAbove) {
  const Line& line = *lines.peek();
  switch (line.kind()) {
    case LineKind::blank: {
      // A first row without givens looks like a blank line.
      const std::size_t size = spacedRowsAhead(lines);
      return size > 0 ? BlockShape{BlockShape::spacedRows, size} : BlockShape{BlockShape::blank};
    }
    case LineKind::comment:
    case LineKind::heading: return {BlockShape::heading};
    case LineKind::section: return {BlockShape::section};
    case LineKind::rule: return {BlockShape::rule};
    case LineKind::titledPuzzle: return shapeOfTitledPuzzle(line);
    case LineKind::underscores: {
      const Line* below = line.isDrawnRow() ? nullptr : lines.peek(1);
      if (below != nullptr && below->isDrawnRow()) return {BlockShape::rule};
      break;
    }
    case LineKind::squares: break;
  }
  return shapeOfSquares(lines, squaresAbove);
}

inline PuzzleError wrongCharacter(const Lines& lines, const TextPosition& at) {
  const std::string_view text = std::string_view(at.line->text).substr(at.offset);
  return lines.error(at, {"found ", quotedCharacter(text),
                          "; a square is a value, or for a blank one of . 0 _ * x"});
}

// The error for an unknown line with these squares.
inline PuzzleError unknownLine(const Lines& lines, const Line& line, const LineSquares& squares) {
  if (orderIn(line.text) > 0) {
    return lines.error(line.number,
                       {"found a number alone; if it is the order of a board, a line with another ",
                        "number and then its rows have to follow"});
  }
  // The size of a board that has about as many squares; 0 if there is none.
  const auto sizeWithAbout = [](std::size_t count) {
    for (const std::size_t size : {4u, 9u, 16u, 25u}) {
      const std::size_t wanted = size * size;
      if (wanted - wanted / 8 <= count && count <= wanted + wanted / 8) return size;
    }
    return std::size_t{0};
  };
  // If the line begins with a word that is almost a board, the error is in that word.
  const std::size_t begin = squares.count() > 0 ? squares.squares.front().at.offset
                                                : line.text.find_first_not_of(" \t\v\f\r");
  const std::size_t end =
      std::min(line.text.find_first_of(" \t\v\f\r,;#%", begin), line.text.size());
  const bool isWord = sizeWithAbout(end - begin) > 0 && !isBoard(end - begin);
  const LineSquares board = isWord ? splitSquares(line, 0, begin, end) : squares;
  if (board.firstWrong < board.end) return wrongCharacter(lines, {&line, board.firstWrong});

  const std::size_t found = board.count();
  const std::size_t size = sizeWithAbout(found);
  if (size > 0 && (isWord || board.haveBlank())) {
    const std::size_t wanted = size * size;
    return lines.error(
        found < wanted ? TextPosition{&line, board.end} : board.squares[wanted].at,
        {"found ", found, " squares; a ", size, "x", size, " board in one line has ", wanted});
  }
  return lines.error({&line, begin},
                     {"found ", found, " squares; a row has 4, 9, 16, 25 or the like, a board in ",
                      "one line 16, 81, 256, 625 or the like, and a comment begins with #"});
}

}  // namespace sudoku

#endif
