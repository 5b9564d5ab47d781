// JudgeSearch.h: judges the result of a search over the submission's boards.

#ifndef APPS_GRADE_SUITE_JUDGESEARCH_H_
#define APPS_GRADE_SUITE_JUDGESEARCH_H_

#include <string>

#include "apps/grade/suite/StudentBoard.h"
#include "apps/grade/suite/Subject.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// Why the result is no solution of the puzzle. Empty if it is one.
std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle);

// Whether the search found a solution of the puzzle, which must have one. Makes a finding if not.
bool judgeSearch(const Search& search, const sudoku::Puzzle& puzzle);

// Tells the instructor if setSquare solves a published puzzle that the simple rules do not solve:
// it searches.
void suspectSearching(Subject& subject);

}  // namespace coursework

#endif
