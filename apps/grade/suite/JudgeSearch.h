// JudgeSearch.h: judges searches over boards.

#ifndef APPS_GRADE_SUITE_JUDGESEARCH_H_
#define APPS_GRADE_SUITE_JUDGESEARCH_H_

#include <limits>
#include <string>

#include "apps/grade/suite/StudentProgram.h"

namespace coursework {

// Why the result is no solution of the puzzle. Empty if it is one.
std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle);

// Whether the search found a solution of the puzzle, which must have one. Makes a finding if not.
bool judgeSearch(const Search& search, const sudoku::Puzzle& puzzle);

// Tells the instructor if setSquare solves a published puzzle that the simple rules do not solve:
// it searches.
void suspectSearching(StudentProgram& program);

struct CountedSearch {
  Search search;
  long long expanded = 0;
};

// Expands in breadth-first order, as the given driver does. Ends without a solution after `most`
// expansions. Makes a finding and throws CallFailed if the search exceeds its time limit.
CountedSearch countedBreadthFirst(const StudentBoard& start,
                                  long long most = std::numeric_limits<long long>::max());

}  // namespace coursework

#endif
