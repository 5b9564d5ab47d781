// ReportJson.h: reports as JSON, as `grade --format json` writes them. docs/grading.md lists the
// keys.

#ifndef APPS_GRADE_REPORT_REPORTJSON_H_
#define APPS_GRADE_REPORT_REPORTJSON_H_

#include <string>

#include "apps/grade/marking/Report.h"

namespace grading {

// Ends with a newline. Bytes that are not UTF-8 become U+FFFD.
std::string toJson(const Report& report);

// Throws std::invalid_argument, saying why, if the text is not what toJson() writes.
Report reportFromJson(const std::string& text);

}  // namespace grading

#endif
