// DriverConversation.h: lets the submission's BestFirstSearch search states of which its subject
// has nothing but tokens and heuristic values. It has to ask for all the rest, so that the judge
// sees what the driver really does.

#ifndef APPS_GRADE_SUITE_DRIVERCONVERSATION_H_
#define APPS_GRADE_SUITE_DRIVERCONVERSATION_H_

#include <optional>
#include <string>
#include <vector>

#include "apps/grade/suite/Subject.h"
#include "apps/grade/suite/TimeLimit.h"

namespace coursework {

struct NamedState {
  std::string token;  // without spaces
  int heuristicValue = 0;
};

// What the judge knows of the states.
class States {
 public:
  virtual ~States() = default;

  virtual NamedState start() = 0;
  virtual bool has(const std::string& token) const = 0;
  virtual bool isSolution(const std::string& token) = 0;

  // Asked for once of each state at most.
  virtual std::vector<NamedState> successors(const std::string& token) = 0;
};

// What came of it.
struct DriverSearch {
  std::optional<std::string> found;  // the token of the state that solve() returned
  long long expanded = 0;
  long long told = 0;  // by getNodesExpanded()
};

// Nothing if a state was to be expanded again later on, of which a finding has been made. `kind`
// says what is searched.
std::optional<DriverSearch> letDriverSearch(Subject& driver, States& states,
                                            const std::string& kind, TimeLimit limit);

}  // namespace coursework

#endif
