// SquareLines.h: recognises and reads boards with one square a line, as a table of a web page looks
// when it is copied. Each line would be a 1x1 board.

#ifndef SUDOKU_READING_SQUARELINES_H_
#define SUDOKU_READING_SQUARELINES_H_

#include <cstddef>
#include <string_view>

#include "sudoku/Shape.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// Consecutive lines that have one square each, or are empty. The first and the last are not empty.
struct SquareLines {
  std::size_t count = 0;  // 0 if there are fewer than the smallest board has
  bool areBoard = false;  // they are just the squares of one board
};

// True for a value or a blank sign alone.
inline bool isSquareLine(const Line& line) {
  constexpr std::size_t kMostValue = 25;
  const std::string_view text = trimmedRight(line.text);
  if (text.empty() || isSpace(text[0]) || text.size() > 2) return false;
  return isAtMost(text, kMostValue) || (text.size() == 1 && isLetter(text[0]));
}

// True if the next `count` lines can be the squares of a board.
inline bool areSquareLines(Lines& lines, std::size_t count) {
  const std::size_t size = count < 16 || !isBoard(count) ? 0 : squareRoot(count);
  for (std::size_t ahead = 0; ahead < count && size > 0; ++ahead) {
    const std::string_view text = trimmed(lines.peek(ahead)->text);
    const bool isLetterValue = size > 9 && text.size() == 1 && areValues(text, size);
    if (!isAtMost(text, size) && !isLetterValue) return false;
  }
  return size > 0;
}

// Those from the next line on. Lines with nothing but blanks and ones can be 1x1 boards. Empty
// lines are blanks only if not every second line is one.
inline SquareLines squareLinesAhead(Lines& lines) {
  constexpr std::size_t kMost = 25 * 25 + 1;
  std::size_t above = 0, all = 0;  // the lines above the first empty one, and with those below
  bool hasValue = false, areBeside = false;
  for (std::size_t ahead = 0; ahead < kMost; ++ahead) {
    const Line* const line = lines.peek(ahead);
    if (line == nullptr) break;
    if (isBlank(line->text)) continue;
    if (!isSquareLine(*line)) break;
    if (above == ahead) ++above;
    areBeside = areBeside || (ahead > 0 && all == ahead);
    all = ahead + 1;
    hasValue = hasValue || !isAtMost(trimmedRight(line->text), 1);
  }
  if (all < 16 || !hasValue) return {};
  const bool isFirstBoard = areSquareLines(lines, above);
  const bool areOne = above < all && areBeside && areSquareLines(lines, all);
  if (isFirstBoard && !areOne) return {above, true};
  if (isFirstBoard || !areOne) return {all, false};
  return {all, true};
}

// Reads the next `count` lines, which are a board.
inline BoardSquares readSquareLines(Lines& lines, std::size_t count) {
  BoardSquares board{{}, true, {{}, Format::numbers, lines.number(), ""}};
  for (std::size_t i = 0; i < count; ++i) {
    const Line& line = *lines.peek();
    board.squares.push_back({trimmedRight(line.text), {&line, 0}});
    lines.take();
  }
  return board;
}

// Takes the next `count` lines, which are no board, and returns the error.
inline PuzzleError noBoardOfSquareLines(Lines& lines, std::size_t count) {
  const int first = lines.number();
  for (std::size_t i = 0; i < count; ++i) lines.take();
  return lines.error(
      first, {"found ", count, " lines with one square or none; a 4x4 board has 16 ",
              "squares, a 9x9 board 81, and a blank one should have a sign, such ", "as 0"});
}

}  // namespace sudoku

#endif
