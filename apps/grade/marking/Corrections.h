// Corrections.h: what an instructor changes in the marks of a class, by hand and with a reason.

#pragma once

#include <string>
#include <vector>

#include "apps/grade/report/Report.h"

namespace grading {

// A change for one submission. Those for the same one apply in the order of the file.
struct Correction {
  std::string submission, reason;  // the student reads the reason
  std::string mended;              // a folder or zip file that is graded instead; may be empty
  std::string part;                // whose marks are set; may be empty
  double marks = 0, added = 0;     // of the part; to the sum, negative if taken
};

// Those in a text of JSON, as docs/grading.md describes it. Throws std::invalid_argument.
std::vector<Correction> correctionsIn(const std::string& text);

// Applies those of the report's submission to its marks, which stay at least 0, and lists them in
// it. What was the problem of a submission becomes a note if it has a correction.
void correct(Report& report, const std::vector<Correction>& corrections);

}  // namespace grading
