// GradeOne.h: grades one submission, from its files to its report.

#ifndef APPS_GRADE_PROGRAM_GRADEONE_H_
#define APPS_GRADE_PROGRAM_GRADEONE_H_

#include "apps/grade/program/Options.h"
#include "apps/support/ExitStatus.h"

namespace grading {

// Requires options.submission.
apps::ExitStatus gradeOne(const Options& options);

}  // namespace grading

#endif
