// JudgeDriver.h: lets the submission's BestFirstSearch search a puzzle that is known to the judge
// alone, and judges the order in which it expands the states. These are nodes of a random tree with
// random heuristic values; a subject knows them as tokens that say nothing, and has to ask for all
// the rest.

#ifndef APPS_GRADE_SUITE_JUDGEDRIVER_H_
#define APPS_GRADE_SUITE_JUDGEDRIVER_H_

#include <cstddef>
#include <string>
#include <vector>

#include "apps/grade/suite/Subject.h"
#include "apps/support/Random.h"

namespace coursework {

struct SecretState {
  std::string token;
  int heuristicValue = 0;
  bool isSolution = false;
  std::vector<std::size_t> successors = {};  // indices
};

// The first state is the start.
using SecretPuzzle = std::vector<SecretState>;

struct SecretShape {
  int states = 1;
  int mostSuccessors = 1;  // of one state
  int values = 100;        // heuristic values are from 1 to this
  int solutions = 0;       // among the states of the second half, which are further from the start
};

SecretPuzzle secretPuzzle(const SecretShape& shape, apps::Random& random);

// Of states that wait, one with the smallest value has to be expanded next, whichever of them that
// is; it has to find a solution if there is one, and must return nullptr if there is none, having
// expanded all. Whether a state is a solution it may ask early or late. Makes a finding of what is
// wrong; false if something was. `kind` says what puzzle it is.
bool judgeDriver(Subject& subject, const SecretPuzzle& puzzle, const std::string& kind);

// What getNodesExpanded() gives after a search has to be the number of states that were expanded. A
// solution may be counted with them. Makes a finding if it is another; false then.
bool judgeCount(Subject& subject, const SecretPuzzle& puzzle);

}  // namespace coursework

#endif
