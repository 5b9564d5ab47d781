#include <fmt/format.h>

#include <algorithm>

#include "apps/grade/report/Formats.h"
#include "apps/grade/report/TextReport.h"
#include "apps/grade/report/Wording.h"
#include "apps/support/PrintableText.h"

namespace grading {
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

long count(const PartResult& part, Outcome outcome) {
  return std::count_if(part.tests.begin(), part.tests.end(),
                       [&](const TestResult& test) { return test.outcome == outcome; });
}

std::string caseOf(const TestResult& test, const PartResult& part, const std::string& problem) {
  const std::string start =
      fmt::format("    <testcase name=\"{}\" classname=\"Part {}: {}\" time=\"{:.3f}\"",
                  escaped(test.sentence), escaped(part.part), escaped(part.title), test.seconds);
  if (test.outcome == Outcome::passed || test.outcome == Outcome::hint) return start + "/>\n";
  if (!problem.empty()) {
    return fmt::format("{}><error type=\"problem\" message=\"{}\"/></testcase>\n", start,
                       escaped(problem));
  }
  if (test.outcome == Outcome::notRun) {
    return start + "><skipped message=\"not run\"/></testcase>\n";
  }
  return fmt::format(
      "{}>\n      <failure type=\"marks\" message=\"{} marks\">{}</failure>\n"
      "    </testcase>\n",
      start, marksOutOf(test.marks, test.outOf), escaped(findingsText(test, 0, kWidthInFormats)));
}

std::string suiteOf(const PartResult& part, const std::string& problem) {
  const bool isError = !problem.empty();
  double seconds = 0;
  std::string cases;
  for (const TestResult& test : part.tests) {
    seconds += test.seconds;
    cases += caseOf(test, part, problem);
  }
  return fmt::format(
      "  <testsuite name=\"{}) {}, {} marks\" tests=\"{}\" failures=\"{}\" errors=\"{}\" "
      "skipped=\"{}\" time=\"{:.3f}\">\n{}  </testsuite>\n",
      escaped(part.part), escaped(part.title), marksOutOf(part.marks, part.outOf),
      part.tests.size(), count(part, Outcome::failed), isError ? part.tests.size() : 0,
      isError ? 0 : count(part, Outcome::notRun), seconds, cases);
}

}  // namespace

std::string toJunit(const Report& report) {
  std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  xml += fmt::format("<testsuites name=\"{}, {} marks\" time=\"{:.3f}\">\n",
                     escaped(report.submission), marksOutOf(report.marks, report.outOf),
                     report.elapsedSeconds);
  for (const PartResult& part : report.parts) xml += suiteOf(part, report.problem);
  return xml + "</testsuites>\n";
}

}  // namespace grading
