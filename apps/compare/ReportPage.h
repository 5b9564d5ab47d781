// ReportPage.h: the results of a comparison as one self-contained HTML page with figures, charts,
// and search trees: whole trees, as many as fit. The parts of the page are in page/.

#ifndef APPS_COMPARE_REPORTPAGE_H_
#define APPS_COMPARE_REPORTPAGE_H_

#include <ostream>

#include "apps/compare/ReportTrees.h"
#include "apps/compare/Results.h"

namespace compareSearch {

// Writes the page with the trees that were recorded. The results should have the pairs of all
// contenders.
void writeReportPage(std::ostream& out, const Results& results, const ReportTrees& trees);

}  // namespace compareSearch

#endif
