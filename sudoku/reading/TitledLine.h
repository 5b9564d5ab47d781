// TitledLine.h: a puzzle in the line of its heading, such as "Puzzle 1: 53..7....".

#ifndef SUDOKU_READING_TITLEDLINE_H_
#define SUDOKU_READING_TITLEDLINE_H_

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "sudoku/reading/HeadingLine.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/LineSquares.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/OneLine.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/WrongLine.h"

namespace sudoku {

// Reads the puzzle in the next line, whose title is the heading that stands before it.
inline ReadPuzzle readBehindHeading(Lines& lines, Letters letters) {
  const std::string_view text = *lines.peek();
  const std::size_t begin = puzzleInHeading(text);
  LineSquares squares = splitSquares(text, lines.number(), 0, begin);
  if (!isBoard(squares.squares.size())) {
    // Where the puzzle has something between its squares, a number before it seems to be one.
    const std::size_t next = std::min(text.find_first_of(" \t", begin), text.size());
    const LineSquares others = splitSquares(text, lines.number(), 0, next);
    if (isBoard(others.squares.size())) squares = others;
  }
  if (!isBoard(squares.squares.size())) {
    const PuzzleError error = wrongLine(lines, squares);
    lines.take();
    throw error;
  }
  const std::string_view title = text.substr(0, squares.squares.front().place.position);
  ReadPuzzle read = readLine(lines, squares, letters);
  read.title = trimmed(title.substr(0, title.find_last_not_of(" \t,:;=-(") + 1));
  return read;
}

}  // namespace sudoku

#endif
