// Check.h: tries headers and weights on a model, before anybody is marked with them.

#pragma once

#include "apps/grade/program/Options.h"

namespace grading {

// Throws std::invalid_argument, with the compiler's first error, if the suite's own code and a
// model of a submission do not compile with the given headers.
void requireGivenCompiles(const Options& options);

// The same, and if the model does not earn all marks, but for speed, which is not tried. Throws
// std::runtime_error if nothing can be tried here. Runs the suite, so it can be called once.
void requireMarkable(const Options& options);

}  // namespace grading
