#include "tests/coursework/JudgeDriver.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <sstream>
#include <utility>
#include <vector>

#include "tests/coursework/Marking.h"

namespace coursework {
namespace {

// What waits to be expanded, and how well what was expanded agrees with some orders.
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

  // The values of the first state that was expanded too early, and of one that should have been.
  std::optional<std::pair<int, int>> firstWrong() const { return firstWrong_; }

  std::string likelyMistake() const {
    if (isLargestFirst_) {
      return "the order of the queue is reversed: the largest heuristicValue() came first. A "
             "std::priority_queue gives its largest element first, so its comparison has to be "
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
  std::vector<std::size_t> states_;  // as they came
  std::vector<std::size_t> latest_;
  std::optional<std::pair<int, int>> firstWrong_;
  bool isLargestFirst_ = true;
  bool isFirstComeFirst_ = true;
  bool isLastComeFirst_ = true;
};

class Conversation {
 public:
  Conversation(Subject& subject, const SecretPuzzle& puzzle, const std::string& kind)
      : subject_(subject), puzzle_(puzzle), waiting_(puzzle), kind_(kind) {}

  bool judge() {
    subject_.ask("bestFirstAny " + nameAndValue(0),
                 {"solve() of BestFirstSearch, on " + kind_, "", Patience::forCall()});
    for (;;) {
      line_ = subject_.hear();
      std::istringstream in(line_);
      std::string word;
      in >> word;
      if (word == "isSolution") {
        subject_.tell(puzzle_[stateIn(in)].isSolution ? "true" : "false");
      } else if (word == "successors") {
        if (!expand(stateIn(in))) return false;
      } else if (word == "found" || word == "nothing") {
        return judgeEnd(word == "found", in);
      } else {
        subject_.misunderstood(line_);
      }
    }
  }

 private:
  // " TOKEN VALUE"
  std::string nameAndValue(std::size_t state) const {
    return puzzle_[state].token + ' ' + std::to_string(puzzle_[state].heuristicValue);
  }

  std::size_t stateIn(std::istringstream& in) {
    std::string token;
    in >> token;
    const auto found = std::find_if(puzzle_.begin(), puzzle_.end(),
                                    [&](const SecretState& each) { return each.token == token; });
    if (found == puzzle_.end()) subject_.misunderstood(line_);
    return static_cast<std::size_t>(found - puzzle_.begin());
  }

  bool expand(std::size_t state) {
    if (!waiting_.has(state)) {
      fault({"each state to be expanded once, on " + kind_, "one was expanded again", "",
             "a state stays in the queue after it was expanded"});
      return false;
    }
    waiting_.expand(state);
    ++expanded_;
    std::string answer = "states";
    for (const std::size_t each : puzzle_[state].successors) answer += ' ' + nameAndValue(each);
    subject_.tell(answer);
    return true;
  }

  bool judgeEnd(bool isFound, std::istringstream& in) {
    long long saysItExpanded = 0;
    in >> saysItExpanded;
    if (saysItExpanded != expanded_ && saysItExpanded != expanded_ + 1) {
      suspect("getNodesExpanded() of BestFirstSearch gave " + std::to_string(saysItExpanded) +
              " where " + std::to_string(expanded_) + " states were expanded.");
    }
    if (const auto wrong = waiting_.firstWrong()) {
      fault({"the state with the smallest heuristicValue() to be expanded next, on " + kind_ +
                 ": here one with the value " + std::to_string(wrong->second),
             "one with the value " + std::to_string(wrong->first) + " was", "",
             waiting_.likelyMistake()});
      return false;
    }
    const bool hasSolution = std::any_of(puzzle_.begin(), puzzle_.end(),
                                         [](const auto& each) { return each.isSolution; });
    if (isFound) return judgeFound(stateIn(in));
    if (!hasSolution && waiting_.isEmpty()) return true;
    fault({hasSolution ? "solve() to find a solution, on " + kind_
                       : "every state to be expanded before solve() returns nullptr, on " + kind_,
           "nullptr after " + std::to_string(expanded_) + " expanded states", "",
           expanded_ == 0 ? "solve() does not search yet" : "the search ends too early"});
    return false;
  }

  bool judgeFound(std::size_t state) {
    if (puzzle_[state].isSolution && waiting_.has(state)) return true;
    fault({"a state whose isSolution() is true, on " + kind_, "a state for which it is false", "",
           "solve() has to return the state that it found to be a solution"});
    return false;
  }

  Subject& subject_;
  const SecretPuzzle& puzzle_;
  Waiting waiting_;
  std::string kind_;
  std::string line_;
  long long expanded_ = 0;
};

}  // namespace

bool judgeDriver(Subject& subject, const SecretPuzzle& puzzle, const std::string& kind) {
  return Conversation(subject, puzzle, kind).judge();
}

}  // namespace coursework
