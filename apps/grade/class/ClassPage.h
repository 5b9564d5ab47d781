// ClassPage.h: a class as one page for a browser, with everything in it: the distribution of marks,
// the commonest failures, who needs a look, and every report. Its parts are in page/.

#ifndef APPS_GRADE_CLASS_CLASSPAGE_H_
#define APPS_GRADE_CLASS_CLASSPAGE_H_

#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

// For the instructor: hidden tests are described.
std::string classPage(const std::vector<Report>& reports);

}  // namespace grading

#endif
