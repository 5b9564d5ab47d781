#include "apps/grade/class/ClassPage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "apps/grade/report/TextReport.h"
#include "apps/support/EmbeddedText.h"
#include "apps/support/Median.h"
#include "sudoku/Message.h"

namespace grading {

std::string headline(const std::vector<Report>& reports) {
  std::vector<double> marks;
  double sum = 0, outOf = 0;
  std::vector<std::string> ungraded;
  for (const Report& each : reports) {
    if (!each.problem.empty()) {
      ungraded.push_back(each.submission);
      continue;
    }
    marks.push_back(each.marks);
    sum += each.marks;
    outOf = std::max(outOf, each.outOf);
  }
  const double mean = marks.empty() ? 0 : sum / static_cast<double>(marks.size());
  const double median = marks.empty() ? 0 : apps::median(marks);
  const std::string text =
      fmt::format("{}: mean {} of {}, median {}", sudoku::counted(reports.size(), "submission"),
                  marksText(mean), marksText(outOf), marksText(median));
  if (ungraded.empty()) return text;
  return fmt::format("{}; could not be graded, so left out: {}", text, fmt::join(ungraded, ", "));
}

static bool failsAtACall(const TestResult& test) {
  return !test.findings.empty() && test.findings[0].expected.ends_with(" to return");
}

std::vector<std::string> reasonsToLook(const Report& report) {
  std::vector<std::string> reasons = report.suspicious;
  if (!report.problem.empty()) {
    reasons.insert(reasons.begin(), report.problem);
    return reasons;
  }
  if (!report.isComplete) reasons.emplace_back("Grading is not complete.");
  const bool isPartLost = std::ranges::count(report.parts, 0.0, &PartResult::marks) > 0;
  constexpr std::string_view kMissing = "There is no ";
  for (const std::string& each : report.notes) {
    if (isPartLost && each.starts_with(kMissing)) reasons.push_back(each);
  }
  std::vector<std::string> refused;
  for (const CompileResult& each : report.compile) {
    if (!each.isCompiled && !each.error.starts_with(kMissing)) refused.push_back(each.capability);
  }
  if (isPartLost && !refused.empty()) {
    reasons.push_back(report.standard.empty()
                          ? "Nothing compiles."
                          : fmt::format("Does not compile: {}.", fmt::join(refused, ", ")));
  }
  for (const PartResult& each : report.parts) {
    if (each.marks > 0 || std::ranges::none_of(each.tests, failsAtACall)) continue;
    reasons.push_back(
        fmt::format("Part {} earns nothing: calls crash or do not return.", each.part));
    break;
  }
  return reasons;
}

// {headline, reports, copies}. Each report has two further members: `text`, and `look`, the
// reasons.
static std::string classData(const std::vector<Report>& reports, const apps::Json& copies) {
  apps::Json list = apps::Json::array();
  for (const Report& each : reports) {
    list.push_back(apps::Json::parse(toJson(each)));
    list.back()["text"] = textReport(each);
    list.back()["look"] = reasonsToLook(each);
  }
  return apps::textOf({{"headline", headline(reports)}, {"reports", list}, {"copies", copies}});
}

std::string classPage(const std::vector<Report>& reports, const apps::Json& copies) {
  // Text of students is encoded in the data. The page inserts it as text, never as HTML.
  return apps::filledPage("class.html",
                          {{"class", apps::gzippedBase64(classData(reports, copies))}});
}

}  // namespace grading
