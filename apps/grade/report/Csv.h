// Csv.h: reports as lines of a table (RFC 4180), for spreadsheets and learning platforms.

#ifndef APPS_GRADE_REPORT_CSV_H_
#define APPS_GRADE_REPORT_CSV_H_

#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

// A line for each report below one of headings: submission, marks, outOf, a column for the marks of
// each part, complete, standard, seconds, suspicious (how many sentences), problem. With a problem,
// the cells of the marks are empty. The parts are those of all reports, in the order in which they
// are met.
std::string toCsv(const std::vector<Report>& reports);

// In quotation marks where needed. What a spreadsheet could take for a formula begins with ' then
// (https://owasp.org/www-community/attacks/CSV_Injection).
std::string csvCell(std::string_view text);

}  // namespace grading

#endif
