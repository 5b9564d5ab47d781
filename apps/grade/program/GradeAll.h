// GradeAll.h: grades a class and prints a summary.

#ifndef APPS_GRADE_PROGRAM_GRADEALL_H_
#define APPS_GRADE_PROGRAM_GRADEALL_H_

#include "apps/grade/program/Options.h"
#include "apps/support/ExitStatus.h"

namespace grading {

// Requires options.all. Returns 130 if Ctrl-C stopped it, after writing what was graded.
int gradeAll(const Options& options);

}  // namespace grading

#endif
