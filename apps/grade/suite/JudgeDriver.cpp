#include "apps/grade/suite/JudgeDriver.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <sstream>
#include <utility>
#include <vector>

#include "apps/grade/suite/MarkedTest.h"

namespace coursework {
namespace {

std::string lineOn(const NamedState& state) {
  return ' ' + state.token + ' ' + std::to_string(state.heuristicValue);
}

// The frontier that the driver should have, and with which orders its expansions agree so far.
class Waiting {
 public:
  explicit Waiting(const SecretPuzzle& puzzle) : puzzle_(puzzle), states_{0} {}

  bool has(std::size_t state) const { return find(state) != states_.end(); }
  bool isEmpty() const { return states_.empty(); }

  void expand(std::size_t state) {
    const int value = valueOf(state);
    const auto [smallest, largest] = rangeOfValues();
    if (value != smallest && !firstWrong_) firstWrong_ = {value, smallest};
    isLargestFirst_ = isLargestFirst_ && value == largest;
    isFirstComeFirst_ = isFirstComeFirst_ && state == states_.front();
    isLastComeFirst_ = isLastComeFirst_ && isOfLatest(state);
    states_.erase(find(state));
    latest_ = puzzle_[state].successors;
    states_.insert(states_.end(), latest_.begin(), latest_.end());
  }

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
  std::vector<std::size_t>::const_iterator find(std::size_t state) const {
    return std::find(states_.begin(), states_.end(), state);
  }
  int valueOf(std::size_t state) const { return puzzle_[state].heuristicValue; }
  std::pair<int, int> rangeOfValues() const {
    std::vector<int> values;
    for (const std::size_t state : states_) values.push_back(valueOf(state));
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    return {*least, *most};
  }
  bool isOfLatest(std::size_t state) const {
    return latest_.empty() || state == latest_.front() || state == latest_.back();
  }

  const SecretPuzzle& puzzle_;
  std::vector<std::size_t> states_;  // in order of arrival
  std::vector<std::size_t> latest_;
  std::optional<std::pair<int, int>> firstWrong_;
  bool isLargestFirst_ = true;
  bool isFirstComeFirst_ = true;
  bool isLastComeFirst_ = true;
};

class SecretStates : public States {
 public:
  explicit SecretStates(const SecretPuzzle& puzzle) : puzzle_(puzzle), waiting_(puzzle) {}

  NamedState start() override { return named(0); }
  bool has(const std::string& token) const override { return find(token) != puzzle_.end(); }
  bool isSolution(const std::string& token) override { return find(token)->isSolution; }
  std::vector<NamedState> successors(const std::string& token) override {
    waiting_.expand(indexOf(token));
    std::vector<NamedState> states;
    for (const std::size_t each : find(token)->successors) states.push_back(named(each));
    return states;
  }

  const Waiting& waiting() const { return waiting_; }
  bool isWaitingSolution(const std::string& token) const {
    return find(token)->isSolution && waiting_.has(indexOf(token));
  }
  bool hasSolution() const {
    return std::any_of(puzzle_.begin(), puzzle_.end(),
                       [](const auto& each) { return each.isSolution; });
  }

 private:
  NamedState named(std::size_t state) const {
    return {puzzle_[state].token, puzzle_[state].heuristicValue};
  }
  SecretPuzzle::const_iterator find(const std::string& token) const {
    return std::find_if(puzzle_.begin(), puzzle_.end(),
                        [&](const SecretState& each) { return each.token == token; });
  }
  std::size_t indexOf(const std::string& token) const {
    return static_cast<std::size_t>(find(token) - puzzle_.begin());
  }

