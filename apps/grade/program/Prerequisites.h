// Prerequisites.h: what has to be right before anything is graded: weights, the headers of the
// course, and something that contains programs.

#ifndef APPS_GRADE_PROGRAM_PREREQUISITES_H_
#define APPS_GRADE_PROGRAM_PREREQUISITES_H_

#include "apps/grade/contain/Containment.h"
#include "apps/grade/marking/Weights.h"
#include "apps/grade/program/Options.h"
#include "apps/grade/subjects/Sources.h"

namespace grading {

// What --weights and --part ask for. Throws std::invalid_argument if that cannot be.
Weights weightsFor(const Options& options);

// Those of --against, or the coursework's. Throws std::invalid_argument if one is missing.
Sources givenHeadersFor(const Options& options);

// The strongest containment there is, or none if the options allow it. Throws std::runtime_error,
// saying what to do, if there is none, or no folder for temporary files.
Containment containmentFor(const Options& options);

}  // namespace grading

#endif
