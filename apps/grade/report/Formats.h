// Formats.h: the formats in which reports can be written, most of them for other programs.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/report/Report.h"
#include "apps/grade/report/TextReport.h"

namespace grading {

// text, next, json, junit, gradescope, csv.
std::vector<std::string> formatNames();

// The report in the format of that name. Applies forStudents() unless `showsHidden`. "gradescope"
// always has everything, marked so that Gradescope hides it from students.
std::string formatted(const Report& report, std::string_view format, bool showsHidden = false);

// CSV (RFC 4180) for spreadsheets and learning platforms. A line of headings, then one line for
// each report: submission, marks, outOf, the marks of each part, complete, standard, seconds,
// suspicious (the number of sentences), corrections, problem. With a problem, the cells of the
// marks are empty. Reports have the same parts, or none.
std::string toCsv(const std::vector<Report>& reports);

}  // namespace grading
