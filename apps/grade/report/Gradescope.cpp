#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "apps/grade/report/Formats.h"
#include "apps/grade/report/TextReport.h"
#include "apps/grade/report/Wording.h"
#include "apps/support/PrintableText.h"

namespace grading {

using Json = nlohmann::ordered_json;

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
  if (test.outcome == Outcome::notRun) return "Not run.";
  return findingsText(test, 0, kWidthInFormats);
}

Json testOf(const TestResult& test, const std::string& number) {
  Json json = {{"name", test.sentence},
               {"number", number},
               {"score", roundedMarks(test.marks)},
               {"max_score", roundedMarks(test.outOf)},
               {"output", outputOf(test)},
               {"output_format", "text"},
               {"visibility", test.isHidden ? "hidden" : "visible"}};
  if (test.outcome == Outcome::passed || test.outcome == Outcome::failed) {
    json["status"] = test.outcome == Outcome::passed ? "passed" : "failed";
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
      tests.push_back(testOf(test, fmt::format("{}.{}", part.part, ++number)));
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

}  // namespace grading
