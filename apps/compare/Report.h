// Report.h: a comparison as one self-contained HTML page with figures, charts, and search trees.
// The parts of the page are in report/.

#ifndef APPS_COMPARE_REPORT_H_
#define APPS_COMPARE_REPORT_H_

#include <ostream>

#include "apps/compare/Comparison.h"
#include "apps/compare/ReportTrees.h"

namespace comparing {

// Writes the page with the trees that were recorded.
void writeReport(std::ostream& out, const Comparison& comparison, const ReportTrees& trees);

}  // namespace comparing

#endif
