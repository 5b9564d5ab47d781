// BoundedReport.h: limits the size of a report and makes it printable, because a submission
// controls parts of its text.

#ifndef APPS_GRADE_REPORT_BOUNDEDREPORT_H_
#define APPS_GRADE_REPORT_BOUNDEDREPORT_H_

#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

// The report with all texts shortened and control characters replaced. As JSON it is smaller than
// 1 MB.
Report boundedReport(Report report);

// Merges sentences that differ only in digits, quoted text, or text in parentheses. Keeps the first
// of each kind, with the number of the others.
std::vector<std::string> oneOfEachKind(const std::vector<std::string>& sentences);

}  // namespace grading

#endif
