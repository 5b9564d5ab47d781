// GradescopeZip.h: the zip file of a Gradescope autograder, see
// https://gradescope-autograders.readthedocs.io/en/latest/specs/. It contains this program with its
// shared libraries and their loader, because Gradescope's images may have older libraries.

#pragma once

#include "apps/grade/program/Options.h"

namespace grading {

// Writes options.gradescopeZip, and tells so. On Gradescope, this program will run with the options
// that affect marks, and with copies of the files that they name. Chooses a seed if none is given,
// so that all submissions get the same puzzles. Throws std::runtime_error if writing fails.
void writeGradescopeZip(Options options);

}  // namespace grading
