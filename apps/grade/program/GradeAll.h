// GradeAll.h: grades a class and prints a summary.

#ifndef APPS_GRADE_PROGRAM_GRADEALL_H_
#define APPS_GRADE_PROGRAM_GRADEALL_H_

#include "apps/grade/program/Options.h"
#include "apps/support/ExitStatus.h"

namespace grading {

// Requires options.all. Returns the exit status, 130 if Ctrl-C stopped it. In that case too, the
// submissions graded so far are written.
int gradeAll(const Options& options);

}  // namespace grading

#endif
