// Formats.h: the formats in which reports can be written.

#ifndef APPS_GRADE_REPORT_FORMATS_H_
#define APPS_GRADE_REPORT_FORMATS_H_

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/marking/Report.h"
#include "apps/grade/report/TextReport.h"

namespace grading {

enum class Format { text, json, junit, gradescope, classroom, csv };

// "text, json, ..."
std::string formatNames();

std::optional<Format> formatNamed(std::string_view name);

// The report in that format, with nothing about hidden tests that students may not know, unless
// `showsHidden`. Format::gradescope has everything, and lets Gradescope hide it.
std::string formatted(const Report& report, Format format, bool showsHidden,
                      const TextStyle& style);

// Replaces the file at once: a reader finds either the old text or all of the new one. Throws
// std::runtime_error if that fails.
void writeWhole(const std::filesystem::path& file, const std::string& text);

// Each writes `report` as it is; forStudents() hides what students are not to see.

// JUnit XML, which most systems that run tests can show. The schema is that of Jenkins
// (https://github.com/jenkinsci/xunit-plugin, junit-10.xsd).
std::string toJunit(const Report& report);

// Gradescope's results.json (https://gradescope-autograders.readthedocs.io/en/latest/specs/).
// Takes the whole report: hidden tests have the visibility "hidden", and so has a test without
// marks that tells the instructor what is suspicious. The text on top says how many tests are
// hidden.
std::string toGradescope(const Report& report);

// One line for GitHub Classroom's reporter
// (https://github.com/classroom-resources/autograding-grading-reporter): JSON in Base64, which a
// workflow hands on from one step to the next.
std::string toClassroom(const Report& report);

// A table (RFC 4180) for spreadsheets and learning platforms. A line of headings, then one for each
// report: submission, marks, outOf, the marks of each part, complete, standard, seconds, suspicious
// (how many sentences), problem. With a problem, the cells of the marks are empty. The parts are
// those of all reports, in the order in which they are met.
std::string toCsv(const std::vector<Report>& reports);

// In quotation marks where needed. What a spreadsheet could take for a formula begins with '
// (https://owasp.org/www-community/attacks/CSV_Injection).
std::string csvCell(std::string_view text);

}  // namespace grading

#endif
