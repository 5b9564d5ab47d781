// WrongLine.h: what is wrong with a line that is neither a row, nor a board, nor anything else.

#ifndef SUDOKU_READING_WRONGLINE_H_
#define SUDOKU_READING_WRONGLINE_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/LineSquares.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/RowsAhead.h"

namespace sudoku {

// The size of a board that has about as many squares; 0 if there is none.
inline std::size_t sizeWithAbout(std::size_t squares) {
  for (const std::size_t size : {4u, 9u, 16u, 25u}) {
    const std::size_t wanted = size * size;
    if (wanted - wanted / 8 <= squares && squares <= wanted + wanted / 8) return size;
  }
  return 0;
}

// The error for the next line, which has these squares, and at least one.
inline PuzzleError wrongLine(Lines& lines, const LineSquares& squares) {
  const int number = lines.number();
  const std::string_view line = *lines.peek();
  if (isOrder(line)) {
    return lines.error({number, 0}, {"found a number alone; if it is the order of a board, a line ",
                                     "with another number and then its rows have to follow"});
  }
  // If the line begins with something like a board in one word, but none, that counts.
  const std::size_t begin = squares.squares.front().place.position;
  const std::size_t end = std::min(line.find_first_of(" \t\v\f\r,;#%", begin), line.size());
  const bool isWord = sizeWithAbout(end - begin) > 0 && !isBoard(end - begin);
  const LineSquares board = isWord ? splitSquares(line.substr(0, end), number, 0, begin) : squares;
  if (board.odd < board.end) return oddCharacter(lines, {number, board.odd});

  const std::size_t found = board.squares.size();
  const std::size_t size = sizeWithAbout(found);
  if (size > 0 && (isWord || hasBlank(board))) {
    const std::size_t wanted = size * size;
    return lines.error(
        found < wanted ? Place{number, board.end} : board.squares[wanted].place,
        {"found ", found, " squares; a ", size, "x", size, " board in one line has ", wanted});
  }
  return lines.error({number, begin},
                     {"found ", found, " squares; a row has 4, 9, 16, 25 or the like, a board in ",
                      "one line 16, 81, 256, 625 or the like, and a comment begins with #"});
}

}  // namespace sudoku

#endif
