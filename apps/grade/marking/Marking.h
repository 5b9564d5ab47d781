// Marking.h: turns the judgements of the suite into marks.

#ifndef APPS_GRADE_MARKING_MARKING_H_
#define APPS_GRADE_MARKING_MARKING_H_

#include <string>

#include "apps/grade/report/Report.h"

namespace grading {

// Stores the result of a test in the report and updates all sums. A likely mistake that another
// test has reported becomes a reference to that test, without the board. A part earns the weighted
// share of its tests; without a fault, exactly its full marks. Throws std::logic_error if the
// report has no such test.
void mark(Report& report, Judgement judgement);

// "Blank boards are undecided" for "PartA_Board.BlankBoardsAreUndecided".
std::string sentenceOf(const std::string& testName);

}  // namespace grading

#endif
