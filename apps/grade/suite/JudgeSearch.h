// JudgeSearch.h: judges what a search of the submission's boards came to.

#ifndef APPS_GRADE_SUITE_JUDGESEARCH_H_
#define APPS_GRADE_SUITE_JUDGESEARCH_H_

#include <string>

#include "apps/grade/suite/StudentBoard.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// Why it is no solution of the puzzle; empty if it is one.
std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle);

// Whether the search found a solution of the puzzle, which has one. Makes a finding if it did not.
bool judgeSearch(const Search& search, const sudoku::Puzzle& puzzle);

}  // namespace coursework

#endif
