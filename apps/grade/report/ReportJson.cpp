#include "apps/grade/report/ReportJson.h"

#include <nlohmann/json.hpp>
#include <stdexcept>

namespace grading {

using Json = nlohmann::ordered_json;

NLOHMANN_JSON_SERIALIZE_ENUM(TestStatus, {{TestStatus::notRun, "notRun"},
                                          {TestStatus::passed, "passed"},
                                          {TestStatus::failed, "failed"},
                                          {TestStatus::hint, "hint"}})

static void to_json(Json& json, const Finding& finding) {
  json = {{"expected", finding.expected},
          {"came", finding.came},
          {"board", finding.board},
          {"likelyMistake", finding.likelyMistake}};
}

static void from_json(const Json& json, Finding& finding) {
  json.at("expected").get_to(finding.expected);
  json.at("came").get_to(finding.came);
  json.at("board").get_to(finding.board);
  json.at("likelyMistake").get_to(finding.likelyMistake);
}

static void to_json(Json& json, const TestResult& test) {
  json = {{"name", test.name},       {"sentence", test.sentence}, {"marks", test.marks},
          {"outOf", test.outOf},     {"outcome", test.status},    {"hidden", test.isHidden},
          {"seconds", test.seconds}, {"findings", test.findings}};
}

static void from_json(const Json& json, TestResult& test) {
  json.at("name").get_to(test.name);
  json.at("sentence").get_to(test.sentence);
  json.at("marks").get_to(test.marks);
  json.at("outOf").get_to(test.outOf);
  json.at("outcome").get_to(test.status);
  json.at("hidden").get_to(test.isHidden);
  json.at("seconds").get_to(test.seconds);
  json.at("findings").get_to(test.findings);
}

static void to_json(Json& json, const PartResult& part) {
  json = {{"part", part.part},
          {"title", part.title},
          {"marks", part.marks},
          {"outOf", part.outOf},
          {"tests", part.tests}};
}

static void from_json(const Json& json, PartResult& part) {
  json.at("part").get_to(part.part);
  json.at("title").get_to(part.title);
  json.at("marks").get_to(part.marks);
  json.at("outOf").get_to(part.outOf);
  json.at("tests").get_to(part.tests);
}

static void to_json(Json& json, const CompileResult& result) {
  json = {{"capability", result.capability},
          {"compiled", result.isCompiled},
          {"standard", result.standard},
          {"error", result.error}};
}

static void from_json(const Json& json, CompileResult& result) {
  json.at("capability").get_to(result.capability);
  json.at("compiled").get_to(result.isCompiled);
  json.at("standard").get_to(result.standard);
  json.at("error").get_to(result.error);
}

std::string toJson(const Report& report) {
  const Json json = {{"submission", report.submission},
                     {"fingerprint", report.fingerprint},
                     {"seed", report.seed},
                     {"standard", report.standard},
                     {"sandbox", report.sandbox},
                     {"marks", report.marks},
                     {"outOf", report.outOf},
                     {"elapsedSeconds", report.elapsedSeconds},
                     {"complete", report.isComplete},
                     {"problem", report.problem},
                     {"notes", report.notes},
                     {"compile", report.compile},
                     {"parts", report.parts},
                     {"suspicious", report.suspicious}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Report reportFromJson(const std::string& text) {
  try {
    const Json json = Json::parse(text);
    Report report;
    json.at("submission").get_to(report.submission);
    json.at("fingerprint").get_to(report.fingerprint);
    json.at("seed").get_to(report.seed);
    json.at("standard").get_to(report.standard);
    json.at("sandbox").get_to(report.sandbox);
    json.at("marks").get_to(report.marks);
    json.at("outOf").get_to(report.outOf);
    json.at("elapsedSeconds").get_to(report.elapsedSeconds);
    json.at("complete").get_to(report.isComplete);
    json.at("problem").get_to(report.problem);
    json.at("notes").get_to(report.notes);
    json.at("compile").get_to(report.compile);
    json.at("parts").get_to(report.parts);
    json.at("suspicious").get_to(report.suspicious);
    return report;
  } catch (const nlohmann::json::exception& error) {
    throw std::invalid_argument(std::string("not a report: ") + error.what());
  }
}

}  // namespace grading
