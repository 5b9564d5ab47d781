// JudgeDriver.h: judges the submission's drivers. Their process knows of most puzzles only numbers
// of states, heuristic values, costs and keys. It has to ask for everything else, so the judge sees
// each expansion.

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
  int cost = 0;  // a move costs the bits that differ between two states, and the fall of the value
};

// Element 0 is the start.
using SecretPuzzle = std::vector<SecretState>;

// Requires that the driver always expands a state that its strategy puts first in the frontier, if
// the search `isOrdered`, with any order among equal ones; none twice; that it finds a solution if
// there is one; and that it otherwise expands all states and returns nullptr. It may call
// isSolution() early or late. Throws a Finding if it violates this, with each known mistake that
// gives the whole order and the end. `kind` describes the puzzle to the student.
void judgeDriver(StudentProgram& program, const SecretPuzzle& puzzle, const std::string& kind,
                 bool isOrdered = false);

// Requires that the driver finds a solution of the least cost in each puzzle. All moves lead to
// larger indices, one at least to a solution. Throws the first Finding if it finds another, with
// each known mistake that gives all searches.
void judgeCost(StudentProgram& program, const std::vector<SecretPuzzle>& puzzles);

// Requires that getNodesExpanded() after a search is the number of expanded states, for each of the
// puzzles. It may count the solution too. Throws a Finding if it differs.
void judgeCounts(StudentProgram& program, const std::vector<SecretPuzzle>& puzzles);

// Why the result of a search over boards is no solution of the puzzle. Empty if it is one.
std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle);

// Requires a solution of the puzzle, which must have one. Throws a Finding if it is none.
void judgeSearch(const Search& search, const sudoku::Puzzle& puzzle);

}  // namespace coursework
