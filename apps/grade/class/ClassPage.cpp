#include "apps/grade/class/ClassPage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

#include "apps/grade/report/TextReport.h"
#include "apps/support/EmbeddedText.h"

namespace grading {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Failure, part, sentence, isHidden, failed, of, likelyMistake,
                                   explained)

namespace {

// Ordered by dependency.
constexpr const char* kScripts[] = {"elements.js", "start.js", "figures.js", "class.js"};
constexpr const char* kStyles[] = {"page.css"};

double medianOf(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

}  // namespace

std::string headline(const std::vector<Report>& reports) {
  std::vector<double> marks;
  double outOf = 0;
  std::vector<std::string> ungraded;
  for (const Report& each : reports) {
    if (!each.problem.empty()) {
      ungraded.push_back(each.submission);
      continue;
    }
    marks.push_back(each.marks);
    outOf = std::max(outOf, each.outOf);
  }
  const double sum = std::accumulate(marks.begin(), marks.end(), 0.0);
  const double mean = marks.empty() ? 0 : sum / static_cast<double>(marks.size());
  const std::string text =
      fmt::format("{}: mean {} of {}, median {}", counted(reports.size(), "submission"),
                  marksText(mean), marksText(outOf), marksText(medianOf(marks)));
  if (ungraded.empty()) return text;
  return fmt::format("{}; could not be graded, so left out: {}", text, fmt::join(ungraded, ", "));
}

std::vector<Failure> failuresOf(const std::vector<Report>& reports) {
  std::map<std::string, Failure> byTest;
  std::map<std::string, std::map<std::string, std::size_t>> mistakes;
  for (const Report& report : reports) {
    if (!report.problem.empty()) continue;
    for (const PartResult& part : report.parts) {
      for (const TestResult& test : part.tests) {
        Failure& failure = byTest[test.name];
        failure.part = part.part;
        failure.sentence = test.sentence;
        failure.isHidden = test.isHidden;
        ++failure.of;
        if (test.status != TestStatus::failed) continue;
        ++failure.failed;
        std::set<std::string> told;
        for (const Finding& each : test.findings) told.insert(each.likelyMistake);
        told.erase("");
        for (const std::string& each : told) ++mistakes[test.name][each];
      }
    }
  }
  std::vector<Failure> failures;
  for (auto& [name, failure] : byTest) {
    if (failure.failed == 0) continue;
    for (const auto& [mistake, times] : mistakes[name]) {
      if (times <= failure.explained) continue;
      failure.likelyMistake = mistake;
      failure.explained = times;
    }
    failures.push_back(failure);
  }
  std::stable_sort(failures.begin(), failures.end(), [](const Failure& one, const Failure& other) {
    return one.failed > other.failed;
  });
  return failures;
}

std::vector<std::string> reasonsToLook(const Report& report) {
  std::vector<std::string> reasons = report.suspicious;
  if (!report.problem.empty()) {
    reasons.insert(reasons.begin(), report.problem);
    return reasons;
  }
  if (!report.isComplete) reasons.emplace_back("Grading is not complete.");
  if (report.standard.empty()) reasons.emplace_back("Nothing compiles.");
  return reasons;
}

std::string classData(const std::vector<Report>& reports) {
  nlohmann::json list = nlohmann::json::array();
  for (const Report& each : reports) {
    list.push_back(nlohmann::json::parse(toJson(each)));
    list.back()["text"] = textReport(each);
    list.back()["look"] = reasonsToLook(each);
  }
  const nlohmann::json data = {
      {"headline", headline(reports)}, {"failures", failuresOf(reports)}, {"reports", list}};
  return data.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string classPage(const std::vector<Report>& reports) {
  // Text of students is encoded in the data. The page inserts it as text, never as HTML.
  return apps::filledPage(apps::embeddedText("frame.html"),
                          {{"title", "Marks of a class"},
                           {"styles", apps::embeddedTexts(kStyles)},
                           {"body", apps::embeddedText("class.html")},
                           {"class", apps::gzippedBase64(classData(reports))},
                           {"scripts", apps::embeddedTexts(kScripts)}});
}

}  // namespace grading
