#include "apps/grade/report/Formats.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "apps/support/PrintableText.h"

namespace grading {

using Json = nlohmann::ordered_json;

namespace {

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char letter : text) {
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

std::string junitCase(const TestResult& test, const PartResult& part, const std::string& problem) {
  std::string outcome;
  if (!problem.empty()) {
    outcome = fmt::format("<error type=\"problem\" message=\"{}\"/>", escaped(problem));
  } else if (test.status == TestStatus::notRun) {
    outcome = "<skipped message=\"not run\"/>";
  } else if (test.status == TestStatus::failed) {
    outcome = fmt::format("<failure type=\"marks\" message=\"{} marks\">{}</failure>",
                          marksOutOf(test.marks, test.outOf), escaped(findingsText(test)));
  }
  return fmt::format(
      "    <testcase name=\"{}\" classname=\"Part {}: {}\" time=\"{:.3f}\">{}</testcase>\n",
      escaped(test.sentence), escaped(part.part), escaped(part.title), test.seconds, outcome);
}

// In the schema of Jenkins (https://github.com/jenkinsci/xunit-plugin, junit-10.xsd).
std::string toJunit(const Report& report) {
  std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  xml += fmt::format("<testsuites name=\"{}, {} marks\" time=\"{:.3f}\">\n",
                     escaped(report.submission), marksOutOf(report.marks, report.outOf),
                     report.elapsedSeconds);
  for (const PartResult& part : report.parts) {
    const bool isGraded = report.problem.empty();
    const auto count = [&](TestStatus status) {
      return isGraded ? std::ranges::count(part.tests, status, &TestResult::status) : 0;
    };
    xml += fmt::format(
        "  <testsuite name=\"{}) {}, {} marks\" tests=\"{}\" failures=\"{}\" errors=\"{}\" "
        "skipped=\"{}\">\n",
        escaped(part.part), escaped(part.title), marksOutOf(part.marks, part.outOf),
        part.tests.size(), count(TestStatus::failed), isGraded ? 0 : part.tests.size(),
        count(TestStatus::notRun));
    for (const TestResult& test : part.tests) xml += junitCase(test, part, report.problem);
    xml += "  </testsuite>\n";
  }
  return xml + "</testsuites>\n";
}

Json gradescopeTest(const TestResult& test, const std::string& number) {
  Json json = {{"name", test.sentence},
               {"number", number},
               {"score", roundedMarks(test.marks)},
               {"max_score", roundedMarks(test.outOf)},
               {"output", test.status == TestStatus::notRun ? "Not run." : findingsText(test)},
               {"output_format", "text"},
               {"visibility", test.isHidden ? "hidden" : "visible"}};
  if (test.status == TestStatus::passed || test.status == TestStatus::failed) {
    json["status"] = test.status == TestStatus::passed ? "passed" : "failed";
  }
  return json;
}

// Gradescope's results.json (https://gradescope-autograders.readthedocs.io/en/latest/specs/).
// Suspicions are an extra test without marks, for the instructor.
std::string toGradescope(const Report& report) {
  Json tests = Json::array();
  int hidden = 0;
  for (const PartResult& part : report.parts) {
    int number = 0;
    for (const TestResult& test : part.tests) {
      tests.push_back(gradescopeTest(test, fmt::format("{}.{}", part.part, ++number)));
      if (test.isHidden) ++hidden;
    }
  }
  if (!report.suspicious.empty()) {
    tests.push_back({{"name", "For the instructor"},
                     {"output", fmt::format("{}", fmt::join(report.suspicious, "\n"))},
                     {"output_format", "text"},
                     {"visibility", "hidden"}});
  }
  // Gradescope uses the score at the top. The sum of the tests' scores would differ by rounding.
  const Json json = {{"score", roundedMarks(report.marks)},
                     {"execution_time", roundedMarks(report.elapsedSeconds)},
                     {"output", fmt::format("{}\nSeed {}. Hidden tests: {}.\n",
                                            overviewText(report), report.seed, hidden)},
                     {"output_format", "text"},
                     {"visibility", "visible"},
                     {"stdout_visibility", "hidden"},
                     {"extra_data", {{"seed", report.seed}, {"complete", report.isComplete}}},
                     {"tests", tests}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

// The text as a cell, quoted if needed. A ' is put before text that a spreadsheet could take for a
// formula (https://owasp.org/www-community/attacks/CSV_Injection).
std::string csvCell(std::string_view text) {
  std::string cell(text);
  if (!cell.empty() && std::string_view("=+-@\t\n").find(cell[0]) != std::string_view::npos) {
    cell.insert(0, 1, '\'');
  }
  return apps::csvField(cell);
}

struct Format {
  std::string_view name;
  std::string (*write)(const Report& report);
};

constexpr Format kFormats[] = {{"text", textReport},
                               {"next", nextReport},
                               {"json", toJson},
                               {"junit", toJunit},
                               {"gradescope", toGradescope},
                               {"csv", [](const Report& report) { return toCsv({report}); }}};

}  // namespace

std::string toCsv(const std::vector<Report>& reports) {
  const auto whole = std::find_if(reports.begin(), reports.end(),
                                  [](const Report& report) { return !report.parts.empty(); });
  std::vector<std::string> headings = {"submission", "marks", "outOf"};
  const std::vector<PartResult> parts = whole == reports.end() ? Report().parts : whole->parts;
  for (const PartResult& part : parts) headings.push_back(csvCell(part.part));
  headings.insert(headings.end(),
                  {"complete", "standard", "seconds", "suspicious", "corrections", "problem"});
  std::string text = fmt::format("{}\r\n", fmt::join(headings, ","));
  for (const Report& report : reports) {
    const auto cell = [&](double marks) {
      return report.problem.empty() ? marksText(marks) : std::string();
    };
    std::vector<std::string> cells = {csvCell(report.submission), cell(report.marks),
                                      marksText(report.outOf)};
    for (const PartResult& part : report.parts) cells.push_back(cell(part.marks));
    cells.resize(3 + parts.size());  // one that ended too early may have no parts
    cells.insert(
        cells.end(),
        {report.isComplete ? "yes" : "no", csvCell(report.standard),
         fmt::format("{:.1f}", report.elapsedSeconds), std::to_string(report.suspicious.size()),
         csvCell(fmt::format("{}", fmt::join(report.corrections, "; "))), csvCell(report.problem)});
    text += fmt::format("{}\r\n", fmt::join(cells, ","));
  }
  return text;
}

std::vector<std::string> formatNames() {
  std::vector<std::string> names;
  for (const Format& each : kFormats) names.emplace_back(each.name);
  return names;
}

std::string formatted(const Report& report, std::string_view format, bool showsHidden) {
  const bool isWhole = showsHidden || format == "gradescope";
  for (const Format& each : kFormats) {
    if (each.name == format) return each.write(isWhole ? report : forStudents(report));
  }
  throw std::logic_error("there is no such format");
}

}  // namespace grading
