// Formats.h: the formats in which reports can be written: their names, those for other programs,
// and a report as students may see it.

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

// The report as students may see it. Hidden tests keep only their marks, and are named "Hidden test
// 1" and so on. Suspicions are removed.
Report forStudents(Report report);

// The report in that format. Applies forStudents() unless `showsHidden`. Format::gradescope always
// has everything, marked so that Gradescope hides it from students.
std::string formatted(const Report& report, Format format, bool showsHidden,
                      const TextStyle& style);

// Replaces the file atomically: a reader sees either the old or the new text. Throws
// std::runtime_error if that fails.
void writeWhole(const std::filesystem::path& file, const std::string& text);

// These functions write `report` as it is. Call forStudents() first if students will read it.

// JUnit XML, which most CI systems can display, in the schema of Jenkins
// (https://github.com/jenkinsci/xunit-plugin, junit-10.xsd).
std::string toJunit(const Report& report);

// Gradescope's results.json (https://gradescope-autograders.readthedocs.io/en/latest/specs/).
// Takes the whole report. Hidden tests have the visibility "hidden". So has an extra test without
// marks that lists the suspicions for the instructor. The text at the top says how many tests are
// hidden.
std::string toGradescope(const Report& report);

// One line for GitHub Classroom's reporter
// (https://github.com/classroom-resources/autograding-grading-reporter): JSON in Base64, the result
// that one step of a workflow passes to the next.
std::string toClassroom(const Report& report);

// CSV (RFC 4180) for spreadsheets and learning platforms. A line of headings, then one line for
// each report: submission, marks, outOf, the marks of each part, complete, standard, seconds,
// suspicious (the number of sentences), problem. With a problem, the cells of the marks are empty.
// The parts are those of all reports, in order of first appearance.
std::string toCsv(const std::vector<Report>& reports);

// The text as a cell, quoted if needed. A ' is put before text that a spreadsheet could take for a
// formula (https://owasp.org/www-community/attacks/CSV_Injection).
std::string csvCell(std::string_view text);

}  // namespace grading

#endif
