// Drawn.h: a board drawn for a person to read.

#ifndef APPS_COMMANDS_DRAWN_H_
#define APPS_COMMANDS_DRAWN_H_

#include <sstream>
#include <string>

#include "sudoku/Drawing.h"
#include "sudoku/Puzzle.h"

namespace commands {

inline std::string drawn(const sudoku::Puzzle& board) {
  std::ostringstream out;
  sudoku::draw(out, board);
  return out.str();
}

}  // namespace commands

#endif
