// GradeOne.h: one submission, from its files to its report.

#pragma once

#include "apps/grade/program/Options.h"

namespace grading {

// Grades options.submission. Or else, if there is options.compare, prints its best-first search
// beside ours on these puzzles.
apps::ExitStatus gradeOne(const Options& options);

}  // namespace grading
