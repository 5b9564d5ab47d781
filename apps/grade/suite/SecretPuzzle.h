// SecretPuzzle.h: a puzzle that is known to the judge alone. Its states are nodes of a random tree
// with random heuristic values; a subject knows them as tokens that say nothing, and has to ask for
// all the rest. So the judge sees what a driver really does.

#ifndef APPS_GRADE_SUITE_SECRETPUZZLE_H_
#define APPS_GRADE_SUITE_SECRETPUZZLE_H_

#include <cstddef>
#include <string>
#include <vector>

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

}  // namespace coursework

#endif
