// BoundedReport.h: keeps a report short and printable, whatever a submission makes it say.

#ifndef APPS_GRADE_REPORT_BOUNDEDREPORT_H_
#define APPS_GRADE_REPORT_BOUNDEDREPORT_H_

#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

// The report with every text shortened and control characters replaced. In JSON it has less than
// 1 MB.
Report boundedReport(Report report);

// Sentences that differ only in numbers, in quotations, and in what stands in parentheses become
// the first of them, with how many more there are.
std::vector<std::string> oneOfEachKind(const std::vector<std::string>& sentences);

}  // namespace grading

#endif
