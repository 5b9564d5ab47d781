// ReportJson.h: writes and reads reports as JSON (`grade --format json`). docs/grading.md lists the
// keys.

#ifndef APPS_GRADE_REPORT_REPORTJSON_H_
#define APPS_GRADE_REPORT_REPORTJSON_H_

#include <string>

#include "apps/grade/marking/Report.h"

namespace grading {

// The text ends with a newline. Invalid UTF-8 becomes U+FFFD.
std::string toJson(const Report& report);

// Parses the output of toJson(). Throws std::invalid_argument, saying why, if the text differs from
// that format.
Report reportFromJson(const std::string& text);

}  // namespace grading

#endif
