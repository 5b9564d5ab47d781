#include "apps/grade/judges/JudgeDriver.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <sstream>

#include "sudoku/Checker.h"

namespace coursework {
namespace {

// What leaves first: the state with the least sum of these, each times its factor.
struct Order {
  int value = 0, cost = 0;  // heuristicValue(), and the cost of the path to it
  int depth = 0, step = 0;  // the moves from the start, and the expansion that it came from

  bool operator==(const Order&) const = default;
};

// How a right search goes. Equal ones leave in any order.
struct Strategy {
  std::string_view driver;
  Order order;
  const char* first;
  const char* came;
};

constexpr Strategy kStrategies[] = {
    {"BreadthFirstSearch",
     {.depth = 1},
     "a state with the fewest moves from the start, here {}",
     "one with {} moves was"},
    {"DepthFirstSearch",
     {.step = -1},
     "a state that came last, here from expansion {}",
     "one from expansion {} was"},
    {"BestFirstSearch",
     {.value = 1},
     "a state with the smallest heuristicValue(), here {}",
     "one with the value {} was"},
    {"AStarSearch",
     {.value = 1, .cost = 1},
     "a state with the smallest cost so far + heuristicValue(), here {}",
     "one with the sum {} was"}};

const Strategy& strategyOf(const StudentProgram& program) {
  return *std::ranges::find(kStrategies, program.capability(), &Strategy::driver);
}

enum class Slip { none, keepsFirst, keepsLast, endsAtDeadEnd, endsEarly, marksEarly };

struct Model {
  const char* sentence;
  Order order;  // kOwn: the right one
  Slip slip = Slip::none;
  bool isOfCosts = false;  // a mistake only if the right order looks at costs
};

// As an order in which states leave, any.
constexpr Order kOwn;

constexpr Model kMistakes[] = {
    {"the order of the queue is reversed: the largest heuristicValue() came first. A "
     "std::priority_queue gives its largest element first, so its comparison must be the other "
     "way round",
     {.value = -1}},
    {"the order of the queue is reversed: the largest sum came first", {.value = -1, .cost = -1}},
    {"only heuristicValue() is looked at, not the cost of the way to a state", {.value = 1}},
    {"only the cost so far is looked at, not heuristicValue()", {.cost = 1}},
    {"each move counts as 1, whatever its cost()", {.value = 1, .depth = 1}, Slip::none, true},
    {"new successors leave after all states that waited, as in breadth-first search", {.step = 1}},
    {"new successors leave before all states that waited, as in depth-first search: at most they "
     "are compared with each other",
     {.step = -1}},
    {"of states with the same heuristicValue(), only the first is kept, as in a std::map or a "
     "std::set, or if erase(value) takes them all",
     {.value = 1},
     Slip::keepsFirst},
    {"of states with the same heuristicValue(), only the last is kept, as by queue[value] = ... of "
     "a std::map",
     {.value = 1},
     Slip::keepsLast},
    {"the search ends at the first state without successors", kOwn, Slip::endsAtDeadEnd},
    {"isSolution() is asked of successors when they come, not when they leave the queue", kOwn,
     Slip::endsEarly, true},
    {"a state whose key() has come before is left out, even if this way to it costs less", kOwn,
     Slip::marksEarly, true},
};

// A state as the driver got it: one of the puzzle, and the way to it.
struct Waiting {
  std::size_t state = 0;
  long long value = 0, cost = 0, depth = 0, step = 0;
};

long long rankOf(const Waiting& each, const Order& order) {
  return order.value * each.value + order.cost * each.cost + order.depth * each.depth +
         order.step * each.step;
}

// What cost() says of the state `to` as a successor of `from`. So heuristicValue() is consistent.
long long costOf(const SecretState& from, const SecretState& to) {
  const long long fall = static_cast<long long>(from.heuristicValue) - to.heuristicValue;
  const long long cost = (from.cost ^ to.cost) + std::max(fall, 0LL);
  return std::min<long long>(cost, std::numeric_limits<int>::max());
}

// What was seen of a search.
struct DriverSearch {
  std::vector<Waiting> came{{}};        // all states that the driver got, in order
  std::vector<std::size_t> expanded{};  // their indices, in order
  std::optional<std::size_t> found{};   // the index of the state that solve() returned
  long long values = 0;                 // calls of heuristicValue()
  long long told = 0;                   // the result of getNodesExpanded()
};

// The queue after the first `steps` expansions: all that were seen, or those before one that the
// model does not allow.
struct Queue {
  std::vector<std::size_t> waiting;  // indices
  long long steps = 0;

