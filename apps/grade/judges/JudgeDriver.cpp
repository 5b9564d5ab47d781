#include "apps/grade/judges/JudgeDriver.h"

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include "sudoku/Checker.h"

namespace coursework {
namespace {

constexpr const char* kNoSearch = "solve() does not search yet";

// The frontier that the driver should have, and with which orders its expansions agree so far.
class Frontier {
 public:
  explicit Frontier(const SecretPuzzle& puzzle) : puzzle_(puzzle) {}

  void expand(std::size_t state) {
    const auto isLess = [&](std::size_t one, std::size_t other) {
      return puzzle_[one].heuristicValue < puzzle_[other].heuristicValue;
    };
    const auto [least, most] = std::minmax_element(waiting_.begin(), waiting_.end(), isLess);
    if (isLess(*least, state) && !firstWrong_) {
      firstWrong_ = {puzzle_[state].heuristicValue, puzzle_[*least].heuristicValue};
    }
    isLargestFirst_ = isLargestFirst_ && !isLess(state, *most);
    isFirstComeFirst_ = isFirstComeFirst_ && state == waiting_.front();
    isLastComeFirst_ = isLastComeFirst_ &&
                       (latest_.empty() || state == latest_.front() || state == latest_.back());
    std::erase(waiting_, state);
    latest_ = puzzle_[state].successors;
    waiting_.insert(waiting_.end(), latest_.begin(), latest_.end());
  }

  bool isWaiting(std::size_t state) const {
    return std::find(waiting_.begin(), waiting_.end(), state) != waiting_.end();
  }
  bool isEmpty() const { return waiting_.empty(); }

  // At the first wrong expansion: the value of the expanded state, and the smallest value.
  std::optional<std::pair<int, int>> firstWrong() const { return firstWrong_; }

  std::string likelyMistake() const {
    if (isLargestFirst_) {
      return "the order of the queue is reversed: the largest heuristicValue() came first. A "
             "std::priority_queue gives its largest element first, so its comparison must be "
             "the other way round";
    }
    if (isFirstComeFirst_) {
      return "the states leave in the order in which they came, as in breadth-first search: "
             "heuristicValue() is not looked at";
    }
    if (isLastComeFirst_) {
      return "the state that came last leaves first, as in depth-first search: heuristicValue() "
             "is not looked at";
    }
    return "the queue is not kept in order: only the new successors are compared, or the order of "
           "the comparison is not a strict one";
  }

