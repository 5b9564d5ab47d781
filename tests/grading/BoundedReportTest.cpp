// Reports stay short and readable, whatever texts a submission puts into them.

#include "apps/grade/report/BoundedReport.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "apps/grade/report/Formats.h"

namespace grading {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

Report reportOf(const std::string& text, std::size_t tests) {
  Report report;
  report.notes = std::vector<std::string>(50, text);
  report.problem = text;
  for (std::size_t i = 0; i < 50; ++i) report.suspicious.push_back(std::string(1 + i, 'x') + text);
  report.compile = std::vector<CompileResult>(5, {"board", false, "c++20", text});
  const Finding finding{text, text, text, text};
  TestResult test;
  test.status = TestStatus::failed;
  test.findings = std::vector<Finding>(10, finding);
  report.parts.push_back({"a", "Boards", 0, 1, std::vector<TestResult>(tests, test)});
  return report;
}

TEST(BoundedReport, IsShortInEveryFormatWhateverASubmissionSends) {
  for (const std::string part : {"x", "\n", "\xe2\x80\xae", "\x1b", "<&\"", "\xff"}) {
    std::string text;
    while (text.size() < 100'000) text += part;
    const Report report = boundedReport(reportOf(text, 50));
    for (const Format format : {Format::text, Format::json, Format::junit, Format::gradescope,
                                Format::classroom, Format::csv}) {
      EXPECT_LT(formatted(report, format, true, TextStyle()).size(), 3'000'000) << part;
    }
  }
}

TEST(BoundedReport, OrdinaryTextsStayAsTheyAre) {
  Report report = reportOf("expected \"this\"", 10);
  report.notes.resize(20);
  report.suspicious.resize(1);
  for (TestResult& test : report.parts[0].tests) test.findings.resize(3);
  EXPECT_EQ(boundedReport(report), report);
}

TEST(BoundedReport, BoundingItAgainChangesNothing) {
  const Report report = boundedReport(reportOf(std::string(10'000, 'y'), 50));
  EXPECT_EQ(boundedReport(report), report);
}

TEST(BoundedReport, CharactersThatReorderTextAreNamed) {
  const std::string json = formatted(boundedReport(reportOf("passed \xe2\x80\xae"
                                                            "deliaf",
                                                            1)),
                                     Format::json, true, TextStyle());
  EXPECT_THAT(json, HasSubstr("passed <U+202E>deliaf"));
  EXPECT_THAT(json, Not(HasSubstr("\xe2\x80\xae")));
}

TEST(BoundedReport, NearlyEqualSentencesBecomeOneWithACount) {
  EXPECT_THAT(oneOfEachKind({"f(1).", "g(1).", "f(2, (3)).", "f().", "f(1) or so."}),
              ElementsAre("f(1). (And 2 more like this.)", "g(1).", "f(1) or so."));
  EXPECT_THAT(oneOfEachKind({"It gave 1 for 2.", "It gave 3 for 17."}),
              ElementsAre("It gave 1 for 2. (And 1 more like this.)"));
  EXPECT_THAT(oneOfEachKind({"A link \"a\".", "A link \"b\"."}), SizeIs(1));
  EXPECT_THAT(oneOfEachKind({"f(.", "f)."}), ElementsAre("f(.", "f)."));
}

}  // namespace
}  // namespace grading
