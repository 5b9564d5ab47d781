#include "apps/grade/judges/JudgeSearch.h"

#include "sudoku/Checker.h"

namespace coursework {

std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle) {
  if (!search.isFound) return "solve() returned nullptr";
  const auto faults = sudoku::check(puzzle, search.solution);
  return faults.empty() ? "" : "what was found is wrong: " + faults.front();
}

bool judgeSearch(const Search& search, const sudoku::Puzzle& puzzle) {
  const std::string flaw = flawOfSearch(search, puzzle);
  if (flaw.empty()) return true;
  runningTest().fault(
      {"the search to find a solution of the puzzle, which has one", flaw,
       search.isFound ? drawing("The puzzle:", puzzle, "What was found:", search.solution)
                      : drawing(puzzle),
       search.isFound
           ? "isSolution() is true for a board that breaks the rules, or setSquare() does not "
             "see that it does"
           : "some value is never tried, a valid board is left out, isSolution() is never true, "
             "or the search is not finished"});
  return false;
}

}  // namespace coursework
