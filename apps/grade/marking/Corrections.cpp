#include "apps/grade/marking/Corrections.h"

#include <algorithm>
#include <utility>

#include "apps/grade/marking/JsonInput.h"
#include "apps/grade/report/TextReport.h"

namespace grading {

std::vector<Correction> correctionsIn(const std::string& text) try {
  std::vector<Correction> corrections;
  for (const auto& json : jsonIn(text)) {
    requireKeys(json, {"submission", "reason"}, "each correction",
                {"add", "marks", "mended", "part"});
    require(json.contains("part") == json.contains("marks"),
            "\"part\" and \"marks\" should stand together");
    require(json.size() > 2 && json["reason"] != "", "each correction needs a change and a reason");
    corrections.push_back({json["submission"], json["reason"], json.value("mended", ""),
                           json.value("part", ""), json.value("marks", 0.0),
                           json.value("add", 0.0)});
  }
  return corrections;
} catch (const nlohmann::json::exception& error) {
  throw std::invalid_argument(messageOf(error));
}

void correct(Report& report, const std::vector<Correction>& corrections) {
  for (const Correction& each : corrections) {
    if (each.submission != report.submission) continue;
    if (!report.problem.empty()) {
      report.notes.push_back(std::exchange(report.problem, ""));
      report.isComplete = true;
    }
    std::vector<std::string> changes;
    if (!each.mended.empty()) changes.emplace_back("a mended copy was graded");
    const auto part = std::ranges::find(report.parts, each.part, &PartResult::part);
    if (part != report.parts.end()) {
      changes.push_back(fmt::format("part {} has {} marks in place of {}", part->part,
                                    marksText(each.marks), marksText(part->marks)));
      report.marks += each.marks - std::exchange(part->marks, each.marks);
    }
    const std::string added = marksText(each.added);
    if (each.added != 0) changes.push_back((each.added > 0 ? "marks +" : "marks ") + added);
    report.marks = std::max(0.0, report.marks + each.added);
    report.corrections.push_back(fmt::format("{}: {}", fmt::join(changes, ", "), each.reason));
  }
}

}  // namespace grading
