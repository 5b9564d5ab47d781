// LearningPlatforms.h: marks and reports of a class as Moodle and Canvas import them.

#pragma once

#include <map>
#include <string>
#include <vector>

#include "apps/grade/report/Report.h"

namespace grading {

// The bytes of files, by name. For submissions with names as in an export of Moodle ("Ada
// L_123_assignsubmission_file"): moodle.csv, and moodle-feedback.zip with each student's report.
// For those of Canvas ("lovelaceada_123"): canvas.csv. A report with a problem has no marks.
std::map<std::string, std::string> platformFiles(const std::vector<Report>& reports);

}  // namespace grading
