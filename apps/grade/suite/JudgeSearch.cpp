#include "apps/grade/suite/JudgeSearch.h"

#include <deque>

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
  fault({"the search to find a solution of the puzzle, which has one", flaw,
         search.isFound ? drawing("The puzzle:", puzzle, "What was found:", search.solution)
                        : drawing(puzzle),
         search.isFound
             ? "isSolution() is true for a board that breaks the rules, or setSquare() does not "
               "see that it does"
             : "some value is never tried, a valid board is left out, isSolution() is never true, "
               "or the search is not finished"});
  return false;
}

void suspectSearching(StudentProgram& program) {
  for (const char* hard : {kHardPuzzles[0], kHardPuzzles[2]}) {
    if (isUndecidedSomewhere(StudentBoard::of(program, solved(hard).puzzle).squares())) continue;
    suspect("setSquare() solves one of the hardest puzzles when its givens are set: it searches.");
  }
}

CountedSearch countedBreadthFirst(const StudentBoard& start, long long most) {
  constexpr int kBetweenLooks = 32;
  const std::chrono::nanoseconds before = start.cpuTime();
  const TimeLimit limit = timeLimits().forSearch();
  long long expanded = 0;
  std::deque<StudentBoard> waiting{start};
  while (!waiting.empty() && expanded < most) {
    StudentBoard board = waiting.front();
    waiting.pop_front();
    if (board.isSolution()) return {{true, board.squares()}, expanded};
    if (++expanded % kBetweenLooks == 0 && start.cpuTime() - before > limit.cpu) {
      timeLimits().noteTimeout();
      fault({"a search of this board to end",
             "it had not after " + std::to_string(expanded) + " expanded nodes",
             drawing(start.asked()),
             "the successors of a board have nothing more decided than itself, or each node takes "
             "far too long"});
      throw CallFailed("endless search");
    }
    for (StudentBoard& successor : board.successors()) waiting.push_back(successor);
    board.forget();
  }
  return {{}, expanded};
}

}  // namespace coursework
