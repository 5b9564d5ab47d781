// FaultLines.h: the faults of a board as text, one a line.

#ifndef APPS_SUDOKU_FAULTLINES_H_
#define APPS_SUDOKU_FAULTLINES_H_

#include <ostream>
#include <string>

#include "sudoku/Checker.h"

namespace sudokuProgram {

inline void writeFaults(std::ostream& out, const sudoku::Faults& faults) {
  for (const std::string& fault : faults) out << "  " << fault << '\n';
}

}  // namespace sudokuProgram

#endif
