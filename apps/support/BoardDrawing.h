// BoardDrawing.h: the drawing of a board (sudoku/Drawing.h) as a text.

#ifndef APPS_SUPPORT_BOARDDRAWING_H_
#define APPS_SUPPORT_BOARDDRAWING_H_

#include <sstream>
#include <string>

#include "sudoku/Drawing.h"
#include "sudoku/Puzzle.h"

namespace apps {

inline std::string drawing(const sudoku::Puzzle& board) {
  std::ostringstream out;
  sudoku::draw(out, board);
  return out.str();
}

}  // namespace apps

#endif
