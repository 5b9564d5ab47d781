// FaultLines.h: the faults of a board as text, one a line.

#ifndef APPS_SUDOKU_FAULTLINES_H_
#define APPS_SUDOKU_FAULTLINES_H_

#include <ostream>
#include <vector>

#include "sudoku/Checker.h"

namespace sudokuProgram {

inline void writeFaults(std::ostream& out, const std::vector<sudoku::Fault>& faults) {
  for (const sudoku::Fault& fault : faults) out << "  " << fault.message() << '\n';
}

}  // namespace sudokuProgram

#endif
