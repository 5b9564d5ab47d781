// CheckedRun.h: says why a program of the submission crashes, by the same questions to one that was
// compiled with checks.

#pragma once

#include <string>
#include <vector>

namespace coursework {

// The fault that the checks find when the program is told these lines: "Sudoku.h, line 12: a null
// pointer is used". Empty if they find none, or there is no such program.
std::string faultOf(const std::vector<std::string>& lines);

}  // namespace coursework
