// JudgeSearch.h: searches over the submission's boards. The suite judges their results, and in some
// makes and counts each expansion itself, so that no count has to be trusted.

#ifndef APPS_GRADE_SUITE_JUDGESEARCH_H_
#define APPS_GRADE_SUITE_JUDGESEARCH_H_

#include <limits>
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

struct CountedSearch {
  Search search;
  long long expanded = 0;
};

// Expands in breadth-first order, as the given driver does. Ends without a solution after `most`
// expansions. Makes a finding and throws CallFailed if the search exceeds its time limit. With
// `isInDisguise`, makes the same calls as countedBestFirst(), so that boards cannot tell the two
// searches apart.
CountedSearch countedBreadthFirst(const StudentBoard& start, bool isInDisguise = false,
                                  long long most = std::numeric_limits<long long>::max());

// Expands in the order of the submission's driver, which runs in another subject and never sees the
// boards.
CountedSearch countedBestFirst(Subject& driver, const StudentBoard& start);

}  // namespace coursework

#endif
