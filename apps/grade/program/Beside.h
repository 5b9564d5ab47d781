// Beside.h: the best-first search of a submission beside ours, without marks.

#pragma once

#include "apps/grade/program/Options.h"

namespace grading {

// Prints it for the puzzles of options.compare, which must have solutions. The submission is the
// one of coursework::underTest().
void printBeside(const Options& options);

}  // namespace grading
