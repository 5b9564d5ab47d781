// GradeOne.h: grades one submission, from its files to its report.

#ifndef APPS_GRADE_PROGRAM_GRADEONE_H_
#define APPS_GRADE_PROGRAM_GRADEONE_H_

#include "apps/grade/program/ExitStatus.h"
#include "apps/grade/program/Options.h"

namespace grading {

// Requires options.submission.
ExitStatus gradeOne(const Options& options);

}  // namespace grading

#endif
