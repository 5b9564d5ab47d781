// Drawing.h: draws a board with its boxes or regions, for people to read.
//
//   +-----+-----+    +-----------+---+
//   | 1   | 3   |    | 1       3 |   |
//   |     |   2 |    |       +---+   |
//   +-----+-----+    |       | 2     |
//   |   1 |     |    +-------+-------+
//   |     | 4 1 |    |   1   |       |
//   +-----+-----+    |   +---+       |
//                    |   | 4   1     |
//                    +---+-----------+

#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>

#include "sudoku/Puzzle.h"
#include "sudoku/Shape.h"

namespace sudoku {

// The number of digits of the largest value.
inline std::size_t widthOfValues(const Puzzle& puzzle) {
  std::size_t width = 1;
  for (int rest = puzzle.size(); rest >= 10; rest /= 10) ++width;
  return width;
}

// Appends the value of a square, right-aligned after a space; only spaces if it is below 1, and a
// question mark if it is above `most`.
inline void drawValue(std::string& line, std::size_t width, int value, int most,
                      std::string_view letters) {
  line.append(width + 1, ' ');
  std::size_t end = line.size();
  if (value > most) {
    line[end - 1] = '?';
    return;
  }
  if (value > 0 && !letters.empty()) {
    line[end - 1] = letters[static_cast<std::size_t>(value) - 1];
    return;
  }
  for (; value > 0; value /= 10) line[--end] = static_cast<char>('0' + value % 10);
}

// The units that no bar shows, as words that follow the first row.
inline std::string wordsOfDrawing(const Shape& shape) {
  std::string words;
  if (shape.isOrdinary()) return words;
  if (!shape.hasRegions()) words = " --boxes none";
  if (shape.hasDiagonals()) words += " --diagonals";
  if (shape.hasWindows()) words += " --windows";
  return words;
}

inline void drawBoxes(std::ostream& out, const Puzzle& puzzle, int height, int width,
                      std::string_view letters) {
  const std::size_t valueWidth = letters.empty() ? widthOfValues(puzzle) : 1;
  std::string rule = "+";
  for (int col = 0; col < puzzle.size(); col += width) {
    rule.append(static_cast<std::size_t>(width) * (valueWidth + 1) + 1, '-') += '+';
  }
  rule += '\n';
  for (int row = 0; row < puzzle.size(); ++row) {
    if (row % height == 0) out << rule;
    std::string line = "|";
    for (int col = 0; col < puzzle.size(); ++col) {
      drawValue(line, valueWidth, puzzle.at(row, col), puzzle.size(), letters);
      if (col % width == width - 1) line += " |";
    }
    if (row == 0) line += wordsOfDrawing(puzzle.shape);
    out << line << '\n';
  }
  out << rule;
}

// Draws bars between squares of different regions.
inline void drawRegions(std::ostream& out, const Puzzle& puzzle, std::string_view letters) {
  const int size = puzzle.size();
  const std::size_t width = letters.empty() ? widthOfValues(puzzle) : 1;
  const auto regionOf = [&](int row, int col) {
    const bool isInside = row >= 0 && row < size && col >= 0 && col < size;
    return isInside ? puzzle.shape.regionOf(row * size + col) : -1;
  };
  for (int row = 0; row <= size; ++row) {
    std::string above, line;  // the bars above the row, and the row
    for (int col = 0; col <= size; ++col) {
      const int here = regionOf(row, col), left = regionOf(row, col - 1);
      const int up = regionOf(row - 1, col), upLeft = regionOf(row - 1, col - 1);
      const bool isAcross = upLeft != left || up != here;  // a bar ends or passes here
      const bool isDown = upLeft != up || left != here;
      above += isAcross ? (isDown ? '+' : '-') : (isDown ? '|' : ' ');
      line += left != here ? '|' : ' ';
      if (col == size) continue;
      above.append(width + 2, up != here ? '-' : ' ');
      if (row < size) drawValue(line, width, puzzle.at(row, col), size, letters);
      line += ' ';
    }
    if (row == 0) line += wordsOfDrawing(puzzle.shape);
    out << above << '\n';
    if (row < size) out << line << '\n';
  }
}

// Draws a puzzle, even one that has no solution. Values below 1 are drawn as blanks, values above
// the size as question marks. Values are right-aligned, in columns wide enough for the largest
// possible value. Words after the first row name diagonals and windows, which are not drawn. A
// Latin square is one box, and has such words too. `letters` are the characters of all values;
// numbers are drawn if there are none.
inline void draw(std::ostream& out, const Puzzle& puzzle, std::string_view letters = {}) {
  const Shape& shape = puzzle.shape;
  if (!shape.hasRegions()) {
    drawBoxes(out, puzzle, shape.size(), shape.size(), letters);
  } else if (shape.boxHeight() > 0) {
    drawBoxes(out, puzzle, shape.boxHeight(), shape.boxWidth(), letters);
  } else {
    drawRegions(out, puzzle, letters);
  }
}

}  // namespace sudoku