 private:
  const SecretPuzzle& puzzle_;
  std::vector<std::size_t> waiting_{0};  // in order of arrival
  std::vector<std::size_t> latest_;
  std::optional<std::pair<int, int>> firstWrong_;
  bool isLargestFirst_ = true, isFirstComeFirst_ = true, isLastComeFirst_ = true;
};

// The result of a search.
struct DriverSearch {
  std::optional<std::size_t> found;  // the state that solve() returned
  long long expanded = 0;
  long long told = 0;  // the result of getNodesExpanded()
};

// Lets the driver search the puzzle. Throws a Finding if it expands a state again later. `kind`
// describes the puzzle to the student.
DriverSearch letDriverSearch(StudentProgram& driver, const SecretPuzzle& puzzle,
                             const std::string& kind, Frontier& frontier) {
  std::set<std::string> known;
  const auto name = [&](std::size_t state) {
    const std::string number = std::to_string(state);
    known.insert(number);
    return ' ' + number + ' ' + std::to_string(puzzle[state].heuristicValue);
  };
  driver.ask("bestFirstAny" + name(0),
             {"solve() of BestFirstSearch, on " + kind, "", underTest().limits.forCall()});
  std::set<std::string> expanded;
  std::string latest;
  std::string answer;  // for the latest state expanded
  for (;;) {
    const std::string line = driver.hear();
    std::istringstream in(line);
    std::string word, number;
    long long told = 0;
    in >> word;
    const bool isOver = word == "found" || word == "nothing";
    if (isOver) in >> told;
    in >> number;
    const auto count = static_cast<long long>(expanded.size());
    if (word == "nothing") return DriverSearch{std::nullopt, count, told};
    if (!known.contains(number)) driver.misunderstood(line);
    const std::size_t state = std::stoull(number);
    if (isOver) return DriverSearch{state, count, told};
    if (word == "isSolution") {
      driver.tell(puzzle[state].isSolution ? "true" : "false");
    } else if (word != "successors") {
      driver.misunderstood(line);
    } else if (number == latest) {
      driver.tell(answer);  // asked twice in a row, as with `if (s->successors().empty())`
      latest.clear();
    } else if (expanded.insert(number).second) {
      frontier.expand(state);
      latest = number;
      answer = "states";
      for (const std::size_t each : puzzle[state].successors) answer += name(each);
      driver.tell(answer);
    } else {
      throw Finding{"each state to be expanded once, on " + kind, "one was expanded again", "",
                    "a state stays in the queue after it was expanded"};
    }
  }
}

}  // namespace

void judgeDriver(StudentProgram& program, const SecretPuzzle& puzzle, const std::string& kind) {
  Frontier frontier(puzzle);
  const DriverSearch search = letDriverSearch(program, puzzle, kind, frontier);
  if (const auto wrong = frontier.firstWrong()) {
    throw Finding{"the state with the smallest heuristicValue() to be expanded next, on " + kind +
                      ": here one with the value " + std::to_string(wrong->second),
                  "one with the value " + std::to_string(wrong->first) + " was", "",
                  frontier.likelyMistake()};
  }
  if (search.found) {
    if (puzzle[*search.found].isSolution && frontier.isWaiting(*search.found)) return;
    throw Finding{"a state whose isSolution() is true, on " + kind, "a state for which it is false",
                  "", "solve() must return the state that it found to be a solution"};
  }
  const bool hasSolution = std::any_of(puzzle.begin(), puzzle.end(),
                                       [](const SecretState& each) { return each.isSolution; });
  if (!hasSolution && frontier.isEmpty()) return;
  throw Finding{hasSolution
                    ? "solve() to find a solution, on " + kind
                    : "every state to be expanded before solve() returns nullptr, on " + kind,
                "nullptr after " + std::to_string(search.expanded) + " expanded states", "",
                search.expanded == 0 ? kNoSearch : "the search ends too early"};
}

void judgeCount(StudentProgram& program, const SecretPuzzle& puzzle) {
  Frontier frontier(puzzle);
  const DriverSearch search =
      letDriverSearch(program, puzzle, "a puzzle that is no Sudoku", frontier);
  if (search.expanded == 0) {
    throw Finding{"successors() of the first state to be called", "no state is expanded", "",
                  kNoSearch};
  }
  const long long most = search.expanded + (search.found ? 1 : 0);
  if (search.expanded <= search.told && search.told <= most) return;
  throw Finding{"getNodesExpanded() to return " + std::to_string(search.expanded) +
                    ", the number of states whose successors() was called",
                std::to_string(search.told), "",
                "it must be counted up each time that successors() is called"};
}

std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle) {
  if (!search.isFound) return "solve() returned nullptr";
  const auto faults = sudoku::check(puzzle, search.solution);
  return faults.empty() ? "" : "what was found is wrong: " + faults.front();
}

void judgeSearch(const Search& search, const sudoku::Puzzle& puzzle) {
  const std::string flaw = flawOfSearch(search, puzzle);
  if (flaw.empty()) return;
  throw Finding{"the search to find a solution of the puzzle, which has one", flaw,
                search.isFound ? drawing("The puzzle:", puzzle, "What was found:", search.solution)
                               : drawing(puzzle),
                search.isFound
                    ? "isSolution() is true for a board that breaks the rules, or setSquare() does "
                      "not see that it does"
                    : "some value is never tried, a valid board is left out, isSolution() is never "
                      "true, or the search is not finished"};
}

}  // namespace coursework
