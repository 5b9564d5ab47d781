// GradeClass.h: a class of submissions, each graded in a process of its own, so that none can stop
// the others.

#pragma once

#include "apps/grade/program/Options.h"

namespace grading {

// Grades options.all. Keeps reports of the same files and settings, writes reports/NAME.json and
// NAME.txt, marks.csv and index.html to options.out, and prints a summary. The seed is that of the
// reports there, if none is given. Returns the exit status, 130 if Ctrl-C stopped it; then too, the
// submissions graded so far are written.
int gradeClass(const Options& options);

}  // namespace grading
