// SquareName.h: the name of a square in texts for people: "r1c5".

#ifndef SUDOKU_SQUARENAME_H_
#define SUDOKU_SQUARENAME_H_

#include <string>

#include "sudoku/Message.h"

namespace sudoku {

// The row and the column count from 0, in the name from 1.
inline std::string squareName(int row, int col) {
  return message({"r", row + 1, "c", col + 1});
}

}  // namespace sudoku

#endif
