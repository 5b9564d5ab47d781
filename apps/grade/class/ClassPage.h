// ClassPage.h: writes the results of a class as one self-contained HTML page: the distribution of
// marks, the most frequent failures, the submissions that need a look, and every report. The parts
// of the page are in page/.

#ifndef APPS_GRADE_CLASS_CLASSPAGE_H_
#define APPS_GRADE_CLASS_CLASSPAGE_H_

#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

// The page's data as JSON: {headline, distribution, parts, failures, reports}. All except `reports`
// cover only reports that have marks. The headline has the number of those without.
std::string classData(const std::vector<Report>& reports);

// The page for the instructor. It describes hidden tests too.
std::string classPage(const std::vector<Report>& reports);

}  // namespace grading

#endif
