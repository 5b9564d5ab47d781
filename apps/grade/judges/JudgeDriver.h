// JudgeDriver.h: runs the submission's BestFirstSearch on puzzles of which its process knows only
// numbers of states and heuristic values, and judges it. It has to ask for everything else, so the
// judge sees each expansion.

#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "apps/grade/suite/StudentProgram.h"

namespace coursework {

struct SecretState {
  int heuristicValue = 0;
  bool isSolution = false;
  std::vector<std::size_t> successors = {};  // indices
};

// Element 0 is the start.
using SecretPuzzle = std::vector<SecretState>;

// Requires that the driver always expands a state with the smallest heuristicValue() in the
// frontier, with any order among equal ones; that it finds a solution if there is one; and that it
// otherwise expands all states and returns nullptr. It may call isSolution() early or late. Makes a
// finding and returns false if it violates this. `kind` describes the puzzle to the student.
bool judgeDriver(StudentProgram& program, const SecretPuzzle& puzzle, const std::string& kind);

// Requires that getNodesExpanded() after a search is the number of expanded states. It may count
// the solution too. Makes a finding and returns false if it differs.
bool judgeCount(StudentProgram& program, const SecretPuzzle& puzzle);

}  // namespace coursework
