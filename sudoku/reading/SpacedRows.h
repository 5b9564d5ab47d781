// SpacedRows.h: a puzzle with one row a line and spaces for blanks, as the coursework has them. An
// editor may have trimmed the lines: then rows are short, and one without givens is an empty line.

#ifndef SUDOKU_READING_SPACEDROWS_H_
#define SUDOKU_READING_SPACEDROWS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/BoardValues.h"
#include "sudoku/reading/Format.h"
#include "sudoku/reading/HeadingLine.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/LineSquares.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"

namespace sudoku {

class SpacedRows {
 public:
  // The number of rows from the next line on that make a board, or 0 if they don't.
  //
  // It doesn't guess where the board begins and ends: its first and its last row can't be empty
  // lines, and if another row is one, the board has to stand alone. Nor does it guess what a short
  // row has lost: lines that end with spaces were not trimmed, so none of them can be short.
  static std::size_t size(Lines& lines) {
    for (const std::size_t size : {4u, 9u, 16u, 25u}) {
      if (fits(lines, size)) return size;
    }
    return 0;
  }

  static ReadPuzzle read(Lines& lines, std::size_t size, Letters letters) {
    ReadPuzzle read;
    read.line = lines.number();
    read.format = Format::spacedRows;
    std::vector<SquareText> squares;
    for (std::size_t row = 0; row < size; ++row) {
      const std::string_view line = *lines.peek();
      for (std::size_t col = 0; col < size; ++col) {
        const std::size_t position = std::min(col, line.size());
        const std::string_view text = line.substr(position, 1);
        squares.push_back({text == " " ? std::string_view() : text, {lines.number(), position}});
      }
      lines.take();
    }
    read.puzzle = BoardValues(lines, squares, false).read(letters);
    return read;
  }

  // The number of rows from the next line on that are meant as a board but are none; 0 if they
  // aren't meant so.
  static std::size_t broken(Lines& lines) {
    std::size_t rows = 0;
    bool hasSpaces = false;
    for (; rows < kMostRows; ++rows) {
      const std::string* line = lines.peek(rows);
      if (line == nullptr || isBlankLine(*line) || !isRow(*line, kMostRows)) break;
      hasSpaces = hasSpaces || trimmed(*line).find(' ') != line->npos;
    }
    return hasSpaces && rows > 1 ? rows : 0;
  }

  // Takes these rows and says what is wrong with them.
  static PuzzleError error(Lines& lines, std::size_t rows) {
    const int first = lines.number();
    std::size_t longest = 0;
    Place shortRow;
    for (std::size_t row = 0; row < rows; ++row) {
      const std::string& line = *lines.peek();
      longest = std::max(longest, line.size());
      if (shortRow.line == 0 && line.size() < rows) shortRow = {lines.number(), line.size()};
      lines.take();
    }
    if (shortRow.line > 0 && longest == rows && isSize(rows)) {
      return lines.error(shortRow, {"the row ends after ", shortRow.position, " of ", rows,
                                    " squares; its last spaces can't be missing where those of ",
                                    "other rows are there"});
    }
    return lines.error({first, 0}, {"found ", rows, " rows with spaces for blanks, of up to ",
                                    longest, " squares; a board has as many rows as columns, and ",
                                    "its first and its last row can't be empty lines"});
  }

 private:
  static constexpr std::size_t kMostRows = 25;

  static bool fits(Lines& lines, std::size_t size) {
    bool hasSpaces = false;
    bool hasLastSpaces = false;
    bool hasEmptyLine = false;
    bool hasShortLine = false;
    bool hasValues = false;
    for (std::size_t row = 0; row < size; ++row) {
      const std::string* line = lines.peek(row);
      if (line == nullptr || !isRow(*line, size)) return false;
      if (line->empty() && (row == 0 || row == size - 1)) return false;
      hasSpaces = hasSpaces || line->find(' ') != line->npos;
      hasLastSpaces = hasLastSpaces || (!line->empty() && line->back() == ' ');
      hasEmptyLine = hasEmptyLine || line->empty();
      hasShortLine = hasShortLine || line->size() < size;
      hasValues = hasValues || !isBlankLine(*line);
    }
    if (!hasSpaces || (hasLastSpaces && hasShortLine)) return false;
    // Few and short blank lines are no blank board.
    if (!hasValues && (size < 9 || hasShortLine)) return false;
    const std::string* below = lines.peek(size);
    if (below == nullptr || isBlankLine(*below)) return true;
    // Another row makes it the wrong size, unless that one begins the next board.
    if (isRow(*below, kMostRows)) return !hasEmptyLine && isRow(*below, size);
    return true;
  }

  // True for a line of values and spaces; it has no other sign for a blank.
  static bool isRow(std::string_view line, std::size_t size) {
    return line.size() <= size && !isHeading(line) &&
           std::all_of(line.begin(), line.end(), [size](char c) {
             return c == ' ' || (isDigit(c) && c != '0') || (size > 9 && isLetter(c));
           });
  }
};

}  // namespace sudoku

#endif
