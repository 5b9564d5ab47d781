#include "apps/grade/suite/JudgeSearch.h"

#include <algorithm>
#include <deque>

#include "apps/grade/suite/JudgePlacements.h"
#include "sudoku/Checker.h"

namespace coursework {
namespace {

// Whether setSquare returns true for all placements in turn, on a new board.
bool isAccepted(int size, const std::vector<Placement>& placements) {
  StudentProgram program("setSquare");
  StudentBoard board = StudentBoard::blank(program, size);
  return std::all_of(placements.begin(), placements.end(),
                     [&](const Placement& each) { return board.set(each); });
}

// Whether calls of setSquare that return true make the successor. `placements` made `parent`.
// Replays the call that made the successor: the one among its new squares from which the others
// follow. If no single call makes the successor, as where a single successor was replaced, sets
// those of its squares in turn that do not follow.
bool isAcceptedSuccessor(const std::vector<Placement>& placements, const sudoku::Puzzle& parent,
                         const sudoku::Puzzle& successor) {
  StudentProgram program("setSquare");
  const std::vector<Placement> squares = placementsOf(successor);
  for (const Placement& each : squares) {
    if (parent.at(each.row, each.col) != sudoku::kUndecided) continue;
    StudentBoard board = StudentBoard::with(program, parent.size(), placements);
    const bool holds = board.set(each);
    if (board.squares() == successor) return holds;
  }
  StudentBoard board = StudentBoard::with(program, parent.size(), placements);
  return std::all_of(squares.begin(), squares.end(), [&](const Placement& each) {
    return board.came().at(each.row, each.col) == each.value || board.set(each);
  });
}

}  // namespace

bool extends(const sudoku::Puzzle& board, const sudoku::Puzzle& other) {
  for (const auto& [row, col, value] : placementsOf(other)) {
    if (board.at(row, col) != value) return false;
  }
  return true;
}

std::vector<StudentBoard> movedOn(const sudoku::Puzzle& board,
                                  std::vector<StudentBoard> successors) {
  constexpr int kMostCandidates = 9;
  const auto hasMoved = [&](const StudentBoard& each) { return each.asked() != board; };
  for (int taken = 0; taken < kMostCandidates; ++taken) {
    const auto still = std::stable_partition(successors.begin(), successors.end(), hasMoved);
    if (still == successors.end() || still == successors.begin()) break;
    StudentBoard waiting = *still;
    successors.erase(still);
    const std::vector<StudentBoard> next = waiting.successors();
    successors.insert(successors.end(), next.begin(), next.end());
  }
  return successors;
}

bool judgeSuccessor(const std::vector<Placement>& placements, const sudoku::Puzzle& parent,
                    const sudoku::Puzzle& successor, bool isMisled) {
  const auto fail = [&](const char* expected, const std::string& came, const char* mistake) {
    fault({expected, came, drawing("The board:", parent, "One of its successors:", successor),
           mistake});
    return false;
  };
  if (!isMisled && !extends(successor, parent)) {
    return fail("successors that keep what is decided on the board", "one that does not",
                "a successor must be a copy of the board, with one square set");
  }
  if (!isMisled && successor == parent) {
    return fail("successors that have another square set", "one that is the same board",
                "the copy is returned without its square set, or the square is set on another "
                "copy");
  }
  const auto faults = sudoku::checkGivens(successor);
  const bool isDead = !faults.empty() || !decided(successor);
  if (isDead && !(mayExcuse() && isAcceptedSuccessor(placements, parent, successor))) {
    return fail("successors without a contradiction",
                faults.empty() ? "one in which a square has no value left"
                               : "one in which " + faults.front(),
                "a copy whose setSquare() returns false does not belong to the successors");
  }
  return true;
}

bool judgeCompleteness(const sudoku::Puzzle& board, const std::vector<StudentBoard>& successors,
                       const std::vector<sudoku::Puzzle>& solutions) {
  const auto isTried = [&](const sudoku::Puzzle& solution) {
    return std::any_of(successors.begin(), successors.end(), [&](const StudentBoard& each) {
      return each.asked() != board && extends(solution, each.asked());
    });
  };
  for (const sudoku::Puzzle& solution : solutions) {
    if (!extends(solution, board) || isTried(solution)) continue;
    for (const auto& [row, col, value] : placementsOf(solution)) {
      if (board.at(row, col) != sudoku::kUndecided) continue;
      std::vector<Placement> placements = placementsOf(board);
      placements.push_back({row, col, value});
      if (mayExcuse() && !isAccepted(board.size(), placements)) return true;
    }
    fault({"a successor for every value that leads to a solution: this board has " +
               std::string(solutions.size() == 1 ? "one" : "several"),
           successors.empty() ? "there are no successors"
                              : "none of the " + std::to_string(successors.size()) +
                                    " successors can come to that solution",
           drawing("The board:", board, "A solution:", solution),
           !successors.empty() ? "not every value that the square can have is tried"
           : solutions.size() == 1
               ? "a single successor that is solved is replaced by its own successors, of which "
                 "there are none, or a copy is treated as contradictory that is not"
               : "successors() is not written yet, or treats every copy as contradictory"});
    return false;
  }
  return true;
}

void Sighting::see(StudentBoard& board, const std::vector<StudentBoard>& successors) {
  isMade_ = isMade_ || !successors.empty();
  if (isMade_) return;
  const sudoku::Puzzle squares = board.squares();
  if (isUndecidedSomewhere(squares)) without_ = squares;
}

void Sighting::judge() const {
  if (isMade_ || without_.squares.empty()) return;
  fault({"successors of a board that has a solution, and squares that are undecided",
         "there are none", drawing(without_),
         "successors() is not written yet, or treats every copy as contradictory"});
}

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