  const SecretPuzzle& puzzle_;
  Waiting waiting_;
};

}  // namespace

std::optional<DriverSearch> letDriverSearch(Subject& driver, States& states,
                                            const std::string& kind, TimeLimit limit) {
  driver.ask("bestFirstAny" + lineOn(states.start()),
             {"solve() of BestFirstSearch, on " + kind, "", limit});
  std::set<std::string> expanded;
  std::string latest;
  std::string answer;  // for the latest state expanded
  for (;;) {
    const std::string line = driver.hear();
    std::istringstream in(line);
    std::string word;
    std::string token;
    long long told = 0;
    in >> word;
    const bool isOver = word == "found" || word == "nothing";
    if (isOver) in >> told;
    in >> token;
    const bool isKnown = word == "nothing" || states.has(token);
    if (isOver && isKnown) {
      return DriverSearch{word == "found" ? std::optional(token) : std::nullopt,
                          static_cast<long long>(expanded.size()), told};
    }
    if (word == "isSolution" && isKnown) {
      driver.tell(states.isSolution(token) ? "true" : "false");
    } else if (word == "successors" && isKnown && token == latest) {
      driver.tell(answer);  // asked twice in a row, as with `if (s->successors().empty())`
      latest.clear();
    } else if (word == "successors" && isKnown) {
      if (!expanded.insert(token).second) {
        fault({"each state to be expanded once, on " + kind, "one was expanded again", "",
               "a state stays in the queue after it was expanded"});
        return std::nullopt;
      }
      latest = token;
      answer = "states";
      for (const NamedState& each : states.successors(token)) answer += lineOn(each);
      driver.tell(answer);
    } else {
      driver.misunderstood(line);
    }
  }
}

SecretPuzzle secretPuzzle(const SecretShape& shape, apps::Random& random) {
  const auto states = static_cast<std::size_t>(shape.states);
  SecretPuzzle puzzle(states);
  for (SecretState& state : puzzle) {
    for (int i = 0; i < 12; ++i) state.token += static_cast<char>('a' + random.below(26));
    state.heuristicValue =
        1 + static_cast<int>(random.below(static_cast<std::size_t>(shape.values)));
  }
  // The parent of each state is one that was added shortly before, so that the tree grows deep.
  const auto most = static_cast<std::size_t>(shape.mostSuccessors);
  std::size_t eldest = 0;  // the first state that may get further successors
  for (std::size_t state = 1; state < states; ++state) {
    std::size_t parent = eldest + random.below(state - eldest);
    while (puzzle[parent].successors.size() == most) parent = eldest++;
    puzzle[parent].successors.push_back(state);
  }
  for (int i = 0; i < shape.solutions; ++i) {
    puzzle[states / 2 + random.below(states - states / 2)].isSolution = true;
  }
  return puzzle;
}

bool judgeDriver(Subject& subject, const SecretPuzzle& puzzle, const std::string& kind) {
  SecretStates states(puzzle);
  const auto search = letDriverSearch(subject, states, kind, timeLimits().forCall());
  if (!search) return false;
  if (const auto wrong = states.waiting().firstWrong()) {
    fault({"the state with the smallest heuristicValue() to be expanded next, on " + kind +
               ": here one with the value " + std::to_string(wrong->second),
           "one with the value " + std::to_string(wrong->first) + " was", "",
           states.waiting().likelyMistake()});
    return false;
  }
  if (search->found) {
    if (states.isWaitingSolution(*search->found)) return true;
    fault({"a state whose isSolution() is true, on " + kind, "a state for which it is false", "",
           "solve() must return the state that it found to be a solution"});
    return false;
  }
  if (!states.hasSolution() && states.waiting().isEmpty()) return true;
  fault({states.hasSolution()
             ? "solve() to find a solution, on " + kind
             : "every state to be expanded before solve() returns nullptr, on " + kind,
         "nullptr after " + std::to_string(search->expanded) + " expanded states", "",
         search->expanded == 0 ? "solve() does not search yet" : "the search ends too early"});
  return false;
}

bool judgeCount(Subject& subject, const SecretPuzzle& puzzle) {
  SecretStates states(puzzle);
  const auto search =
      letDriverSearch(subject, states, "a puzzle that is no Sudoku", timeLimits().forCall());
  if (!search) return false;
  const long long most = search->expanded + (search->found ? 1 : 0);
  if (search->expanded > 0 && search->expanded <= search->told && search->told <= most) return true;
  fault({"getNodesExpanded() to return " + std::to_string(search->expanded) +
             ", the number of states whose successors() was called",
         std::to_string(search->told), "",
         search->expanded == 0 ? "solve() does not search yet"
                               : "it must be counted up each time that successors() is called"});
  return false;
}

}  // namespace coursework
