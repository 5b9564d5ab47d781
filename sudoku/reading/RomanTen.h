// RomanTen.h: recognises 10x10 boards that have the Roman X for the value 10. Elsewhere an X is a
// blank.

#ifndef SUDOKU_READING_ROMANTEN_H_
#define SUDOKU_READING_ROMANTEN_H_

#include <cstddef>
#include <string_view>
#include <vector>

#include "sudoku/reading/Characters.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

inline bool isRomanTen(std::string_view text) {
  return text == "X" || text == "x";
}

// True if the squares of a 10x10 board are 1 to 9, X and one other sign for blanks, and no row or
// column has two X. If that sign is 0, it occurs twice in a row: otherwise it could be a value, and
// X the blank.
[[gnu::cold]] inline bool hasRomanTen(const std::vector<SquareText>& squares) {
  constexpr std::size_t kSize = 10;
  if (squares.size() != kSize * kSize) return false;
  std::vector<bool> isInRow(kSize), isInColumn(kSize), isBlankInRow(kSize);
  std::string_view blank;
  bool hasTen = false, hasBlank = false, hasTwoBlanks = false;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const std::string_view text = squares[i].text;
    const std::size_t row = i / kSize, column = i % kSize;
    if (isRomanTen(text)) {
      if (isInRow[row] || isInColumn[column]) return false;
      hasTen = isInRow[row] = isInColumn[column] = true;
    } else if (isBlankSquare(text)) {
      if (hasBlank && text != blank) return false;
      blank = text;
      hasTwoBlanks = hasTwoBlanks || isBlankInRow[row];
      hasBlank = isBlankInRow[row] = true;
    } else if (text.size() != 1 || !isDigit(text[0])) {
      return false;
    }
  }
  return hasTen && hasBlank && (blank != "0" || hasTwoBlanks);
}

}  // namespace sudoku

#endif
