// Modes.h: what `grade` does: it grades one submission (GradeOne.cpp), or the submissions of a
// class (GradeClass.cpp), or writes a program that does so on Gradescope
// (gradescope/Autograder.cpp).

#ifndef APPS_GRADE_PROGRAM_MODES_H_
#define APPS_GRADE_PROGRAM_MODES_H_

#include "apps/grade/program/Options.h"
#include "apps/support/ExitStatus.h"

namespace grading {

// Grades a submission, from its files to its report. Requires options.submission.
apps::ExitStatus gradeOne(const Options& options);

// Grades options.all, each in a process of its own, so that none can stop the others. Keeps reports
// of the same files and settings, writes reports/NAME.json and NAME.txt, marks.csv and index.html
// to options.out, and prints a summary. The seed of a class stays in class.json there. Returns the
// exit status, 130 if Ctrl-C stopped it; then too, the submissions graded so far are written.
int gradeClass(const Options& options);

// Writes options.gradescopeZip, and tells so. On Gradescope, this program will run with the options
// that affect marks, and with copies of the files that they name. Chooses a seed if none is given,
// so that all submissions get the same puzzles. Throws std::runtime_error if writing fails.
void writeAutograder(Options options);

}  // namespace grading

#endif
