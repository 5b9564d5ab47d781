// NeverNeeded.h: what a board and a search never need, found in the texts of a submission. It is
// for the instructor, who reads the places; no marks hang on it. Whoever knows the list gets around
// it: it says what stands there, not what it is for.

#pragma once

#include <string>
#include <vector>

#include "apps/grade/intake/Submission.h"

namespace grading {

// A sentence for each kind of what was found, with some places. Looks at the two headers, by their
// paths in the submission (empty: there is none), and at what they include of it.
std::vector<std::string> neverNeeded(const Submission& submission, const std::string& sudoku,
                                     const std::string& bestFirst);

}  // namespace grading
