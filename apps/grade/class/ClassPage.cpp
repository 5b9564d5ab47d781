#include "apps/grade/class/ClassPage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "apps/grade/report/TextReport.h"
#include "apps/support/EmbeddedText.h"

namespace grading {

using Json = nlohmann::ordered_json;

namespace {

// Ordered by dependency.
constexpr const char* kScripts[] = {"elements.js", "start.js", "figures.js", "class.js"};
constexpr const char* kStyles[] = {"page.css", "class.css"};

double medianOf(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

// The mean of each part, over the reports that have it.
Json partsIn(const std::vector<Report>& reports) {
  std::map<std::string, std::pair<PartResult, int>> sums;
  for (const Report& report : reports) {
    if (!report.problem.empty()) continue;
    for (const PartResult& part : report.parts) {
      auto& [sum, of] = sums[part.part];
      const double before = sum.marks;
      sum = part;
      sum.marks += before;
      ++of;
    }
  }
  Json parts = Json::array();
  for (const auto& [name, part] : sums) {
    const auto& [sum, of] = part;
    const double mean = sum.marks / of;
    parts.push_back({{"part", name},
                     {"title", sum.title},
                     {"share", sum.outOf > 0 ? mean / sum.outOf : 1},
                     {"text", marksOutOf(mean, sum.outOf)}});
  }
  return parts;
}

Json failuresIn(const std::vector<Report>& reports) {
  Json failures = Json::array();
  for (const Failure& each : failuresOf(reports)) {
    failures.push_back({{"part", each.part},
                        {"sentence", each.sentence},
                        {"hidden", each.isHidden},
                        {"failed", each.failed},
                        {"of", each.of},
                        {"likelyMistake", each.likelyMistake},
                        {"explained", each.explained}});
  }
  return failures;
}

}  // namespace

Averages averagesOf(const std::vector<Report>& reports) {
  Averages averages;
  std::vector<double> marks;
  for (const Report& each : reports) {
    if (!each.problem.empty()) continue;
    marks.push_back(each.marks);
    averages.mean += each.marks;
    averages.outOf = std::max(averages.outOf, each.outOf);
  }
  if (!marks.empty()) averages.mean /= static_cast<double>(marks.size());
  averages.median = medianOf(marks);
  return averages;
}

std::string headline(const std::vector<Report>& reports) {
  const Averages averages = averagesOf(reports);
  std::string text =
      fmt::format("{}: mean {} of {}, median {}", counted(reports.size(), "submission"),
                  marksText(averages.mean), marksText(averages.outOf), marksText(averages.median));
  std::vector<std::string> ungraded;
  for (const Report& each : reports) {
    if (!each.problem.empty()) ungraded.push_back(each.submission);
  }
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

std::vector<std::size_t> distributionOf(const std::vector<Report>& reports) {
  std::vector<std::size_t> counts(static_cast<std::size_t>(averagesOf(reports).outOf) + 1, 0);
  for (const Report& each : reports) {
    if (!each.problem.empty()) continue;
    const auto bin = static_cast<std::size_t>(std::max(0.0, roundedMarks(each.marks)));
    ++counts[std::min(bin, counts.size() - 1)];
  }
  return counts;
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
  constexpr int kWidth = 100;
  Json list = Json::array();
  for (const Report& each : reports) {
    list.push_back(Json::parse(toJson(each)));
    list.back()["text"] = textReport(each, kWidth);
    list.back()["look"] = reasonsToLook(each);
  }
  const Json data = {{"headline", headline(reports)},
                     {"distribution", distributionOf(reports)},
                     {"parts", partsIn(reports)},
                     {"failures", failuresIn(reports)},
                     {"reports", list}};
  return data.dump(-1, ' ', false, Json::error_handler_t::replace);
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
