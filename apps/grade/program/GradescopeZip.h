// GradescopeZip.h: the autograder for Gradescope, with the options as they were given.

#ifndef APPS_GRADE_PROGRAM_GRADESCOPEZIP_H_
#define APPS_GRADE_PROGRAM_GRADESCOPEZIP_H_

#include "apps/grade/program/Options.h"

namespace grading {

// Requires options.gradescopeZip. Without a seed among the options, one is chosen, so that all
// submissions get the same puzzles. Throws std::runtime_error if the file cannot be written,
// std::invalid_argument if the weights are wrong.
void writeGradescopeZip(Options options);

}  // namespace grading

#endif
