#include "apps/grade/class/ClassData.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "apps/grade/report/Alike.h"
#include "apps/grade/report/ReportJson.h"
#include "apps/grade/report/Shown.h"
#include "apps/support/PrintableText.h"

namespace grading {

using Json = nlohmann::ordered_json;

namespace {

double medianOf(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

struct Tally {
  Failure failure;
  std::map<std::string, std::size_t> mistakes;
};

void count(Tally& tally, const TestResult& test) {
  ++tally.failure.of;
  if (test.outcome != Outcome::failed) return;
  ++tally.failure.failed;
  std::set<std::string> mistakes;
  for (const Finding& each : test.findings) mistakes.insert(each.likelyMistake);
  mistakes.erase("");
  for (const std::string& each : mistakes) ++tally.mistakes[each];
}

// The failure, with the commonest mistake.
Failure explained(const Tally& tally) {
  Failure failure = tally.failure;
  for (const auto& [mistake, times] : tally.mistakes) {
    if (times <= failure.explained) continue;
    failure.likelyMistake = mistake;
    failure.explained = times;
  }
  return failure;
}

std::string headline(const std::vector<Report>& graded, std::size_t withProblem) {
  const Averages averages = averagesOf(graded);
  std::string text = fmt::format("{}, {} at most: mean {}, median {}",
                                 counted(graded.size() + withProblem, "submission"),
                                 averages.outOf == 1 ? "1 mark" : shown(averages.outOf) + " marks",
                                 shown(averages.mean), shown(averages.median));
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

// The mean of each part, over those who have it.
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
                     {"text", shownOf(mean, sum.outOf)}});
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
  double sum = 0;
  for (const Report& each : reports) {
    marks.push_back(each.marks);
    sum += each.marks;
    averages.outOf = std::max(averages.outOf, each.outOf);
  }
  if (!marks.empty()) averages.mean = sum / static_cast<double>(marks.size());
  averages.median = medianOf(marks);
  return averages;
}

std::vector<Failure> failuresOf(const std::vector<Report>& reports) {
  std::map<std::string, Tally> tallies;
  for (const Report& report : reports) {
    for (const PartResult& part : report.parts) {
      for (const TestResult& test : part.tests) {
        Tally& tally = tallies[test.name];
        tally.failure.part = part.part;
        tally.failure.sentence = test.sentence;
        tally.failure.isHidden = test.isHidden;
        count(tally, test);
      }
    }
  }
  std::vector<Failure> failures;
  for (const auto& [name, tally] : tallies) {
    if (tally.failure.failed > 0) failures.push_back(explained(tally));
  }
  std::stable_sort(failures.begin(), failures.end(), [](const Failure& one, const Failure& other) {
    return one.failed > other.failed;
  });
  return failures;
}

std::vector<std::size_t> distributionOf(const std::vector<Report>& reports) {
  const double most = averagesOf(reports).outOf;
  std::vector<std::size_t> counts(static_cast<std::size_t>(most) + 1, 0);
  for (const Report& each : reports) {
    const auto bin = static_cast<std::size_t>(std::max(0.0, rounded(each.marks)));
    ++counts[std::min(bin, counts.size() - 1)];
  }
  return counts;
}

std::string classData(const std::vector<Report>& reports) {
  Json list = Json::array();
  for (const Report& each : reports) {
    list.push_back(Json::parse(toJson(each)));
    list.back()["seed"] = std::to_string(each.seed);  // JavaScript has no whole numbers so large
    list.back()["fewSuspicious"] = fewOfEachKind(each.suspicious);
  }
  const std::vector<Report> graded = gradedOf(reports);
  const Json data = {{"headline", headline(graded, reports.size() - graded.size())},
                     {"distribution", distributionIn(graded)},
                     {"parts", partsIn(graded)},
                     {"failures", failuresIn(graded)},
                     {"reports", list}};
  return data.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace grading
