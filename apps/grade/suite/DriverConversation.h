// DriverConversation.h: runs the submission's BestFirstSearch on states that its process knows only
// as tokens and heuristic values. It has to ask for everything else, so the judge sees each
// expansion.

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

// The states, known to the judge only.
class States {
 public:
  virtual ~States() = default;

  virtual NamedState start() = 0;
  virtual bool has(const std::string& token) const = 0;
  virtual bool isSolution(const std::string& token) = 0;

  // Called at most once for each state.
  virtual std::vector<NamedState> successors(const std::string& token) = 0;
};

// The result of a search.
struct DriverSearch {
  std::optional<std::string> found;  // the token of the state that solve() returned
  long long expanded = 0;
  long long told = 0;  // the result of getNodesExpanded()
};

// Returns nothing, with a finding made, if the driver expands a state again later. `kind` describes
// the states to the student.
std::optional<DriverSearch> letDriverSearch(Subject& driver, States& states,
                                            const std::string& kind, TimeLimit limit);

}  // namespace coursework

#endif
