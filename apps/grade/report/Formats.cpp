#include "apps/grade/report/Formats.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <system_error>

#include "apps/grade/report/ReportJson.h"
#include "apps/support/EmbeddedText.h"
#include "apps/support/OutputFile.h"
#include "apps/support/PrintableText.h"

namespace grading {

using Json = nlohmann::ordered_json;

// JUnit XML.

namespace {

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char letter : apps::printable(text)) {
    switch (letter) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      case '\n': safe += "&#10;"; break;
      default: safe += letter;
    }
  }
  return safe;
}

long count(const PartResult& part, TestStatus status) {
  return std::count_if(part.tests.begin(), part.tests.end(),
                       [&](const TestResult& test) { return test.status == status; });
}

std::string junitCase(const TestResult& test, const PartResult& part, const std::string& problem) {
  const std::string start =
      fmt::format("    <testcase name=\"{}\" classname=\"Part {}: {}\" time=\"{:.3f}\"",
                  escaped(test.sentence), escaped(part.part), escaped(part.title), test.seconds);
  if (test.status == TestStatus::passed || test.status == TestStatus::hint) return start + "/>\n";
  if (!problem.empty()) {
    return fmt::format("{}><error type=\"problem\" message=\"{}\"/></testcase>\n", start,
                       escaped(problem));
  }
  if (test.status == TestStatus::notRun) {
    return start + "><skipped message=\"not run\"/></testcase>\n";
  }
  return fmt::format(
      "{}>\n      <failure type=\"marks\" message=\"{} marks\">{}</failure>\n"
      "    </testcase>\n",
      start, marksOutOf(test.marks, test.outOf), escaped(findingsText(test, 0, kWidthInFormats)));
}

std::string junitSuite(const PartResult& part, const std::string& problem) {
  const bool isError = !problem.empty();
  double seconds = 0;
  std::string cases;
  for (const TestResult& test : part.tests) {
    seconds += test.seconds;
    cases += junitCase(test, part, problem);
  }
  return fmt::format(
      "  <testsuite name=\"{}) {}, {} marks\" tests=\"{}\" failures=\"{}\" errors=\"{}\" "
      "skipped=\"{}\" time=\"{:.3f}\">\n{}  </testsuite>\n",
      escaped(part.part), escaped(part.title), marksOutOf(part.marks, part.outOf),
      part.tests.size(), count(part, TestStatus::failed), isError ? part.tests.size() : 0,
      isError ? 0 : count(part, TestStatus::notRun), seconds, cases);
}

}  // namespace

std::string toJunit(const Report& report) {
  std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  xml += fmt::format("<testsuites name=\"{}, {} marks\" time=\"{:.3f}\">\n",
                     escaped(report.submission), marksOutOf(report.marks, report.outOf),
                     report.elapsedSeconds);
  for (const PartResult& part : report.parts) xml += junitSuite(part, report.problem);
  return xml + "</testsuites>\n";
}

// Gradescope.

namespace {

std::string overview(const Report& report) {
  std::string text;
  if (!report.problem.empty()) {
    text += fmt::format("This could not be graded: {}\n", apps::printable(report.problem));
  }
  for (const std::string& note : report.notes) text += apps::printable(note) + '\n';
  const std::string errors = compileText(report, 0, kWidthInFormats);
  if (!errors.empty()) {
    text += "Not all of it can be compiled.\n" + errors;
  } else if (!report.compile.empty()) {
    text += fmt::format("Compiled as {}.\n", standardName(report.standard));
  }
  const int hidden = hiddenTests(report);
  if (hidden == 1) text += "One test is hidden.\n";
  if (hidden > 1) text += fmt::format("{} tests are hidden.\n", hidden);
  const bool isPartial = !report.isComplete && report.problem.empty();
  if (isPartial) text += "Not complete: the time ran out, or grading still runs.\n";
  text += fmt::format("Seed {}.\n", report.seed);
  return text;
}

std::string outputOf(const TestResult& test) {
  if (test.status == TestStatus::notRun) return "Not run.";
  return findingsText(test, 0, kWidthInFormats);
}

Json gradescopeTest(const TestResult& test, const std::string& number) {
  Json json = {{"name", test.sentence},
               {"number", number},
               {"score", roundedMarks(test.marks)},
               {"max_score", roundedMarks(test.outOf)},
               {"output", outputOf(test)},
               {"output_format", "text"},
               {"visibility", test.isHidden ? "hidden" : "visible"}};
  if (test.status == TestStatus::passed || test.status == TestStatus::failed) {
    json["status"] = test.status == TestStatus::passed ? "passed" : "failed";
  }
  return json;
}

Json suspicionOf(const Report& report) {
  return {{"name", "For the instructor"},
          {"output", apps::printable(fmt::format("{}", fmt::join(report.suspicious, "\n")))},
          {"output_format", "text"},
          {"visibility", "hidden"}};
}

}  // namespace

