// ClassPage.h: a class as one page for a browser, with everything in it: the distribution of marks,
// the commonest failures, which submissions need a look, and every report. Its parts are in page/.

#ifndef APPS_GRADE_CLASS_CLASSPAGE_H_
#define APPS_GRADE_CLASS_CLASSPAGE_H_

#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

// JSON: {headline, distribution, parts, failures, reports}. All except the last cover only the
// reports that have marks; the headline says how many have none.
std::string classData(const std::vector<Report>& reports);

// For the instructor: hidden tests are described.
std::string classPage(const std::vector<Report>& reports);

}  // namespace grading

#endif
