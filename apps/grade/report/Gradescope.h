// Gradescope.h: reports as Gradescope's results.json
// (https://gradescope-autograders.readthedocs.io/en/latest/specs/).

#ifndef APPS_GRADE_REPORT_GRADESCOPE_H_
#define APPS_GRADE_REPORT_GRADESCOPE_H_

#include <string>

#include "apps/grade/marking/Report.h"

namespace grading {

// Takes the whole report, not what students may see of it: hidden tests have the visibility
// "hidden", as has a test of no marks that tells instructors what is suspicious. Students read in
// the text on top how many tests are hidden.
std::string toGradescope(const Report& report);

}  // namespace grading

#endif