std::string toGradescope(const Report& report) {
  Json tests = Json::array();
  for (const PartResult& part : report.parts) {
    int number = 0;
    for (const TestResult& test : part.tests) {
      tests.push_back(gradescopeTest(test, fmt::format("{}.{}", part.part, ++number)));
    }
  }
  if (!report.suspicious.empty()) tests.push_back(suspicionOf(report));
  // Gradescope uses the score at the top. The sum of the tests' scores would differ by rounding.
  const Json json = {{"score", roundedMarks(report.marks)},
                     {"execution_time", roundedMarks(report.elapsedSeconds)},
                     {"output", overview(report)},
                     {"output_format", "text"},
                     {"visibility", "visible"},
                     {"stdout_visibility", "hidden"},
                     {"extra_data", {{"seed", report.seed}, {"complete", report.isComplete}}},
                     {"tests", tests}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

// GitHub Classroom.

namespace {

Json classroomTest(const TestResult& test, const PartResult& part) {
  const bool isPassed = test.status == TestStatus::passed || test.status == TestStatus::hint;
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
    for (const TestResult& test : part.tests) tests.push_back(classroomTest(test, part));
  }
  const bool isFull = report.isComplete && report.marks == report.outOf;
  const Json json = {{"version", 1},
                     {"status", isFull ? "pass" : "fail"},
                     {"max_score", roundedMarks(report.outOf)},
                     {"tests", tests}};
  return apps::base64(json.dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

// CSV.

namespace {

std::vector<std::string> partNamesIn(const std::vector<Report>& reports) {
  std::vector<std::string> parts;
  for (const Report& report : reports) {
    for (const PartResult& part : report.parts) {
      if (std::find(parts.begin(), parts.end(), part.part) == parts.end()) {
        parts.push_back(part.part);
      }
    }
  }
  return parts;
}

std::string marksOf(const Report& report) {
  return report.problem.empty() ? marksText(report.marks) : "";
}

std::string marksOf(const Report& report, const std::string& part) {
  if (!report.problem.empty()) return "";
  for (const PartResult& each : report.parts) {
    if (each.part == part) return marksText(each.marks);
  }
  return "";
}

std::string csvLine(const std::vector<std::string>& cells) {
  return fmt::format("{}\r\n", fmt::join(cells, ","));
}

}  // namespace

std::string csvCell(std::string_view text) {
  std::string cell = apps::printable(text);
  if (!cell.empty() && std::string_view("=+-@\t\n").find(cell[0]) != std::string_view::npos) {
    cell.insert(0, 1, '\'');
  }
  return apps::csvField(cell);
}

std::string toCsv(const std::vector<Report>& reports) {
  const std::vector<std::string> parts = partNamesIn(reports);
  std::vector<std::string> headings = {"submission", "marks", "outOf"};
  for (const std::string& part : parts) headings.push_back(csvCell(part));
  headings.insert(headings.end(), {"complete", "standard", "seconds", "suspicious", "problem"});
  std::string text = csvLine(headings);
  for (const Report& report : reports) {
    std::vector<std::string> cells = {csvCell(report.submission), marksOf(report),
                                      marksText(report.outOf)};
    for (const std::string& part : parts) cells.push_back(marksOf(report, part));
    cells.insert(cells.end(), {report.isComplete ? "yes" : "no", csvCell(report.standard),
                               fmt::format("{:.1f}", report.elapsedSeconds),
                               std::to_string(report.suspicious.size()), csvCell(report.problem)});
    text += csvLine(cells);
  }
  return text;
}

// All formats.

namespace {

namespace fs = std::filesystem;

struct Named {
  std::string_view name;
  Format format;
};

constexpr Named kFormats[] = {{"text", Format::text},           {"json", Format::json},
                              {"junit", Format::junit},         {"gradescope", Format::gradescope},
                              {"classroom", Format::classroom}, {"csv", Format::csv}};

std::string written(const Report& report, Format format, const TextStyle& style) {
  switch (format) {
    case Format::text: return textReport(report, style);
    case Format::json: return toJson(report);
    case Format::junit: return toJunit(report);
    case Format::gradescope: return toGradescope(report);
    case Format::classroom: return toClassroom(report);
    case Format::csv: return toCsv({report});
  }
  return "";
}

}  // namespace

std::string formatNames() {
  std::string names;
  for (const Named& each : kFormats)
    names += fmt::format("{}{}", names.empty() ? "" : ", ", each.name);
  return names;
}

std::optional<Format> formatNamed(std::string_view name) {
  for (const Named& each : kFormats) {
    if (each.name == name) return each.format;
  }
  return std::nullopt;
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

std::string formatted(const Report& report, Format format, bool showsHidden,
                      const TextStyle& style) {
  const bool isWhole = showsHidden || format == Format::gradescope;
  return written(isWhole ? report : forStudents(report), format, style);
}

void writeWhole(const fs::path& file, const std::string& text) {
  // Pipes and devices cannot be replaced by renaming, so they are written directly.
  if (fs::exists(file) && !fs::is_regular_file(file)) {
    std::ofstream out = apps::outputFile(file.string());
    out << text;
    return apps::closeWritten(out, file.string());
  }
  const fs::path unfinished = fmt::format("{}.{}.part", file.string(), ::getpid());
  std::ofstream out(unfinished, std::ios::binary);
  out << text;
  out.close();
  std::error_code error(out ? 0 : errno, std::generic_category());
  if (!error) fs::rename(unfinished, file, error);
  if (!error) return;
  std::error_code ignored;
  fs::remove(unfinished, ignored);
  throw std::runtime_error(fmt::format("cannot write to {}: {}", file.string(), error.message()));
}

}  // namespace grading
