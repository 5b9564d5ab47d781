#include "apps/grade/suite/DriverConversation.h"

#include <set>
#include <sstream>

#include "apps/grade/suite/MarkedTest.h"

namespace coursework {
namespace {

std::string lineOn(const NamedState& state) {
  return ' ' + state.token + ' ' + std::to_string(state.heuristicValue);
}

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

}  // namespace coursework
