// JudgeSearch.h: judges searches over boards.

#pragma once

#include <string>

#include "apps/grade/suite/StudentProgram.h"

namespace coursework {

// Why the result is no solution of the puzzle. Empty if it is one.
std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle);

// Whether the search found a solution of the puzzle, which must have one. Makes a finding if not.
bool judgeSearch(const Search& search, const sudoku::Puzzle& puzzle);

}  // namespace coursework
