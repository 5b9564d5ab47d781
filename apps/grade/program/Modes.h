// Modes.h: what `grade` does: it grades one submission (GradeOne.cpp) or a class (GradeAll.cpp).

#ifndef APPS_GRADE_PROGRAM_MODES_H_
#define APPS_GRADE_PROGRAM_MODES_H_

#include "apps/grade/program/Options.h"
#include "apps/support/ExitStatus.h"

namespace grading {

// Grades a submission, from its files to its report. Requires options.submission.
apps::ExitStatus gradeOne(const Options& options);

// Grades a class and prints a summary. Requires options.all. Returns the exit status, 130 if Ctrl-C
// stopped it. In that case too, the submissions graded so far are written.
int gradeAll(const Options& options);

}  // namespace grading

#endif