  bool has(std::size_t index) const { return std::ranges::find(waiting, index) != waiting.end(); }
};

// A state that was expanded leaves the queue everywhere, and does not come back.
Queue follow(const Order& order, Slip slip, const SecretPuzzle& puzzle, const DriverSearch& seen) {
  Queue queue{{0}};
  std::vector<std::size_t>& waiting = queue.waiting;
  const auto rank = [&](std::size_t index) { return rankOf(seen.came[index], order); };
  std::set<std::size_t> known{0}, closed;  // states
  std::size_t next = 1;                    // of seen.came
  for (const std::size_t index : seen.expanded) {
    if (!queue.has(index) || rank(index) > rank(std::ranges::min(waiting, {}, rank))) break;
    const std::size_t state = seen.came[index].state;
    std::erase_if(waiting, [&](std::size_t each) { return seen.came[each].state == state; });
    closed.insert(state);
    ++queue.steps;
    if (slip == Slip::endsAtDeadEnd && puzzle[state].successors.empty()) waiting.clear();
    for (; next < seen.came.size() && seen.came[next].step == queue.steps; ++next) {
      const auto hasValue = [&](std::size_t other) {
        return seen.came[other].value == seen.came[next].value;
      };
      const bool isNew = known.insert(seen.came[next].state).second;
      if (closed.contains(seen.came[next].state) || (slip == Slip::marksEarly && !isNew)) continue;
      if (slip == Slip::keepsLast) std::erase_if(waiting, hasValue);
      if (slip == Slip::keepsFirst && std::ranges::any_of(waiting, hasValue)) continue;
      waiting.push_back(next);
    }
  }
  return queue;
}

// Whether a search that goes so can be what was seen: each expansion, and the end.
bool predicts(const Model& model, const Order& right, const SecretPuzzle& puzzle,
              const DriverSearch& seen) {
  const auto isSolution = [&](std::size_t index) {
    return puzzle[seen.came[index].state].isSolution;
  };
  const Queue queue = follow(model.order == kOwn ? right : model.order, model.slip, puzzle, seen);
  if (queue.steps < std::ssize(seen.expanded)) return false;
  if (std::ranges::any_of(seen.expanded, isSolution)) return false;
  if (model.slip == Slip::endsEarly) {
    const auto first = std::ranges::find_if(
        seen.came, [&](const Waiting& each) { return puzzle[each.state].isSolution; });
    return seen.found && isSolution(*seen.found) && first->step == queue.steps;
  }
  return seen.found ? isSolution(*seen.found) && queue.has(*seen.found) : queue.waiting.empty();
}

// The least cost of the ways to a state that came. A driver may keep the first of equal states, and
// remember a cheaper way to it.
long long leastCost(const DriverSearch& seen, std::size_t state) {
  long long least = std::numeric_limits<long long>::max();
  for (const Waiting& each : seen.came) {
    if (each.state == state) least = std::min(least, each.cost);
  }
  return least;
}

// Lets the driver search the puzzle. Throws a Finding if it expands a state again later; in a
// puzzle without circles, it may do so where it got the state again.
DriverSearch letDriverSearch(StudentProgram& driver, const SecretPuzzle& puzzle,
                             const std::string& kind, bool hasCircles = true) {
  DriverSearch search;
  std::set<std::size_t> expanded;  // states
  const auto told = [&](std::size_t index) {
    const Waiting& each = search.came[index];
    const long long move =
        index == 0 ? 0
                   : costOf(puzzle[search.came[search.expanded.back()].state], puzzle[each.state]);
    return fmt::format(" {} {} {} {}", index, each.value, move, each.state);
  };
  search.came[0].value = puzzle[0].heuristicValue;
  driver.ask(driver.capability() + told(0),
             {fmt::format("solve() of {}, on {}", driver.capability(), kind), "",
              underTest().limits.forCall()});
  std::string latest, answer;  // the latest state expanded, and what it was told
  for (;;) {
    const std::string line = driver.hear();
    std::istringstream in(line);
    std::string word, number;
    in >> word;
    if (word == "found" || word == "nothing") in >> search.told >> search.values;
    in >> number;
    if (word == "nothing") return search;
    const bool isNumber = !number.empty() && number.find_first_not_of("0123456789") == number.npos;
    const std::size_t index = isNumber && number.size() < 9 ? std::stoul(number) : SIZE_MAX;
    if (index >= search.came.size()) driver.misunderstood(line);
    const SecretState& state = puzzle[search.came[index].state];
    if (word == "found") {
      search.found = index;
      return search;
    }
    if (word == "isSolution") {
      driver.tell(state.isSolution ? "true" : "false");
    } else if (word != "successors") {
      driver.misunderstood(line);
    } else if (number == latest) {
      driver.tell(answer);  // asked twice in a row, as with `if (s->successors().empty())`
      latest.clear();
    } else if (!expanded.insert(hasCircles ? search.came[index].state : index).second) {
      throw Finding{"each state to be expanded once, on " + kind, "one was expanded again", "", ""};
    } else {
      search.expanded.push_back(index);
      latest = number;
      answer = "states";
      const long long cost = leastCost(search, search.came[index].state);
      const long long depth = search.came[index].depth + 1;
      for (const std::size_t each : state.successors) {
        search.came.push_back({each, puzzle[each].heuristicValue,
                               cost + costOf(state, puzzle[each]), depth,
                               std::ssize(search.expanded)});
        answer += told(search.came.size() - 1);
      }
      driver.tell(answer);
    }
  }
}

// The known mistakes that predict what was seen.
std::vector<std::string> mistakesIn(const StudentProgram& program, const SecretPuzzle& puzzle,
                                    const DriverSearch& seen) {
  const Order& right = strategyOf(program).order;
  std::vector<std::string> mistakes;
  for (const Model& each : kMistakes) {
    const bool isRight = each.order == right && each.slip == Slip::none;
    const bool isOfOthers = (each.order.value != 0 && right.value == 0) ||
                            ((each.order.cost != 0 || each.isOfCosts) && right.cost == 0);
    if (isRight || isOfOthers || !predicts(each, right, puzzle, seen)) continue;
    mistakes.emplace_back(each.sentence);
  }
  return mistakes;
}

// Names no mistake if too little was seen to tell them apart.
std::string sentenceOn(const std::vector<std::string>& mistakes) {
  return mistakes.size() > 2 ? "" : fmt::format("{}", fmt::join(mistakes, "; or "));
}

}  // namespace

void judgeDriver(StudentProgram& program, const SecretPuzzle& puzzle, const std::string& kind,
                 bool isOrdered) {
  const DriverSearch search = letDriverSearch(program, puzzle, kind);
  const auto fault = [&](const std::string& expected, const std::string& came) {
    return Finding{expected + ", on " + kind, came, "",
                   sentenceOn(mistakesIn(program, puzzle, search))};
  };
  const Strategy& strategy = strategyOf(program);
  const Queue queue = follow(isOrdered ? strategy.order : kOwn, Slip::none, puzzle, search);
  if (queue.steps < std::ssize(search.expanded)) {
    const auto rank = [&](std::size_t index) { return rankOf(search.came[index], strategy.order); };
    const auto told = [&](const char* text, std::size_t index) {
      const long long shown = strategy.order.step < 0 ? -rank(index) : rank(index);
      return fmt::format(fmt::runtime(text), shown);
    };
    const bool isBlind = strategy.order.value != 0 && search.values == 0;
    throw fault(
        told(strategy.first, std::ranges::min(queue.waiting, {}, rank)) + ", to be expanded next",
        told(strategy.came, search.expanded[static_cast<std::size_t>(queue.steps)]) +
            (isBlind ? "; heuristicValue() was never called" : ""));
  }
  if (search.found) {
    const bool isSolution = puzzle[search.came[*search.found].state].isSolution;
    if (isSolution && queue.has(*search.found)) return;
    throw fault("a state whose isSolution() is true, and that was not expanded",
                isSolution ? "one that was expanded" : "a state for which it is false");
  }
  const bool hasSolution = std::ranges::any_of(puzzle, &SecretState::isSolution);
  if (!hasSolution && queue.waiting.empty()) return;
  throw fault(hasSolution ? "solve() to find a solution"
                          : "every state to be expanded before solve() returns nullptr",
              fmt::format("nullptr, when {} had been expanded and {} waited",
                          sudoku::counted(search.expanded.size(), "state"), queue.waiting.size()));
}

void judgeCost(StudentProgram& program, const std::vector<SecretPuzzle>& puzzles) {
  const std::string kind = "a puzzle in which several ways lead to a state";
  std::optional<Finding> fault;  // the first
  std::vector<std::string> mistakes;
  for (const SecretPuzzle& puzzle : puzzles) {
    const DriverSearch search = letDriverSearch(program, puzzle, kind, false);
    const std::vector<std::string> possible = mistakesIn(program, puzzle, search);
    if (&puzzle == &puzzles.front()) mistakes = possible;
    std::erase_if(mistakes, [&](const std::string& each) {
      return std::ranges::find(possible, each) == possible.end();
    });
    std::vector<long long> least(puzzle.size(), std::numeric_limits<int>::max());  // to each state
    least[0] = 0;
    long long best = least.back();
    for (std::size_t state = 0; state < puzzle.size(); ++state) {
      if (puzzle[state].isSolution) best = std::min(best, least[state]);
      for (const std::size_t each : puzzle[state].successors) {
        least[each] = std::min(least[each], least[state] + costOf(puzzle[state], puzzle[each]));
      }
    }
    const std::size_t found = search.found ? search.came[*search.found].state : 0;
    const long long cost = leastCost(search, found);
    if (fault || (puzzle[found].isSolution && cost == best)) continue;
    fault = {fmt::format("a solution to which all moves cost {}, the least, on {}", best, kind),
             puzzle[found].isSolution ? fmt::format("one to which they cost {}", cost) : "none", "",
             ""};
  }
  if (!fault) return;
  fault->likelyMistake = sentenceOn(mistakes);
  throw *fault;
}

void judgeCounts(StudentProgram& program, const std::vector<SecretPuzzle>& puzzles) {
  std::optional<Finding> fault;  // the first
  bool isOfGenerated = true;
  for (const SecretPuzzle& each : puzzles) {
    const DriverSearch search = letDriverSearch(program, each, "a puzzle of numbered states");
    if (search.expanded.empty()) {
      throw Finding{"successors() of the first state to be called", "no state is expanded", "", ""};
    }
    const long long further = search.told - std::ssize(search.came) + 1;
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
