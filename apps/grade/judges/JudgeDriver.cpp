#include "apps/grade/judges/JudgeDriver.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>

#include "sudoku/Checker.h"

namespace coursework {
namespace {

// What was seen of a search.
struct DriverSearch {
  std::vector<std::size_t> expanded{};  // in order
  std::optional<std::size_t> found{};   // the state that solve() returned
  long long values = 0;                 // calls of heuristicValue()
  long long told = 0;                   // the result of getNodesExpanded()
  long long generated = 0;              // successors, those of expanded states
};

enum class Slip { none, keepsFirst, keepsLast, endsAtDeadEnd };

// How a search goes. The state with the smallest key leaves first; equal ones leave in any order.
struct Model {
  const char* sentence;
  int value, step;  // the key: heuristicValue() and the step in which it came, times these
  Slip slip = Slip::none;
};

constexpr Model kRight{"", 1, 0};

constexpr Model kMistakes[] = {
    {"the order of the queue is reversed: the largest heuristicValue() came first. A "
     "std::priority_queue gives its largest element first, so its comparison must be the other "
     "way round",
     -1, 0},
    {"new successors leave after all states that waited, as in breadth-first search", 0, 1},
    {"new successors leave before all states that waited, as in depth-first search: at most they "
     "are compared with each other",
     0, -1},
    {"of states with the same heuristicValue(), only the first is kept, as in a std::map or a "
     "std::set, or if erase(value) takes them all",
     1, 0, Slip::keepsFirst},
    {"of states with the same heuristicValue(), only the last is kept, as by queue[value] = ... of "
     "a std::map",
     1, 0, Slip::keepsLast},
    {"the search ends at the first state without successors", 1, 0, Slip::endsAtDeadEnd},
};

// A state in the queue.
struct Waiting {
  std::size_t state = 0;
  long long value = 0, step = 0;
};

// The queue after the first `steps` expansions: all that were seen, or those before one that the
// model does not allow.
struct Queue {
  std::vector<Waiting> waiting;
  long long steps = 0;

  bool has(std::size_t state) const {
    return std::ranges::find(waiting, state, &Waiting::state) != waiting.end();
  }
};

Queue follow(const Model& model, const SecretPuzzle& puzzle, const DriverSearch& seen) {
  Queue queue{{{0, puzzle[0].heuristicValue}}};
  std::vector<Waiting>& waiting = queue.waiting;
  const auto keyOf = [&](const Waiting& each) {
    return model.value * each.value + model.step * each.step;
  };
  for (const std::size_t state : seen.expanded) {
    const auto place = std::ranges::find(waiting, state, &Waiting::state);
    const auto next = std::ranges::min_element(waiting, {}, keyOf);
    if (place == waiting.end() || keyOf(*place) > keyOf(*next)) break;
    waiting.erase(place);
    ++queue.steps;
    if (model.slip == Slip::endsAtDeadEnd && puzzle[state].successors.empty()) waiting.clear();
    for (const std::size_t each : puzzle[state].successors) {
      const long long value = puzzle[each].heuristicValue;
      const auto hasValue = [&](const Waiting& other) { return other.value == value; };
      if (model.slip == Slip::keepsLast) std::erase_if(waiting, hasValue);
      if (model.slip == Slip::keepsFirst && std::ranges::any_of(waiting, hasValue)) continue;
      waiting.push_back({each, value, queue.steps});
    }
  }
  return queue;
}

// Whether a search that goes so can be what was seen: each expansion, and the end.
bool predicts(const Model& model, const SecretPuzzle& puzzle, const DriverSearch& seen) {
  const auto isSolution = [&](std::size_t state) { return puzzle[state].isSolution; };
  const Queue queue = follow(model, puzzle, seen);
  if (queue.steps < std::ssize(seen.expanded)) return false;
  if (std::ranges::any_of(seen.expanded, isSolution)) return false;
  return seen.found ? isSolution(*seen.found) && queue.has(*seen.found) : queue.waiting.empty();
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
    if (word == "isSolution") {
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

}  // namespace

void judgeDriver(StudentProgram& program, const SecretPuzzle& puzzle, const std::string& kind) {
  const DriverSearch search = letDriverSearch(program, puzzle, kind);
  const auto fault = [&](const std::string& expected, const std::string& came) {
    std::vector<std::string> mistakes;
    for (const Model& each : kMistakes) {
      if (predicts(each, puzzle, search)) mistakes.push_back(each.sentence);
    }
    return Finding{expected + ", on " + kind, came, "",
                   fmt::format("{}", fmt::join(mistakes, "; or "))};
  };
  const Queue queue = follow(kRight, puzzle, search);
  if (queue.steps < std::ssize(search.expanded)) {
    const std::size_t wrong = search.expanded[static_cast<std::size_t>(queue.steps)];
    throw fault(
        fmt::format("a state with the smallest heuristicValue(), here {}, to be expanded next",
                    std::ranges::min(queue.waiting, {}, &Waiting::value).value),
        fmt::format("one with the value {} was{}", puzzle[wrong].heuristicValue,
                    search.values == 0 ? "; heuristicValue() was never called" : ""));
  }
  if (search.found) {
    if (puzzle[*search.found].isSolution && queue.has(*search.found)) return;
    throw fault("a state whose isSolution() is true, and that was not expanded",
                puzzle[*search.found].isSolution ? "one that was expanded"
                                                 : "a state for which it is false");
  }
  const bool hasSolution = std::ranges::any_of(puzzle, &SecretState::isSolution);
  if (!hasSolution && queue.waiting.empty()) return;
  throw fault(hasSolution ? "solve() to find a solution"
                          : "every state to be expanded before solve() returns nullptr",
              fmt::format("nullptr, when {} had been expanded and {} waited",
                          sudoku::counted(search.expanded.size(), "state"), queue.waiting.size()));
}

void judgeCounts(StudentProgram& program, const std::vector<SecretPuzzle>& puzzles) {
  std::optional<Finding> fault;  // the first
  bool isOfGenerated = true;
  for (const SecretPuzzle& each : puzzles) {
    const DriverSearch search = letDriverSearch(program, each, "a puzzle that is no Sudoku");
    if (search.expanded.empty()) {
      throw Finding{"successors() of the first state to be called", "no state is expanded", "", ""};
    }
    const long long further = search.told - search.generated;
    isOfGenerated = isOfGenerated && (further == 0 || further == 1);
    const long long expanded = std::ssize(search.expanded);
    const bool isRight = search.told == expanded || (search.found && search.told == expanded + 1);
    if (isRight || fault) continue;
    fault = {"getNodesExpanded() to return " + std::to_string(expanded) +
                 ", the number of states whose successors() was called",
             std::to_string(search.told), "", ""};
  }
  if (!fault) return;
  if (isOfGenerated) {
    fault->likelyMistake =
        "it counts the states that successors() returned, not those that were expanded";
  }
  throw *fault;
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
                ""};
}

}  // namespace coursework
