#include "apps/grade/suite/JudgeSearch.h"

#include <string>

#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/Text.h"
#include "sudoku/Checker.h"

namespace coursework {

std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle) {
  if (!search.isFound) return "solve() returned nullptr";
  const auto faults = sudoku::check(puzzle, search.solution);
  return faults.empty() ? "" : "what was found is wrong: " + faults.front().message();
}

bool judgeSearch(const Search& search, const sudoku::Puzzle& puzzle) {
  if (!search.isFound) {
    fault({"the search to find the solution, which there is", "solve() returned nullptr",
           drawing(puzzle),
           "some value is never tried, a board that holds is left out, isSolution() is never "
           "true, or the search is not finished"});
    return false;
  }
  const auto faults = sudoku::check(puzzle, search.solution);
  if (faults.empty()) return true;
  fault({"a solution of the puzzle", faults.front().message(),
         drawing("The puzzle:", puzzle, "What was found:", search.solution),
         "isSolution() is true for a board that breaks the rules, or setSquare() does not see "
         "that it does"});
  return false;
}

void suspectSearching(Subject& subject) {
  for (const char* hard : {kHardPuzzles[0], kHardPuzzles[2]}) {
    if (isUndecidedSomewhere(StudentBoard::of(subject, solved(hard).puzzle).squares())) continue;
    suspect("setSquare() solves one of the hardest puzzles when its givens are set: it searches.");
  }
}

}  // namespace coursework
