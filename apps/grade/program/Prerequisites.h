// Prerequisites.h: what has to be right for anything to be graded: weights, the headers of the
// course, something that contains programs, and a compiler that works there.

#ifndef APPS_GRADE_PROGRAM_PREREQUISITES_H_
#define APPS_GRADE_PROGRAM_PREREQUISITES_H_

#include "apps/grade/marking/Weights.h"
#include "apps/grade/program/Options.h"
#include "apps/grade/sandbox/Sandbox.h"
#include "apps/grade/subjects/Sources.h"

namespace grading {

// What --weights and --part ask for. Throws std::invalid_argument if that cannot be.
Weights weightsFor(const Options& options);

// Those of --against, or the coursework's. Throws std::invalid_argument if one is missing.
Sources givenHeadersFor(const Options& options);

// The strongest sandbox there is, or none if the options allow it. Throws std::runtime_error,
// saying what to do, if there is none, or no folder for temporary files.
Sandbox sandboxFor(const Options& options);

// Throws std::runtime_error, saying what it printed, if there is no such compiler or it does not
// work in this sandbox: every submission would have no marks.
void requireCompiler(const Options& options, Sandbox sandbox);

}  // namespace grading

#endif
