#include "apps/grade/judges/JudgeDriver.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include "sudoku/Checker.h"

namespace coursework {
namespace {

constexpr const char* kNoSearch =
    "solve() calls neither isSolution() nor successors(): it does not search";

// What was seen of a search.
struct DriverSearch {
  std::vector<std::size_t> expanded{};  // in order
  std::optional<std::size_t> found{};   // the state that solve() returned
  bool hasAsked = false;                // isSolution() or successors() was called
  bool sawSolution = false;             // isSolution() was true
  long long values = 0;                 // calls of heuristicValue()
  long long told = 0;                   // the result of getNodesExpanded()
  long long generated = 0;              // successors, those of expanded states

  // Whether getNodesExpanded() is so much more than it should be. It may count the solution too.
  bool hasCounted(long long more) const {
    const long long further = told - more - static_cast<long long>(expanded.size());
    return further == 0 || (further == 1 && found);
  }
};

// A state in the queue.
struct Waiting {
  std::size_t state = 0;
  long long value = 0, parentValue = 0;  // heuristicValue()
  long long step = 0;                    // of the expansion that it came from
  long long arrival = 0;                 // the number of states that came before
};

using Key = std::pair<long long, long long>;

// What a search does wrong, beside its order.
enum class Slip {
  none,
  losesNewcomers,  // those with the value of a state that waits
  losesElders,     // those with the value of a state that comes
  endsAtDeadEnd,
  endsAfterStart,
};

// How a search goes. The state with the smallest key leaves first; equal ones leave in any order.
struct Model {
  const char* sentence;
  Key (*keyOf)(const Waiting&) = [](const Waiting& each) { return Key(each.value, 0); };
  Slip slip = Slip::none;
};

constexpr Model kRight{""};

constexpr Model kMistakes[] = {
    {"the order of the queue is reversed: the largest heuristicValue() came first. A "
     "std::priority_queue gives its largest element first, so its comparison must be the other "
     "way round",
     [](const Waiting& each) { return Key(-each.value, 0); }},
    {"the states leave in the order in which they came, as in breadth-first search",
     [](const Waiting& each) { return Key(each.arrival, 0); }},
    {"the state that came last leaves first, as in depth-first search",
     [](const Waiting& each) { return Key(-each.arrival, 0); }},
    {"only the new successors are compared with each other, and all of them leave before the "
     "states that waited",
     [](const Waiting& each) { return Key(-each.step, each.value); }},
    {"only the new successors are compared with each other, and they leave after the states that "
     "waited",
     [](const Waiting& each) { return Key(each.step, each.value); }},
    {"the queue is ordered by the heuristicValue() of the parent of each state",
     [](const Waiting& each) { return Key(each.parentValue, 0); }},
    {"of states with the same heuristicValue(), only the first is kept, as in a std::map or a "
     "std::set, or if erase(value) takes them all",
     kRight.keyOf, Slip::losesNewcomers},
    {"of states with the same heuristicValue(), only the last is kept, as by queue[value] = ... of "
     "a std::map",
     kRight.keyOf, Slip::losesElders},
    {"the search ends at the first state without successors", kRight.keyOf, Slip::endsAtDeadEnd},
    {"the search ends after the start was expanded", kRight.keyOf, Slip::endsAfterStart},
};

// The queue of a search that goes as the model says.
class Frontier {
 public:
  Frontier(const SecretPuzzle& puzzle, const Model& model, bool isReversed = false)
      : puzzle_(puzzle), model_(model), isReversed_(isReversed) {
    waiting_.push_back({0, puzzle[0].heuristicValue});
  }

  bool isWaiting(std::size_t state) const { return find(state) != waiting_.end(); }
  std::size_t size() const { return waiting_.size(); }

  // One that leaves next. There must be one.
  const Waiting& next() const {
    return *std::min_element(
        waiting_.begin(), waiting_.end(),
        [&](const auto& one, const auto& two) { return model_.keyOf(one) < model_.keyOf(two); });
  }

  bool canLeave(std::size_t state) const {
    const auto place = find(state);
    return place != waiting_.end() && model_.keyOf(*place) == model_.keyOf(next());
  }

  // Solutions may be looked for among the new successors, too.
  bool canBeReturned(std::size_t state) const {
    const auto place = find(state);
    return canLeave(state) || (place != waiting_.end() && place->step == step_);
  }

  bool isOver() const {
    return waiting_.empty() || (model_.slip == Slip::endsAfterStart && step_ > 0) ||
           (model_.slip == Slip::endsAtDeadEnd && isAtDeadEnd_);
  }

