// GradeOne.h: grades one submission, from its files to its report.

#ifndef APPS_GRADE_PROGRAM_GRADEONE_H_
#define APPS_GRADE_PROGRAM_GRADEONE_H_

#include "apps/grade/contain/Containment.h"
#include "apps/grade/marking/Weights.h"
#include "apps/grade/program/ExitStatus.h"
#include "apps/grade/program/Options.h"

namespace grading {

// What --weights and --part ask for. Throws std::invalid_argument if that cannot be.
Weights weightsFor(const Options& options);

// The strongest containment there is, or none if the options allow it. Throws std::runtime_error,
// saying what to do, if there is none.
Containment containmentFor(const Options& options);

// Requires options.submission.
ExitStatus gradeOne(const Options& options);

}  // namespace grading

#endif
