// NeverNeeded.h: what a board and a search never need, found in the texts of a submission, for the
// instructor. No mark hangs on it: it says what stands there, not what it is for.

#pragma once

#include <string>
#include <vector>

#include "apps/grade/intake/Submission.h"

namespace grading {

// A sentence for each kind, with all places. Looks at the headers that are asked for, and at its
// files that have a name which they include.
std::vector<std::string> neverNeeded(const Submission& submission);

}  // namespace grading
