#include "apps/grade/report/Report.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/support/OutputFile.h"

namespace grading {

using Json = nlohmann::ordered_json;

NLOHMANN_JSON_SERIALIZE_ENUM(TestStatus, {{TestStatus::notRun, "notRun"},
                                          {TestStatus::passed, "passed"},
                                          {TestStatus::failed, "failed"},
                                          {TestStatus::hint, "hint"}})

namespace {

// Calls `member` with the name in JSON and the value of each member.
void visit(Finding& finding, const auto& member) {
  member("expected", finding.expected);
  member("came", finding.came);
  member("board", finding.board);
  member("likelyMistake", finding.likelyMistake);
}

void visit(TestResult& test, const auto& member) {
  member("name", test.name);
  member("sentence", test.sentence);
  member("marks", test.marks);
  member("outOf", test.outOf);
  member("share", test.share);
  member("outcome", test.status);
  member("hidden", test.isHidden);
  member("seconds", test.seconds);
  member("findings", test.findings);
}

void visit(PartResult& part, const auto& member) {
  member("part", part.part);
  member("title", part.title);
  member("marks", part.marks);
  member("outOf", part.outOf);
  member("tests", part.tests);
}

void visit(CompileResult& result, const auto& member) {
  member("capability", result.capability);
  member("compiled", result.isCompiled);
  member("standard", result.standard);
  member("error", result.error);
}

void visit(Report& report, const auto& member) {
  member("submission", report.submission);
  member("fingerprint", report.fingerprint);
  member("seed", report.seed);
  member("standard", report.standard);
  member("sandbox", report.sandbox);
  member("marks", report.marks);
  member("outOf", report.outOf);
  member("elapsedSeconds", report.elapsedSeconds);
  member("complete", report.isComplete);
  member("problem", report.problem);
  member("notes", report.notes);
  member("outOfTime", report.outOfTime);
  member("corrections", report.corrections);
  member("compile", report.compile);
  member("parts", report.parts);
  member("suspicious", report.suspicious);
}

template <class Part>
concept HasMembers = requires(Part& part) {
  visit(part, nullptr);
};

}  // namespace

// nlohmann-json calls these two.
static void to_json(Json& json, HasMembers auto part) {
  visit(part, [&json](const char* name, const auto& value) { json[name] = value; });
}

static void from_json(const Json& json, HasMembers auto& part) {
  visit(part, [&json](const char* name, auto& value) { json.at(name).get_to(value); });
}

std::string toJson(const Report& report) {
  return Json(report).dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::optional<Report> reportIn(const std::filesystem::path& json) {
  constexpr std::size_t kLargest = 16 << 20;
  try {
    return Json::parse(readFile(std::filesystem::canonical(json), kLargest)).get<Report>();
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

Report forStudents(Report report) {
  int hidden = 0;
  for (PartResult& part : report.parts) {
    for (TestResult& test : part.tests) {
      if (!test.isHidden) continue;
      test.sentence = fmt::format("Hidden test {}", ++hidden);
      test.name = test.sentence;
      test.findings.clear();
    }
  }
  report.suspicious.clear();
  return report;
}

void writeWhole(const std::filesystem::path& file, const std::string& text) {
  namespace fs = std::filesystem;
  // Pipes and devices cannot be replaced by renaming, so they are written directly.
  const bool isReplaced = !fs::exists(file) || fs::is_regular_file(file);
  const std::string written =
      isReplaced ? fmt::format("{}.{}.part", file.string(), ::getpid()) : file.string();
  std::ofstream out = apps::outputFile(written);
  out << text;
  apps::closeWritten(out, written);
  if (isReplaced) fs::rename(written, file);
}

}  // namespace grading
