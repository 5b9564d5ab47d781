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

// The members of an object, which is read, or written to `written`.
struct Members {
  const Json& read;
  Json* written = nullptr;

  template <class Member>
  void operator()(const char* key, Member& member) const {
    if (written == nullptr) {
      read.at(key).get_to(member);
    } else {
      (*written)[key] = member;
    }
  }
};

void visit(const Members& member, Finding& finding) {
  member("expected", finding.expected);
  member("came", finding.came);
  member("board", finding.board);
  member("likelyMistake", finding.likelyMistake);
}

void visit(const Members& member, TestResult& test) {
  member("name", test.name);
  member("sentence", test.sentence);
  member("marks", test.marks);
  member("outOf", test.outOf);
  member("outcome", test.status);
  member("hidden", test.isHidden);
  member("seconds", test.seconds);
  member("findings", test.findings);
}

void visit(const Members& member, PartResult& part) {
  member("part", part.part);
  member("title", part.title);
  member("marks", part.marks);
  member("outOf", part.outOf);
  member("tests", part.tests);
}

void visit(const Members& member, CompileResult& result) {
  member("capability", result.capability);
  member("compiled", result.isCompiled);
  member("standard", result.standard);
  member("error", result.error);
}

void visit(const Members& member, Report& report) {
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
  member("compile", report.compile);
  member("parts", report.parts);
  member("suspicious", report.suspicious);
}

template <class Part>
concept HasMembers = requires(const Members& members, Part& part) {
  visit(members, part);
};

}  // namespace

// nlohmann-json calls these two.
template <HasMembers Part>
static void to_json(Json& json, Part part) {
  visit({json, &json}, part);
}

template <HasMembers Part>
static void from_json(const Json& json, Part& part) {
  visit({json}, part);
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
