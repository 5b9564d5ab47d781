// Reports survive the way to JSON and back; other texts are refused.

#include "apps/grade/report/ReportJson.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "tests/grading/Reports.h"

namespace grading {
namespace {

TEST(ReportJson, AReportComesBackAsItWent) {
  for (const Report& report : {sampleReport(), reportWithProblem()}) {
    EXPECT_EQ(reportFromJson(toJson(report)), report);
  }
}

TEST(ReportJson, BytesThatAreNotUtf8AreReplaced) {
  Report report = sampleReport();
  report.submission = "J\xfcrgen";
  EXPECT_EQ(reportFromJson(toJson(report)).submission, "J\xef\xbf\xbdrgen");
}

TEST(ReportJson, OtherTextsAreRefused) {
  for (const std::string text : {"", "{", "[]", "{\"submission\": 1}", "{}"}) {
    EXPECT_THROW(reportFromJson(text), std::invalid_argument) << text;
  }
  const std::string whole = toJson(sampleReport());
  EXPECT_THROW(reportFromJson(whole.substr(0, whole.size() / 2)), std::invalid_argument);
}

TEST(Report, StudentsLearnNothingOfHiddenTestsButTheirNumberAndMarks) {
  const Report shown = forStudents(sampleReport());
  EXPECT_TRUE(shown.suspicious.empty());
  const TestResult& hidden = shown.parts.at(1).tests.at(1);
  EXPECT_EQ(hidden.sentence, "Hidden test 1");
  EXPECT_EQ(hidden.name, "Hidden test 1");
  EXPECT_TRUE(hidden.findings.empty());
  EXPECT_EQ(hidden.marks, sampleReport().parts.at(1).tests.at(1).marks);
  EXPECT_EQ(shown.parts.at(0), sampleReport().parts.at(0));
}

}  // namespace
}  // namespace grading
