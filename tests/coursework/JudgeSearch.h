// JudgeSearch.h: judges what a search of the hand-in's boards came to.

#ifndef TESTS_COURSEWORK_JUDGESEARCH_H_
#define TESTS_COURSEWORK_JUDGESEARCH_H_

#include "sudoku/Puzzle.h"
#include "tests/coursework/StudentBoard.h"

namespace coursework {

// Whether the search found a solution of the puzzle, which has one. Makes a finding if it did not.
bool judgeSearch(const Search& search, const sudoku::Puzzle& puzzle);

}  // namespace coursework

#endif
