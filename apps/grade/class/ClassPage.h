// ClassPage.h: what a class has in common, and one self-contained HTML page with the submissions
// that need a look, the most frequent failures, and every report. The parts of the page are in
// page/. Reports without marks, those with a problem, are in no figure.

#pragma once

#include <string>
#include <vector>

#include "apps/grade/report/Report.h"
#include "apps/support/JsonText.h"

namespace grading {

// "6 submissions: mean 1.5 of 3, median 2", and the names of those without marks.
std::string headline(const std::vector<Report>& reports);

// Why an instructor should look at a report, a sentence each.
std::vector<std::string> reasonsToLook(const Report& report);

// The page for the instructor. It describes hidden tests too. `copies` is what copiesIn() returns.
std::string classPage(const std::vector<Report>& reports, const apps::Json& copies = {});

}  // namespace grading
