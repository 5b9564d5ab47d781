// Autograder.h: writes the zip file of a Gradescope autograder
// (https://gradescope-autograders.readthedocs.io/en/latest/specs/). It contains this program with
// its shared libraries and their loader, because Gradescope's images may have older libraries.

#ifndef APPS_GRADE_GRADESCOPE_AUTOGRADER_H_
#define APPS_GRADE_GRADESCOPE_AUTOGRADER_H_

#include "apps/grade/program/Options.h"

namespace grading {

// Writes options.gradescopeZip, and tells so. On Gradescope, this program will run with the options
// that affect marks, and with copies of the files that they name. Chooses a seed if none is given,
// so that all submissions get the same puzzles. Throws std::runtime_error if writing fails, or if
// this program is linked statically and so has no loader.
void writeAutograder(Options options);

}  // namespace grading

#endif
