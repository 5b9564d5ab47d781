// BoardText.h: boards and squares as texts for people to read.

#ifndef APPS_SUPPORT_BOARDTEXT_H_
#define APPS_SUPPORT_BOARDTEXT_H_

#include <sstream>
#include <string>

#include "sudoku/Drawing.h"
#include "sudoku/Geometry.h"
#include "sudoku/Puzzle.h"
#include "sudoku/reading/Characters.h"
#include "sudoku/reading/Letters.h"

namespace apps {

// In these letters if they are enough and not `automatic`. Digits alone would look like numbers.
inline std::string drawing(const sudoku::Puzzle& board,
                           sudoku::Letters letters = sudoku::Letters::automatic) {
  std::string characters;
  const bool areUsable = letters != sudoku::Letters::automatic && board.size > 9 &&
                         board.size <= capacity(letters) &&
                         !sudoku::isDigit(characterOf(board.size, letters));
  for (int value = 1; areUsable && value <= board.size; ++value) {
    characters += characterOf(value, letters);
  }
  std::ostringstream out;
  sudoku::draw(out, board, characters);
  return out.str();
}

// "r3c5": row and column, both from 1, of a square of a board of that size.
inline std::string squareName(int square, int size) {
  return 'r' + std::to_string(square / size + 1) + 'c' + std::to_string(square % size + 1);
}

inline std::string squareName(int square, const sudoku::Geometry& geometry) {
  return squareName(square, geometry.size());
}

}  // namespace apps

#endif
