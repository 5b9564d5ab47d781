// UnknownLine.h: lines of no known shape: which are boards with a mistake, which are part of a text
// without puzzles, and their errors.

#ifndef SUDOKU_READING_UNKNOWNLINE_H_
#define SUDOKU_READING_UNKNOWNLINE_H_

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/RowsAhead.h"
#include "sudoku/reading/ShapeOptions.h"
#include "sudoku/reading/Squares.h"
#include "sudoku/reading/Table.h"

namespace sudoku {

// The size of a board with about so many squares, or 0.
inline std::size_t sizeWithAbout(std::size_t squares) {
  for (const std::size_t size : usualSizes(25)) {
    const std::size_t wanted = size * size;
    if (wanted - wanted / 8 <= squares && squares <= wanted + wanted / 8) return size;
  }
  return 0;
}

// The size of the board if the line is about as long as two of them, such as 161 characters, and
// has no map that can be read; otherwise 0.
inline std::size_t sizeOfDoubleBoard(std::string_view line) {
  line = trimmed(line);
  for (const std::size_t size : {std::size_t{6}, std::size_t{9}}) {
    const std::size_t wanted = 2 * size * size;
    // A line of a 9x9 board that ends early may be as long as two 6x6 boards.
    const auto mayBeSquare = [size](char c) {
      return isSquareCharacter(c) && (!isDigit(c) || c - '0' <= static_cast<int>(size));
    };
    if (wanted - 2 <= line.size() && line.size() <= wanted + 2 &&
        std::all_of(line.begin(), line.end(), mayBeSquare)) {
      return size;
    }
  }
  return 0;
}

// The size of the board whose rows stand in the line with one of | ; / between them; 0 if there is
// none.
inline std::size_t sizeOfJoinedRows(std::string_view line) {
  line = trimmed(line);
  const std::size_t size = line.find_first_of("|;/");
  if (size == line.npos || size < 4 || !isSize(size)) return 0;
  if (line.size() == size * (size + 1) && line.back() == line[size]) line.remove_suffix(1);
  if (line.size() != size * (size + 1) - 1) return 0;
  for (std::size_t begin = 0; begin < line.size(); begin += size + 1) {
    const bool isEnd = begin + size == line.size();
    if (!areValues(line.substr(begin, size), size) ||
        (!isEnd && line[begin + size] != line[size])) {
      return 0;
    }
  }
  return size;
}

// True if the line does not begin like a board, perhaps one with a mistake.
inline bool beginsWithText(std::string_view line) {
  line = trimmed(line);
  const auto end = std::find_if_not(line.begin(), line.end(), isSquareCharacter);
  return sizeWithAbout(static_cast<std::size_t>(end - line.begin())) == 0;
}

// True if the line is code or words, though it may have as many characters as a board.
inline bool isText(const Line& line, const LineSquares& squares) {
  const auto isValue = [](const SquareText& square) {
    return isBlankSquare(square.text) || isNumber(square.text);
  };
  const auto values = std::count_if(squares.squares.begin(), squares.squares.end(), isValue);
  return beginsWithText(line.text) &&
         (isCode(line) || 2 * static_cast<std::size_t>(values) < squares.count());
}

// True if the line, whose shape is unknown, is no board in one line with a mistake.
inline bool isNoBoard(const Line& line, const LineSquares& squares) {
  return isText(line, squares) ||
         (sizeWithAbout(squares.count()) == 0 && beginsWithText(line.text));
}

// True if the line, whose shape is unknown, is part of a text that has no puzzles.
inline bool isForeign(const Line& line, const LineSquares& squares) {
  return isNoBoard(line, squares) && !mayHavePuzzle(line);
}

inline PuzzleError wrongCharacter(const Lines& lines, const TextPosition& at,
                                  const char* advice = "") {
  const std::string_view text = std::string_view(at.line->text).substr(at.offset);
  return lines.error(at, {"found ", quotedCharacter(text),
                          "; a square is a value, or for a blank one of . 0 _ * x", advice});
}

// True for the address of a web page.
inline bool isAddress(std::string_view line) {
  line = trimmed(line);
  return line.substr(0, 7) == "http://" || line.substr(0, 8) == "https://";
}

// The first letter of a line that is a board, or a row of one, of a size up to 9, if all its
// squares are digits, blanks and as many of the first letters as the board has values; otherwise
// the end.
inline auto letterOfSmallBoard(const LineSquares& line) {
  const std::size_t count = line.count();
  const std::size_t size = isBoard(count) ? squareRoot(count) : isSize(count) ? count : 0;
  const auto isLetterValue = [size](const SquareText& square) {
    if (square.text.size() != 1) return false;
    const auto value = static_cast<std::size_t>(valueOf(square.text[0], Letters::lettersOnly));
    return isLetter(square.text[0]) && value <= size;
  };
  const bool mayBeSmall = 4 <= size && size <= 9 &&
                          std::all_of(line.squares.begin(), line.squares.end(), [&](auto& square) {
                            return isAtMost(square.text, size) || isLetterValue(square);
                          });
  return mayBeSmall ? std::find_if(line.squares.begin(), line.squares.end(), isLetterValue)
                    : line.squares.end();
}

// The error for a line of unknown shape. `squares` are its squares.
inline PuzzleError unknownLine(const Lines& lines, const Line& line, const LineSquares& squares) {
  if (isAddress(line.text)) {
    return lines.error(line.number,
                       {"found the address of a web page, which is not read; if it has the squares "
                        "of a puzzle, they must stand alone in the line"});
  }
  if (optionIn(trimmed(line.text)) == 0) {
    return lines.error(line.number,
                       {"the word ", wordsOf(line.text).front(),
                        " must come after the squares: in the line of the board, or in that of its "
                        "last row; it can also be an option of the program"});
  }
  if (const std::size_t size = sizeOfJoinedRows(line.text)) {
    return lines.error(
        {&line, line.text.find_first_of("|;/")},
        {"found the ", size, " rows of ", boardText(static_cast<int>(size)),
         " in one line; write them with spaces between them, or in ", size, " lines"});
  }
  const std::size_t at = codeIn(line);
  const bool isInTitle =
      at < line.text.size() && consistsOf(line.text.substr(at, 1), "()'\\") && mayHavePuzzle(line);
  if (at != line.text.npos && !isInTitle && isNoBoard(line, squares)) {
    return lines.error({&line, at},
                       {"found ", quotedCharacter(std::string_view(line.text).substr(at)),
                        line.text[at] == kEscape
                            ? "; this seems to be text with the colours of a terminal: rows and "
                              "boards are read without them"
                            : "; this seems to be code or data of another program: of these, only "
                              "lists are read that have as many rows as values in each row"});
  }
  if (orderIn(line.text) > 0 || trimmed(line.text) == "1") {
    return lines.error(
        line.number, {"found a lone number; if it is an order, a line with another number and the ",
                      "rows must follow; if it is a count of boards, remove it"});
  }
  if (const std::size_t size = sizeOfDoubleBoard(line.text)) {
    return lines.error(line.number,
                       {"found about twice the squares of ", boardText(static_cast<int>(size)),
                        "; a jigsaw has ", size * size, " squares, then a map of ", size * size,
                        " characters; a solution follows after a space"});
  }
  // If the first word of the line is almost a board, reports the mistake in that word.
  const std::size_t begin = squares.count() > 0 ? squares.squares.front().at.offset
                                                : line.text.find_first_not_of(" \t\v\f\r");
  const std::size_t end =
      std::min(line.text.find_first_of(" \t\v\f\r,;#%", begin), line.text.size());
  const bool isWord = sizeWithAbout(end - begin) > 0 && !isBoard(end - begin);
  const LineSquares board = isWord ? splitSquares(line, 0, begin, end) : squares;
  if (board.firstWrong < board.end) {
    return wrongCharacter(lines, {&line, board.firstWrong},
                          isForeign(line, squares) ? "; a comment begins with #" : "");
  }

  if (isBoard(squares.count()) && haveNumberApart(squares)) {
    const auto isApart = [](const SquareText& one, const SquareText& next) {
      return next.at.offset != one.at.offset + 1;
    };
    const auto gap =
        std::adjacent_find(squares.squares.begin(), squares.squares.end(), isApart) + 1;
    const auto first = static_cast<std::size_t>(gap - squares.squares.begin());
    const bool isBefore = 2 * first < squares.count();
    return lines.error(
        isBefore ? gap->at : squares.squares.front().at,
        {"found ", std::max(first, squares.count() - first), " squares ",
         isBefore ? "behind" : "before", " a number or sign that stands apart; ",
         boardText(static_cast<int>(squareRoot(squares.count())), " board in one line has "),
         squares.count()});
  }
  const std::size_t found = board.count();
  const std::size_t size = sizeWithAbout(found);
  const bool mayHaveSize = size > 0 && (isOrdinarySize(size) || areAtMost(board, size));
  if (mayHaveSize && !isBoard(found) && (isWord || board.haveBlank())) {
    const std::size_t wanted = size * size;
    return lines.error(found < wanted ? TextPosition{&line, board.end} : board.squares[wanted].at,
                       {"found ", counted(found, "square"), "; ",
                        boardText(static_cast<int>(size), " board in one line has "), wanted});
  }
  if (const auto letter = letterOfSmallBoard(board); letter != board.squares.end()) {
    const int small = static_cast<int>(isBoard(found) ? squareRoot(found) : found);
    return lines.error(letter->at,
                       {"found '", letter->text, "'; letters are values from 10x10 on; those of ",
                        boardText(small), " are 1 to ", small});
  }
  return lines.error(
      {&line, begin},
      {"found ", counted(found, "square"),
       "; a row has 4, 6, 8, 9, 16, 25 or the like, a board in one line 16, 36, 64, 81, 256 or the "
       "like, and a comment begins with #"});
}

// The error for the row of the table, whose puzzle cannot be read.
inline PuzzleError unknownRow(const Lines& lines, const Line& line, const LineSquares& squares,
                              const Table& table) {
  const Field field = puzzleField(table, splitFields(line.text, table.separator));
  if (sizeWithAbout(squares.count()) > 0) return unknownLine(lines, line, squares);
  return lines.error({&line, field.begin}, {"found no board in column ", table.column + 1,
                                            ", from which this table is read"});
}

}  // namespace sudoku

#endif
