#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/grade/report/Formats.h"
#include "apps/grade/report/TextReport.h"
#include "apps/grade/report/Wording.h"
#include "apps/support/GzippedBase64.h"
#include "apps/support/PrintableText.h"

namespace grading {

using Json = nlohmann::ordered_json;

namespace {

Json testOf(const TestResult& test, const PartResult& part) {
  const bool isPassed = test.outcome == Outcome::passed || test.outcome == Outcome::hint;
  Json json = {{"name", fmt::format("{}) {}", part.part, test.sentence)},
               {"status", isPassed ? "pass" : "fail"},
               {"score", roundedMarks(test.marks)}};
  if (!isPassed) json["message"] = findingsText(test, 0, kWidthInFormats);
  return json;
}

}  // namespace

std::string toClassroom(const Report& report) {
  Json tests = Json::array();
  for (const PartResult& part : report.parts) {
    for (const TestResult& test : part.tests) tests.push_back(testOf(test, part));
  }
  const bool isFull = report.isComplete && report.marks == report.outOf;
  const Json json = {{"version", 1},
                     {"status", isFull ? "pass" : "fail"},
                     {"max_score", roundedMarks(report.outOf)},
                     {"tests", tests}};
  return apps::base64(json.dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

}  // namespace grading
