#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "apps/grade/report/Formats.h"
#include "apps/grade/report/Wording.h"
#include "apps/support/Csv.h"
#include "apps/support/PrintableText.h"

namespace grading {
namespace {

std::vector<std::string> partNamesIn(const std::vector<Report>& reports) {
  std::vector<std::string> parts;
  for (const Report& report : reports) {
    for (const PartResult& part : report.parts) {
      if (std::find(parts.begin(), parts.end(), part.part) == parts.end()) {
        parts.push_back(part.part);
      }
    }
  }
  return parts;
}

std::string marksOf(const Report& report) {
  return report.problem.empty() ? marksText(report.marks) : "";
}

std::string marksOf(const Report& report, const std::string& part) {
  if (!report.problem.empty()) return "";
  for (const PartResult& each : report.parts) {
    if (each.part == part) return marksText(each.marks);
  }
  return "";
}

std::string line(const std::vector<std::string>& cells) {
  return fmt::format("{}\r\n", fmt::join(cells, ","));
}

}  // namespace

std::string csvCell(std::string_view text) {
  std::string cell = apps::printable(text);
  if (!cell.empty() && std::string_view("=+-@\t\n").find(cell[0]) != std::string_view::npos) {
    cell.insert(0, 1, '\'');
  }
  return apps::csvField(cell);
}

std::string toCsv(const std::vector<Report>& reports) {
  const std::vector<std::string> parts = partNamesIn(reports);
  std::vector<std::string> headings = {"submission", "marks", "outOf"};
  for (const std::string& part : parts) headings.push_back(csvCell(part));
  headings.insert(headings.end(), {"complete", "standard", "seconds", "suspicious", "problem"});
  std::string text = line(headings);
  for (const Report& report : reports) {
    std::vector<std::string> cells = {csvCell(report.submission), marksOf(report),
                                      marksText(report.outOf)};
    for (const std::string& part : parts) cells.push_back(marksOf(report, part));
    cells.insert(cells.end(), {report.isComplete ? "yes" : "no", csvCell(report.standard),
                               fmt::format("{:.1f}", report.elapsedSeconds),
                               std::to_string(report.suspicious.size()), csvCell(report.problem)});
    text += line(cells);
  }
  return text;
}

}  // namespace grading
