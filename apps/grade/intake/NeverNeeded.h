// NeverNeeded.h: what a board and a search never need, found in the texts of a submission, for the
// instructor. No mark hangs on it: it says what stands there, not what it is for.

#pragma once

#include <string>
#include <vector>

#include "apps/grade/intake/Submission.h"

namespace grading {

// A sentence for each kind, with all places. Looks at the two headers, by their paths in the
// submission (empty: there is none), and at its files that have a name which they include.
std::vector<std::string> neverNeeded(const Submission& submission, const std::string& sudoku,
                                     const std::string& bestFirst);

}  // namespace grading
