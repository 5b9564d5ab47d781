#include "apps/grade/class/ClassPage.h"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>

#include "apps/grade/class/ClassStatistics.h"
#include "apps/grade/report/BoundedReport.h"
#include "apps/grade/report/ReportJson.h"
#include "apps/grade/report/TextReport.h"
#include "apps/support/EmbeddedText.h"

namespace grading {

using Json = nlohmann::ordered_json;

namespace {

// Ordered by dependency.
constexpr const char* kScripts[] = {"elements.js", "start.js", "figures.js", "class.js"};
constexpr const char* kStyles[] = {"page.css", "class.css"};

std::string headline(const std::vector<Report>& graded, std::size_t withProblem) {
  const Averages averages = averagesOf(graded);
  std::string text = fmt::format(
      "{}, {} at most: mean {}, median {}", counted(graded.size() + withProblem, "submission"),
      averages.outOf == 1 ? "1 mark" : marksText(averages.outOf) + " marks",
      marksText(averages.mean), marksText(averages.median));
  if (withProblem > 0) {
    text += fmt::format("; {} could not be graded and {} left out of these figures", withProblem,
                        withProblem == 1 ? "is" : "are");
  }
  return text;
}

Json distributionIn(const std::vector<Report>& reports) {
  Json bars = Json::array();
  const std::vector<std::size_t> counts = distributionOf(reports);
  for (std::size_t n = counts.size(); n-- > 0;) {
    const bool isFull = n + 1 == counts.size();
    bars.push_back({{"label", isFull ? fmt::format("{}", n) : fmt::format("{} to {}.99", n, n)},
                    {"count", counts[n]}});
  }
  return bars;
}

// The mean of each part, over the reports that have it.
Json partsIn(const std::vector<Report>& reports) {
  struct Sum {
    std::string title;
    double outOf = 0;
    double marks = 0;
    std::size_t of = 0;
  };
  std::map<std::string, Sum> sums;
  for (const Report& report : reports) {
    for (const PartResult& part : report.parts) {
      Sum& sum = sums[part.part];
      sum.title = part.title;
      sum.outOf = part.outOf;
      sum.marks += part.marks;
      ++sum.of;
    }
  }
  Json parts = Json::array();
  for (const auto& [name, sum] : sums) {
    const double mean = sum.marks / static_cast<double>(sum.of);
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

std::string classData(const std::vector<Report>& reports) {
  Json list = Json::array();
  for (const Report& each : reports) {
    list.push_back(Json::parse(toJson(boundedReport(each))));
    list.back()["seed"] = std::to_string(each.seed);  // JavaScript numbers have 53 bits
  }
  const std::vector<Report> graded = gradedOf(reports);
  const Json data = {{"headline", headline(graded, reports.size() - graded.size())},
                     {"distribution", distributionIn(graded)},
                     {"parts", partsIn(graded)},
                     {"failures", failuresIn(graded)},
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