  // Takes out a state that waits, and adds its successors.
  void expand(std::size_t state) {
    const auto place = find(state);
    const Waiting parent = *place;
    waiting_.erase(place);
    ++step_;
    std::vector<std::size_t> successors = puzzle_[state].successors;
    isAtDeadEnd_ = successors.empty();
    if (isReversed_) std::reverse(successors.begin(), successors.end());
    for (const std::size_t each : successors) {
      const long long value = puzzle_[each].heuristicValue;
      const auto hasValue = [&](const Waiting& other) { return other.value == value; };
      const bool isNew = std::none_of(waiting_.begin(), waiting_.end(), hasValue);
      if (!isNew && model_.slip == Slip::losesNewcomers) continue;
      if (!isNew && model_.slip == Slip::losesElders) std::erase_if(waiting_, hasValue);
      waiting_.push_back({each, value, parent.value, step_, ++arrivals_});
    }
  }

 private:
  std::vector<Waiting>::const_iterator find(std::size_t state) const {
    return std::find_if(waiting_.begin(), waiting_.end(),
                        [&](const Waiting& each) { return each.state == state; });
  }

  const SecretPuzzle& puzzle_;
  const Model& model_;
  bool isReversed_;  // the successors come in reverse order
  std::vector<Waiting> waiting_;
  bool isAtDeadEnd_ = false;
  long long step_ = 0, arrivals_ = 0;
};

// Whether a search that goes so can be what was seen: each expansion, and the end.
bool predicts(Frontier frontier, const SecretPuzzle& puzzle, const DriverSearch& seen) {
  for (const std::size_t state : seen.expanded) {
    if (frontier.isOver() || puzzle[state].isSolution || !frontier.canLeave(state)) return false;
    frontier.expand(state);
  }
  if (!seen.found) return frontier.isOver();
  return puzzle[*seen.found].isSolution && frontier.canBeReturned(*seen.found);
}

std::string likelyMistake(const SecretPuzzle& puzzle, const DriverSearch& seen) {
  if (!seen.hasAsked) return kNoSearch;
  std::vector<std::string> found;
  for (const Model& each : kMistakes) {
    if (predicts({puzzle, each}, puzzle, seen) || predicts({puzzle, each, true}, puzzle, seen)) {
      found.push_back(each.sentence);
    }
  }
  return either(found);
}

// Lets the driver search the puzzle. Throws a Finding if it expands a state again later. `kind`
// describes the puzzle to the student.
DriverSearch letDriverSearch(StudentProgram& driver, const SecretPuzzle& puzzle,
                             const std::string& kind) {
  std::set<std::string> known, expanded;
  const auto name = [&](std::size_t state) {
    const std::string number = std::to_string(state);
    known.insert(number);
    return ' ' + number + ' ' + std::to_string(puzzle[state].heuristicValue);
  };
  driver.ask("bestFirstAny" + name(0),
             {"solve() of BestFirstSearch, on " + kind, "", underTest().limits.forCall()});
  DriverSearch search;
  std::string latest, answer;  // the latest state expanded, and what it was told
  for (;;) {
    const std::string line = driver.hear();
    std::istringstream in(line);
    std::string word, number;
    in >> word;
    if (word == "found" || word == "nothing") in >> search.told >> search.values;
    in >> number;
    if (word == "nothing") return search;
    if (!known.contains(number)) driver.misunderstood(line);
    const std::size_t state = std::stoull(number);
    if (word == "found") {
      search.found = state;
      return search;
    }
    search.hasAsked = true;
    if (word == "isSolution") {
      search.sawSolution = search.sawSolution || puzzle[state].isSolution;
      driver.tell(puzzle[state].isSolution ? "true" : "false");
    } else if (word != "successors") {
      driver.misunderstood(line);
    } else if (number == latest) {
      driver.tell(answer);  // asked twice in a row, as with `if (s->successors().empty())`
      latest.clear();
    } else if (!expanded.insert(number).second) {
      throw Finding{"each state to be expanded once, on " + kind, "one was expanded again", "", ""};
    } else {
      const std::vector<std::size_t>& successors = puzzle[state].successors;
      search.expanded.push_back(state);
      search.generated += static_cast<long long>(successors.size());
      latest = number;
      answer = "states";
      for (const std::size_t each : successors) answer += name(each);
      driver.tell(answer);
    }
  }
}

// What getNodesExpanded() may count instead.
struct CountMistake {
  const char* sentence;
  bool (*predicts)(const DriverSearch&);
};

constexpr CountMistake kCountMistakes[] = {
    {"it is 0 for every puzzle", [](const auto& seen) { return seen.told == 0; }},
    {"it counts from 1 on", [](const auto& seen) { return seen.hasCounted(1); }},
    {"the start is not counted", [](const auto& seen) { return seen.hasCounted(-1); }},
    {"it is 1 for every puzzle, as if calls of solve() were counted",
     [](const auto& seen) { return seen.told == 1; }},
    {"it counts the states that successors() returned, not those that were expanded",
     [](const auto& seen) { return seen.told == seen.generated; }},
    {"it counts the start and the states that successors() returned, not those that were expanded",
     [](const auto& seen) { return seen.told == seen.generated + 1; }},
};

}  // namespace

std::string either(const std::vector<std::string>& mistakes) {
  if (mistakes.size() > 2) return "";
  return (mistakes.size() == 2 ? "either " : "") + fmt::format("{}", fmt::join(mistakes, "; or "));
}

void judgeDriver(StudentProgram& program, const SecretPuzzle& puzzle, const std::string& kind) {
  const DriverSearch search = letDriverSearch(program, puzzle, kind);
  const auto fault = [&](const std::string& expected, const std::string& came) {
    return Finding{expected, came, "", likelyMistake(puzzle, search)};
  };
  Frontier frontier(puzzle, kRight);
  for (const std::size_t state : search.expanded) {
    if (!frontier.canLeave(state)) {
      throw fault("the state with the smallest heuristicValue() to be expanded next, on " + kind +
                      ": here one with the value " + std::to_string(frontier.next().value),
                  "one with the value " + std::to_string(puzzle[state].heuristicValue) + " was" +
                      (search.values == 0 ? "; heuristicValue() was never called" : ""));
    }
    frontier.expand(state);
  }
  if (search.found) {
    if (puzzle[*search.found].isSolution && frontier.isWaiting(*search.found)) return;
    throw fault("a state whose isSolution() is true, and that was not expanded, on " + kind,
                puzzle[*search.found].isSolution ? "one that was expanded"
                                                 : "a state for which it is false");
  }
  const auto isSolution = [](const SecretState& each) { return each.isSolution; };
  const bool hasSolution = std::any_of(puzzle.begin(), puzzle.end(), isSolution);
  if (!hasSolution && frontier.size() == 0) return;
  const bool isUnasked = hasSolution && !search.sawSolution && frontier.size() == 0;
  const std::string came =
      fmt::format("nullptr, when {} had been expanded and {} waited{}",
                  sudoku::counted(search.expanded.size(), "state"), frontier.size(),
                  search.sawSolution ? "; isSolution() was true for one"
                  : isUnasked        ? "; isSolution() was not called for a solution"
                                     : "");
  throw fault(hasSolution ? "solve() to find a solution, on " + kind
                          : "every state to be expanded before solve() returns nullptr, on " + kind,
              came);
}

void judgeCounts(StudentProgram& program, const std::vector<SecretPuzzle>& puzzles) {
  std::vector<DriverSearch> searches;
  for (const SecretPuzzle& each : puzzles) {
    searches.push_back(letDriverSearch(program, each, "a puzzle that is no Sudoku"));
    if (!searches.back().expanded.empty()) continue;
    throw Finding{"successors() of the first state to be called", "no state is expanded", "",
                  likelyMistake(each, searches.back())};
  }
  const auto wrong = std::find_if(searches.begin(), searches.end(),
                                  [](const auto& each) { return !each.hasCounted(0); });
  if (wrong == searches.end()) return;
  std::vector<std::string> mistakes;
  for (const CountMistake& each : kCountMistakes) {
    if (std::all_of(searches.begin(), searches.end(), each.predicts)) {
      mistakes.push_back(each.sentence);
    }
  }
  throw Finding{"getNodesExpanded() to return " + std::to_string(wrong->expanded.size()) +
                    ", the number of states whose successors() was called",
                std::to_string(wrong->told), "", either(mistakes)};
}

std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle) {
  if (!search.isFound) {
    const std::string text = "solve() returned nullptr";
    if (search.calls < 0) return text;
    return text + " after " + sudoku::counted(static_cast<std::uint64_t>(search.calls), "call") +
           " of successors()";
  }
  const auto faults = sudoku::check(puzzle, search.solution);
  return faults.empty() ? "" : "what was found is wrong: " + faults.front();
}

void judgeSearch(const Search& search, const sudoku::Puzzle& puzzle) {
  const std::string flaw = flawOfSearch(search, puzzle);
  if (flaw.empty()) return;
  throw Finding{"the search to find a solution of the puzzle, which has one", flaw,
                search.isFound ? drawing("The puzzle:", puzzle, "What was found:", search.solution)
                               : drawing(puzzle),
                ""};
}

}  // namespace coursework
