// SquareName.h: the name of a square for people to read.

#ifndef APPS_SUPPORT_SQUARENAME_H_
#define APPS_SUPPORT_SQUARENAME_H_

#include <string>

#include "sudoku/Geometry.h"

namespace apps {

// "r3c5": row and column, both from 1, of a square of a board of that size.
inline std::string squareName(int square, int size) {
  return 'r' + std::to_string(square / size + 1) + 'c' + std::to_string(square % size + 1);
}

inline std::string squareName(int square, const sudoku::Geometry& geometry) {
  return squareName(square, geometry.size());
}

}  // namespace apps

#endif
