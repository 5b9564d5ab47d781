#include "apps/grade/suite/JudgeSearch.h"

#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <deque>
#include <string>
#include <vector>

#include "apps/grade/suite/JudgeDriver.h"
#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Puzzles.h"
#include "sudoku/Checker.h"

namespace coursework {
namespace {

// Expands boards until the time limit of a search.
class Expander {
 public:
  explicit Expander(const StudentBoard& start) : start_(start), before_(start.cpuTime()) {}

  std::vector<StudentBoard> successors(StudentBoard& board) {
    ++expanded_;
    if (expanded_ % kBetweenLooks == 0 && start_.cpuTime() - before_ > limit_.cpu()) {
      noteTimeout();
      fault({"a search of this board to end",
             "it had not after " + std::to_string(expanded_) + " expanded nodes",
             drawing(start_.asked()),
             "the successors of a board have nothing more decided than itself, or each node takes "
             "far too long"});
      throw CallFailed("endless search");
    }
    return board.successors();
  }

  long long expanded() const { return expanded_; }

 private:
  static constexpr int kBetweenLooks = 32;

  const StudentBoard& start_;
  const std::chrono::nanoseconds before_;
  const TimeLimit limit_ = timeLimits().forSearch();
  long long expanded_ = 0;
};

// Boards for a driver in another subject, which sees only tokens. A token is the board's number.
class HiddenBoards : public States {
 public:
  explicit HiddenBoards(const StudentBoard& start) : expander_(start), boards_{start} {}

  NamedState start() override { return named(0); }
  bool has(const std::string& token) const override {
    return !token.empty() && token.find_first_not_of("0123456789") == std::string::npos &&
           token == std::to_string(indexOf(token)) && indexOf(token) < boards_.size();
  }
  bool isSolution(const std::string& token) override { return at(token).isSolution(); }
  std::vector<NamedState> successors(const std::string& token) override {
    std::vector<NamedState> states;
    for (const StudentBoard& successor : expander_.successors(at(token))) {
      boards_.push_back(successor);
      states.push_back(named(boards_.size() - 1));
    }
    return states;
  }

  StudentBoard& at(const std::string& token) { return boards_[indexOf(token)]; }

 private:
  static std::size_t indexOf(const std::string& token) {
    return std::strtoull(token.c_str(), nullptr, 10);
  }
  NamedState named(std::size_t board) {
    return {std::to_string(board), boards_[board].heuristicValue()};
  }

  Expander expander_;
  std::deque<StudentBoard> boards_;
};

}  // namespace

std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle) {
  if (!search.isFound) return "solve() returned nullptr";
  const auto faults = sudoku::check(puzzle, search.solution);
  return faults.empty() ? "" : "what was found is wrong: " + faults.front();
}

bool judgeSearch(const Search& search, const sudoku::Puzzle& puzzle) {
  if (!search.isFound) {
    fault({"the search to find a solution; the puzzle has one", "solve() returned nullptr",
           drawing(puzzle),
           "some value is never tried, a valid board is left out, isSolution() is never "
           "true, or the search is not finished"});
    return false;
  }
  const auto faults = sudoku::check(puzzle, search.solution);
  if (faults.empty()) return true;
  fault({"a solution of the puzzle", faults.front(),
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

CountedSearch countedBreadthFirst(const StudentBoard& start, bool isInDisguise, long long most) {
  Expander expander(start);
  if (isInDisguise) StudentBoard(start).heuristicValue();
  std::deque<StudentBoard> waiting{start};
  while (!waiting.empty() && expander.expanded() < most) {
    StudentBoard board = waiting.front();
    waiting.pop_front();
    if (board.isSolution()) return {{true, board.squares()}, expander.expanded()};
    for (StudentBoard& successor : expander.successors(board)) {
      if (isInDisguise) successor.heuristicValue();
      waiting.push_back(successor);
    }
    if (!isInDisguise) board.forget();
  }
  return {{}, expander.expanded()};
}

CountedSearch countedBestFirst(Subject& driver, const StudentBoard& start) {
  HiddenBoards boards(start);
  const auto search =
      letDriverSearch(driver, boards, "boards of this submission", timeLimits().forSearch());
  if (!search) throw CallFailed("no search");
  if (!search->found) return {{}, search->expanded};
  return {{true, boards.at(*search->found).squares()}, search->expanded};
}

}  // namespace coursework
