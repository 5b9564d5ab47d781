// GradeOne.h: one submission, from its files to its report.

#pragma once

#include "apps/grade/program/Options.h"

namespace grading {

// Grades options.submission. Or else, if there is options.compare, prints its best-first search
// beside ours on these puzzles.
apps::ExitStatus gradeOne(const Options& options);

// The report in JSON among options.outputs, with marks by the present weights, if it is on the same
// files with the same settings and has all tests. Adds the tests that alone it lacks.
std::optional<Report> keptReport(const Options& options, std::set<std::string>& lacking);

}  // namespace grading
