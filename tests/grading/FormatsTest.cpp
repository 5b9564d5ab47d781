// Reports in the formats of other systems, checked against the specifications of these systems.

#include "apps/grade/report/Formats.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "apps/grade/report/Formats.h"
#include "apps/support/EmbeddedText.h"
#include "tests/grading/Reports.h"
#include "tests/programs/Shell.h"

namespace grading {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

std::string written(const Report& report, Format format) {
  return formatted(report, format, false, TextStyle());
}

// The sample report with texts that a format has to escape.
Report hostileReport() {
  Report report = sampleReport();
  report.parts[1].title = "]]> <!-- & \"quotes\" 'single'";
  report.parts[0].tests[0].sentence = "</testcase><script>alert(1)</script>";
  report.parts[1].tests[0].findings[0].came = std::string("\x01\x1b[0m\xff \xef\xbf\xbf") + '\0';
  return report;
}

// Checks https://gradescope-autograders.readthedocs.io/en/latest/specs/.
void expectGradescope(const Json& results) {
  const std::set<std::string> visibilities = {"hidden", "after_due_date", "after_published",
                                              "visible"};
  EXPECT_TRUE(results.at("score").is_number());
  EXPECT_TRUE(results.at("execution_time").is_number());
  EXPECT_TRUE(results.at("output").is_string());
  EXPECT_TRUE(visibilities.count(results.at("visibility")));
  EXPECT_TRUE(visibilities.count(results.at("stdout_visibility")));
  for (const Json& test : results.at("tests")) {
    EXPECT_TRUE(test.at("name").is_string());
    EXPECT_TRUE(test.at("output").is_string());
    EXPECT_TRUE(visibilities.count(test.at("visibility")));
    if (test.contains("status")) {
      EXPECT_THAT(test["status"], testing::AnyOf("passed", "failed"));
    }
    if (test.contains("score")) {
      EXPECT_LE(test["score"].get<double>(), test.at("max_score").get<double>());
      EXPECT_TRUE(test.at("number").is_string());
    }
  }
}

TEST(Gradescope, ResultsAreAsSpecified) {
  for (const Report& report : {sampleReport(), hostileReport(), Report()}) {
    const Json results = Json::parse(written(report, Format::gradescope));
    expectGradescope(results);
    EXPECT_EQ(results["score"], report.marks);
  }
}

TEST(Gradescope, HiddenTestsAndSuspicionsAreHidden) {
  const Json tests = Json::parse(written(sampleReport(), Format::gradescope))["tests"];
  ASSERT_EQ(tests.size(), 4u);
  EXPECT_EQ(tests[1]["visibility"], "visible");
  EXPECT_EQ(tests[2]["visibility"], "hidden");
  EXPECT_EQ(tests[2]["name"], "Fresh puzzles");
  EXPECT_EQ(tests[3]["visibility"], "hidden");
  EXPECT_THAT(tests[3]["output"], HasSubstr("getNodesExpanded()"));
}

TEST(Gradescope, StudentsAreToldHowManyTestsAreHidden) {
  const Json results = Json::parse(written(sampleReport(), Format::gradescope));
  EXPECT_THAT(results["output"], HasSubstr("One test is hidden."));
  EXPECT_THAT(results["output"], Not(HasSubstr("resh")));
}

TEST(Junit, XmlIsValid) {
  const Shell shell;
  if (shell.run("xmllint --version").status != 0) GTEST_SKIP() << "there is no xmllint";
  for (const Report& report : {sampleReport(), hostileReport(), reportWithProblem(), Report()}) {
    shell.write("report.xml", written(report, Format::junit));
    const ShellResult result = shell.run("xmllint --noout --nonet --schema '" PROJECT_DIR
                                         "/tests/grading/junit.xsd' report.xml");
    EXPECT_EQ(result.status, 0) << result.err << shell.read("report.xml");
  }
}

TEST(Junit, CountsWhatFailedAndWhatDidNotRun) {
  Report report = sampleReport();
  report.parts[1].tests[1].status = TestStatus::notRun;
  EXPECT_THAT(written(report, Format::junit),
              HasSubstr("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\""));
}

TEST(Junit, AnUngradedSubmissionIsAnError) {
  const std::string xml = written(reportWithProblem(), Format::junit);
  EXPECT_THAT(xml, HasSubstr("tests=\"2\" failures=\"0\" errors=\"2\" skipped=\"0\""));
  EXPECT_THAT(xml, HasSubstr("message=\"cannot unpack it: it is damaged.\""));
}

TEST(Classroom, ResultIsWhatTheReporterReads) {
  const Shell shell;
  shell.write("result", written(sampleReport(), Format::classroom));
  const Json result = Json::parse(shell.run("base64 -d result").out);
  EXPECT_EQ(result["version"], 1);
  EXPECT_EQ(result["status"], "fail");
  EXPECT_EQ(result["max_score"], 7);
  double score = 0;
  for (const Json& test : result["tests"]) {
    EXPECT_THAT(test["status"], testing::AnyOf("pass", "fail"));
    score += test["score"].get<double>();
  }
  EXPECT_DOUBLE_EQ(score, 4.25);
}

TEST(Classroom, FullMarksPass) {
  Report report;
  report.isComplete = true;
  report.marks = report.outOf = 15;
  const Shell shell;
  shell.write("result", written(report, Format::classroom));
  EXPECT_EQ(Json::parse(shell.run("base64 -d result").out)["status"], "pass");
}

TEST(Csv, CellsThatSpreadsheetsWouldTakeForFormulasAreTexts) {
  EXPECT_EQ(csvCell("=cmd|'/c calc'!A0"), "'=cmd|'/c calc'!A0");
  EXPECT_EQ(csvCell("+1"), "'+1");
  EXPECT_EQ(csvCell("-1"), "'-1");
  EXPECT_EQ(csvCell("@SUM(A1)"), "'@SUM(A1)");
  EXPECT_EQ(csvCell("\t=1"), "'\t=1");
  EXPECT_EQ(csvCell("\r=1"), "?=1");
  EXPECT_EQ(csvCell("a,b \"c\"\n=d"), "\"a,b \"\"c\"\"\n=d\"");
  EXPECT_EQ(csvCell("Ada"), "Ada");
}

TEST(Csv, ALineHasTheMarksOfEachPart) {
  EXPECT_EQ(written(sampleReport(), Format::csv),
            "submission,marks,outOf,a,b,complete,standard,seconds,suspicious,problem\r\n"
            "\"ada, \"\"the\"\" <student>\",4.25,7,3,1.25,yes,c++20,8.1,0,\r\n");
}

TEST(Csv, AReportWithoutAPartLeavesItsCellEmpty) {
  Report other = sampleReport();
  other.parts.pop_back();
  EXPECT_THAT(toCsv({sampleReport(), other}), HasSubstr(",4.25,7,3,,yes"));
}

TEST(Csv, AnUngradedSubmissionHasNoMarksButAReason) {
  EXPECT_THAT(written(reportWithProblem(), Format::csv),
              HasSubstr("\r\nfay,,7,,,no,,8.1,0,cannot unpack it: it is damaged.\r\n"));
}

TEST(Gradescope, SaysWhyNothingWasGraded) {
  const Json results = Json::parse(written(reportWithProblem(), Format::gradescope));
  expectGradescope(results);
  EXPECT_THAT(results["output"], HasSubstr("could not be graded: cannot unpack it"));
  EXPECT_THAT(results["output"], Not(HasSubstr("time ran out")));
}

TEST(WriteWhole, NamesTheFileThatItCannotWrite) {
  const Shell shell;
  for (const std::string file : {"no/report", "."}) {
    try {
      writeWhole(shell.path(file), "three");
      FAIL() << "it wrote to " << file;
    } catch (const std::runtime_error& error) {
      EXPECT_THAT(error.what(), HasSubstr(shell.path(file).string() + ": "));
      EXPECT_THAT(error.what(), Not(HasSubstr(".part")));
    }
  }
}

TEST(WriteWhole, LeavesNothingElseBehind) {
  const Shell shell;
  writeWhole(shell.path("report"), "one");
  writeWhole(shell.path("report"), "two");
  EXPECT_EQ(shell.read("report"), "two");
  EXPECT_EQ(shell.run("ls").out, "report\n");
  EXPECT_THROW(writeWhole(shell.path("no/report"), "three"), std::runtime_error);
}

}  // namespace
}  // namespace grading
