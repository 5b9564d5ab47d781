// PuzzleWriter.h: writes a puzzle of any size in one line that PuzzleReader can read. An exception:
// removed candidates of boards that are not 9x9 have no such form.

#ifndef SUDOKU_PUZZLEWRITER_H_
#define SUDOKU_PUZZLEWRITER_H_

#include <algorithm>
#include <cstddef>
#include <string>

#include "sudoku/Puzzle.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/ShapeOptions.h"

namespace sudoku {

// The candidates of all squares of a 9x9 board, in 729 characters: for each square nine, a digit
// for a candidate, a dot for none. A given is the only candidate of its square; other squares have
// all values that the puzzle does not remove.
inline std::string candidatesToLine(const Puzzle& puzzle) {
  constexpr std::size_t kSize = 9;
  std::string line;
  for (const int value : puzzle.squares) {
    for (int each = 1; each <= static_cast<int>(kSize); ++each) {
      const bool isCandidate = value == kUndecided || value == each;
      line += isCandidate ? static_cast<char>('0' + each) : '.';
    }
  }
  for (const Candidate& each : puzzle.removed) {
    line[static_cast<std::size_t>(each.square) * kSize + static_cast<std::size_t>(each.value) - 1] =
        '.';
  }
  return line;
}

// The squares row by row, without the shape.
inline std::string squaresToLine(const Puzzle& puzzle, Letters letters) {
  if (puzzle.size == 9 && !puzzle.removed.empty()) return candidatesToLine(puzzle);
  std::string line;
  const bool isFromZero = letters == Letters::numbersFromZero;
  if (puzzle.size <= 9 && !isFromZero) {
    line.reserve(puzzle.squares.size() + 1);  // a caller often appends a line end
    line.resize(puzzle.squares.size());
    std::transform(puzzle.squares.begin(), puzzle.squares.end(), line.begin(),
                   [](int value) { return value < 1 ? '.' : static_cast<char>('0' + value); });
    return line;
  }
  if (letters != Letters::automatic && puzzle.size <= capacity(letters)) {
    for (const int value : puzzle.squares) line += value < 1 ? '.' : characterOf(value, letters);
    return line;
  }
  for (const int value : puzzle.squares) {
    if (!line.empty()) line += ',';
    const int blank = isFromZero ? -1 : 0;
    line += std::to_string(value < 1 ? blank : isFromZero ? value - 1 : value);
  }
  return line;
}

// Row by row. Up to size 9: one character per square, a dot for a blank. Above: these letters, if
// they are enough and not `automatic`; otherwise numbers separated by commas, 0 for a blank. With
// Letters::numbersFromZero, values are one less, and -1 is a blank among numbers. A 9x9 puzzle that
// removes candidates is written as candidatesToLine(). shapeOptionsOf() follows. No line end.
inline std::string toLine(const Puzzle& puzzle, Letters letters = Letters::automatic) {
  std::string line = squaresToLine(puzzle, letters);
  if (puzzle.shape.isOrdinary()) return line;
  const bool isOfCharacters = puzzle.size <= 9 && puzzle.removed.empty();
  return line + shapeOptionsOf(puzzle.shape, isOfCharacters);
}

}  // namespace sudoku

#endif
